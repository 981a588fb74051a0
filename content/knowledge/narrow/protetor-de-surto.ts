import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const protetorDeSurto: NarrowConcept[] = [
  {
    id: "protetor-vale-a-pena",
    broader: "protetor-de-surto",
    label: "Protetor de surto no portão vale a pena",
    phrase: "se o protetor de surto vale a pena no portão",
    asks: [
      "placas compensa protetor surto",
      "compensa colocar protetor surto portão",
      "protetor surto vale",
      "dps vale",
      "protetor surto precisa",
      "precisa dps",
      "precisa protetor surto",
      "dps necessário",
      "protetor surto funciona",
      "dps funciona",
      "dps protege placa",
      "dps quadro protege placa",
      "dps protege portão",
      "dps resolve",
      "protetor raio vale",
      "protetor raio funciona",
      "vale pena dps",
      "protetor surto motor portão",
      "protetor surto motor",
      "protetor contra surto motor portão",
      "protetor contra surto portão",
      "protetor contra raio motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, protetor de surto no portão vale a pena onde há aterramento: o DPS desvia para a terra boa parte do pico de raio que queimaria a placa e custa menos que uma central nova. Sem fio terra não funciona, e aí a medição do terra vem primeiro.",
        "Sim, o DPS no quadro protege a placa do portão contra boa parte dos picos de raio e da rede, desde que haja fio terra e o módulo não esteja gasto. Ele não segura raio direto, falta de fase nem água na placa. Se o motor fica longe do quadro, um segundo DPS perto dele ajuda.",
        "DPS no portão compensa, sobretudo se a placa já queimou em tempestade, se a rua tem fios no poste ou se o motor fica longe do quadro. Ele funciona mesmo, mas raio direto, água e motor em curto continuam queimando.",
        "Vale a pena gastar com DPS para o portão eletrônico, porque a peça custa menos que a placa e protege a cada surto; precisa mesmo de terra medido. Sem aterramento, o protetor não tem para onde desviar, e desligar o disjuntor na tempestade é a saída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o protetor de surto compensa", "Vale ou não vale: por caso"],
        slots: [
          [
            "Compare com a sua casa. Quanto mais cabo externo o portão tem, mais entradas o surto encontra.",
            "Os casos abaixo dizem se vale no seu. Cabo longo aumenta o risco.",
            "Veja em qual você está. O risco cresce com cabo e rua aérea.",
          ],
        ],
        bullets: [
          "Placa já queimada em tempestade: vale",
          "Fios no poste e motor longe do quadro: vale",
          "Interfone ou câmera ligados à central: vale mais",
          "Sem aterramento: primeiro o terra, depois o DPS",
          "Casa de aluguel: desligue o disjuntor antes da chuva",
        ],
      },
      {
        about: "what",
        headings: ["Como o protetor de surto funciona", "O que o DPS faz pela placa"],
        slots: [
          [
            "Na tensão normal ele não faz nada; quando a tensão dispara, abre caminho para a terra em fração de segundo. O pico vem de raio na região, de manobra da rede ou da volta da luz.",
            "Em repouso até o pico, ele então desvia a energia para o aterramento. O raio não precisa cair na casa, porque o surto vem pela fiação.",
            "Ao subir a tensão, o DPS desvia para a terra. O surto viaja pelos fios da rua, mesmo de longe.",
          ],
          [
            "O cabo longo até a garagem funciona como antena, e a placa é a peça mais sensível. O disjuntor e o DR não protegem contra o pico, cada um tem a sua função.",
            "Motor longe do quadro recebe surto pelo próprio cabo. Disjuntor e DR não fazem esse papel.",
            "A fiação até o portão capta o surto. DR e disjuntor cuidam de outras coisas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o DPS é instalado", "Etapas no quadro e no terra"],
        slots: [
          [
            "O aterramento é medido primeiro; depois, com a energia geral desligada, instala-se um módulo por fase, com cabos curtos. Quem faz é eletricista, e com terra pronto leva até {trade.smallRepair}.",
            "Mede-se o terra, e o módulo entra por fase, sem energia. Terra pronto, {trade.smallRepair}.",
            "O serviço começa pelo terra e segue no quadro, um módulo por fase. Leva até {trade.smallRepair} se o terra está feito.",
          ],
          [
            "Motor distante pode receber um segundo DPS junto dele, em caixa vedada. O indicador, em geral verde, fica vermelho quando acaba.",
            "Quando o motor fica longe do quadro, um segundo módulo junto dele ajuda. Indicador verde mostra proteção ativa, e vermelho pede troca.",
            "A ponta do circuito longo ganha outro módulo. Olhe o indicador depois de cada temporal.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Módulo, mão de obra e aterramento"],
        slots: [
          [
            "O módulo é a parte barata, a mão de obra no quadro vem depois e o terra, se falta, é o que mais soma. A comparação certa é com a placa nova, que a próxima tempestade pode cobrar.",
            "Quadro com espaço e terra pronto deixa barato. Aterramento novo é o maior custo.",
            "Do mais barato ao mais caro: módulo, serviço e terra novo. Uma placa custa mais que os três somados em boa parte dos casos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DPS protege também a casa?",
        answers: [
          "O do quadro protege os circuitos dele, inclusive outros aparelhos. Por isso ele costuma ficar na entrada do quadro.",
          "Sim, todos os circuitos ligados àquele quadro, como geladeira e televisão. Por isso ele é instalado na entrada.",
        ],
      },
      {
        question: "Nobreak substitui o protetor?",
        answers: [
          "Não. O nobreak cuida da falta de luz; o pico é com o DPS. Os dois podem trabalhar juntos.",
          "De forma nenhuma, porque cada um cuida de um problema. O DPS fica antes e protege inclusive o nobreak.",
        ],
      },
      {
        question: "Quanto dura um DPS no portão?",
        answers: [
          "A duração depende dos surtos que desviou. O indicador, em geral verde, muda para vermelho no fim da vida.",
          "Varia com os surtos que ele desviou, de um temporal a vários anos. Indicador vermelho quer dizer que já não protege.",
        ],
      },
      {
        question: "O DPS garante que a placa não queima?",
        answers: [
          "Não garante: raio direto, água e motor em curto continuam queimando. Ele reduz muito o risco mais comum, o da rede.",
          "Ele reduz o risco, sem garantir. Raio direto, água na caixa e motor em curto ainda podem queimar a central.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  },
  {
    id: "qual-protetor-de-surto",
    broader: "protetor-de-surto",
    label: "Qual protetor de surto usar no portão",
    phrase: "o protetor de surto certo para o portão",
    asks: [
      "qual protetor surto",
      "qual dps",
      "melhor dps",
      "melhor protetor surto",
      "dps classe",
      "dps quantos ka",
      "tipo dps",
      "qual protetor raio",
      "dps 275",
      "dps 220",
      "dps motor portão 220",
      "dps motor portão 127",
      "dps para portão eletrônico",
      "dps 175",
      "dps portão qual",
      "protetor surto comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para o portão de casa, compre DPS classe II para o quadro, um módulo por fase: em rede de 127/220 V, os de 175 V ou 275 V são os usuais, porque ficam acima dos 127 V entre fase e terra. Motor de 220 V em duas fases pede dois módulos, e nenhum funciona sem aterramento.",
        "O protetor de surto certo para motor de 220 V é o DPS classe II, de trilho, com 175 V ou 275 V de tensão máxima em rede 127/220 V, um por fase. São dois módulos em 220 V de duas fases, ligados ao terra com cabo curto; filtro de linha não substitui.",
        "Qual DPS usar no portão: classe II serve na maioria das casas, com tensão de 175 ou 275 volts em rede 127/220 V e indicador de vida útil. Conte um módulo por fase, dois no motor de 220 V, instalados no quadro por eletricista e com aterramento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que ler na embalagem do DPS", "Classe, tensão e quantidade de módulos"],
        slots: [
          [
            "DPS é o dispositivo que desvia o pico para a terra. Cinco dados da embalagem bastam para acertar.",
            "O DPS leva o surto para o aterramento antes de a placa sentir. Confira estes dados.",
            "Cada dado responde a uma pergunta: onde, quanto e quantos.",
          ],
        ],
        bullets: [
          "Classe II: quadro de casa; classe I: entrada exposta a raio direto; classe III: junto do aparelho",
          "Tensão: 175 V ou 275 V em rede 127/220 V",
          "Quantidade: um por fase, dois em 220 V de duas fases",
          "Corrente: em kA, de 20 a 40 é comum em casa",
          "Indicador: verde em uso, vermelho para trocar",
        ],
      },
      {
        about: "visit",
        headings: ["Onde o DPS é instalado", "Ligação do protetor no quadro e no motor"],
        slots: [
          [
            "Com a energia geral desligada, o eletricista mede o terra e fixa o módulo na entrada do quadro, com cabo curto até o barramento. Motor distante, a uns 10 metros ou mais, recebe um segundo DPS perto dele, em caixa vedada.",
            "O eletricista desliga tudo, confere o aterramento e monta o DPS logo na chegada do quadro. Se o motor está longe, mais de 10 metros, outro módulo fica junto dele.",
            "Terra medido, módulo na entrada e cabo curto: é isso que faz o DPS atuar. A partir de uns 10 metros de distância, convém um segundo no motor.",
          ],
          [
            "Interfone e câmera que vão à rua pedem protetor próprio de sinal, porque o surto também entra por ali. Sem terra, nada disso adianta.",
            "Cabo de câmera e de interfone tem o seu protetor, já que é outra porta do surto. O aterramento é condição de todos.",
            "O pico chega também pelo fio do interfone ou da câmera, e cada linha leva o seu protetor, sempre aterrado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no quadro, só olhando", "Verificação visual e tempestade"],
        slots: [
          [
            "Abra apenas a portinha e não tire a tampa que cobre os fios, onde há barramento vivo mesmo com tudo desligado.",
            "Olhe pela frente, sem tocar. Atrás da proteção interna há tensão com os disjuntores desligados.",
            "A conferência é com os olhos e a proteção no lugar.",
          ],
        ],
        steps: [
          "Procure módulos marcados DPS.",
          "Veja a cor do indicador de cada um.",
          "Procure o disjuntor só do portão.",
          "Em tempestade forte, desligue esse disjuntor antes dos raios.",
          "Voltou a luz, espere alguns minutos e religue.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Protetor de tomada serve para o motor?",
        answers: [
          "Não no lugar do DPS: a proteção é pequena, e o motor deve ter circuito próprio, e não tomada.",
          "Serve a aparelho leve. Para o portão, DPS no quadro e terra.",
        ],
      },
      {
        question: "Posso instalar o DPS sozinho?",
        answers: [
          "Não. O quadro tem barramento energizado, e cabo longo ou terra errado anula a proteção.",
          "Melhor não: é serviço de eletricista, pelo risco e pela ligação.",
        ],
      },
      {
        question: "Quanto custa comparado a uma placa?",
        answers: [
          "O DPS custa menos que uma central de motor, e protege também o resto da casa. A instalação é rápida quando já existe aterramento.",
          "Bem menos que uma placa nova. Fazer o terra, se falta, é o que mais pesa.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar o DPS?",
        answers: [
          "Quando o indicador muda de cor, o que pode levar anos ou um temporal. Olhe depois de cada tempestade forte.",
          "Não há prazo: vermelho é trocar. Confira na revisão, {visits.home}.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna",
  },
  {
    id: "filtro-de-linha-no-portao",
    broader: "protetor-de-surto",
    label: "Filtro de linha no portão",
    phrase: "o filtro de linha no motor do portão",
    asks: [
      "filtro linha",
      "filtro linha motor",
      "filtro linha portão",
      "régua tomada motor",
      "protetor tomada portão",
      "estabilizador portão",
      "estabilizador motor portão",
      "filtro de linha ou dps",
    ],
    intent: "question",
    answers: {
      any: [
        "Entre filtro de linha ou DPS, no motor do portão use o DPS: é ele que desvia para a terra o pico de raio e da rede, instalado no quadro, um por fase. O filtro de linha é feito para aparelho leve, aquece na partida do motor e protege pouco a placa. Sem fio terra, nenhum dos dois funciona como deve.",
        "Tem problema, sim: filtro de linha não é indicado para o motor do portão, porque é feito para aparelhos leves, aquece na partida e protege pouco a placa. O certo é circuito próprio com disjuntor e DPS no quadro, um por fase, ligado ao fio terra.",
        "Não ligue motor de portão no filtro de linha nem em régua de tomada: o contato esquenta a cada partida e o varistor dele segura pouco surto. Quem protege a placa é o DPS no quadro, com aterramento; régua no tempo ainda dá choque.",
        "Filtro de linha não protege a placa do portão como se espera: sem terra, não desvia o pico, e não aguenta a corrente de partida do motor. Troque por circuito só do portão, cabo de 2,5 mm² e DPS no quadro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que protege o portão de verdade", "Filtro de linha, estabilizador ou DPS"],
        slots: [
          [
            "O DPS, protetor de surto, fica no quadro e desvia o pico para o terra antes de ele chegar à placa. Compare com o que se liga na tomada.",
            "Protetor de surto de verdade é o DPS do quadro, com terra. Os outros fazem menos do que parecem.",
            "Cada aparelho faz uma coisa, e só um foi feito para surto de rede.",
          ],
        ],
        bullets: [
          "DPS Classe II no quadro: desvia surto da rede e de raio; um por fase, com terra.",
          "Filtro de linha: varistor pequeno, que acaba sem aviso; só para aparelho leve.",
          "Régua comum: nenhuma proteção, apenas tomadas.",
          "Estabilizador: não aguenta a partida do motor.",
          "Nobreak de portão: segura a falta de luz, e precisa de DPS.",
        ],
      },
      {
        about: "safety",
        headings: ["Riscos do filtro perto do motor", "Tomada e régua no tempo"],
        slots: [
          [
            "Régua no chão da garagem recebe água, e contato frouxo esquenta a cada partida, com risco de choque e fogo. Se o seu está assim, desligue o disjuntor antes de tirar da tomada.",
            "Filtro ao tempo ou no piso molhado dá choque, e tomada frouxa derrete. Corte o disjuntor antes de desconectar.",
            "Umidade e mau contato fazem da régua um risco de fogo. Só a retire com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fica a ligação certa", "Circuito próprio e DPS"],
        slots: [
          [
            "O eletricista leva do quadro um circuito só do portão, com cabo de no mínimo 2,5 mm², disjuntor próprio e terra. O primeiro passo é medir o aterramento, porque sem ele o DPS não tem para onde desviar.",
            "Do quadro sai uma linha exclusiva, de 2,5 mm² ou mais, com disjuntor e terra medidos. O DPS depende desse terra.",
            "Circuito exclusivo, cabo de 2,5 mm², disjuntor e aterramento conferido são a base, e o DPS entra depois.",
          ],
          [
            "O custo depende dos metros até o quadro e de existir terra; o DPS em si é barato perto de uma placa. Em geral fica pronto em meio dia.",
            "Pesam a distância e o terra, se falta. DPS custa pouco comparado a uma central nova, e o serviço leva cerca de meio dia.",
            "Cabo e aterramento formam o preço, e o DPS é a menor parte. Conte meio dia de trabalho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E o módulo Wi-Fi ou a fonte, podem usar filtro?",
        answers: [
          "Podem, se forem leves e ficarem em lugar seco. O motor, não.",
          "Aparelho pequeno, dentro de casa, sim. Motor e nobreak do portão, não.",
        ],
      },
      {
        question: "O nobreak protege o portão contra surto?",
        answers: [
          "Em parte. Some o DPS no quadro, que protege também o nobreak.",
          "O próprio para motor traz alguma proteção, mas quem desvia o pico é o DPS.",
        ],
      },
      {
        question: "Como sei se o filtro já queimou?",
        answers: [
          "Muitas vezes não dá para saber: a luz continua acesa com o varistor gasto. Por isso ele não é proteção confiável.",
          "O varistor acaba sem sinal. O DPS tem um visor que muda de cor quando precisa ser trocado.",
        ],
      },
      {
        question: "Posso usar extensão até chegar o eletricista?",
        answers: [
          "Melhor não: fio fino derruba a tensão e esquenta. Se o portão é de correr ou de abrir, use na mão, destravado e sem energia; basculante fica parado.",
          "Não é seguro. Até lá, deslizante e pivotante retos vão na mão, com o disjuntor desligado; basculante não se destrava.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra de como o motor está ligado hoje",
  },
];
