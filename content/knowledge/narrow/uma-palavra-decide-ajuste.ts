import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which voltage, which size, how slow: choices and settings in which one word of the title decides. */
export const umaPalavraDecideAjuste: NarrowConcept[] = [
  {
    id: "trava-12-ou-24-volts",
    broader: "trava",
    label: "Trava elétrica de 12 V ou 24 V",
    phrase: "a tensão da trava elétrica",
    asks: [
      "trava precisa módulo",
      "trava elétrica precisa módulo",
      "trava elétrica módulo",
      "módulo trava elétrica",
      "módulo para trava",
      "trava elétrica portão precisa módulo",
      "trava 12v 24v",
      "trava elétrica 12v 24v",
      "trava 12 24 volts",
      "trava elétrica 12 24 volts",
      "trava 12 ou 24",
      "trava elétrica 12v",
      "trava elétrica 24v",
      "trava elétrica quantos volts",
      "voltagem trava elétrica",
      "tensão trava elétrica",
    ],
    intent: "question",
    answers: {
      any: [
        "A trava elétrica do portão é de 12 ou 24 volts conforme a central: use a tensão da saída de trava, 12 V ou 24 V, escrita no manual e ao lado do borne da placa. Na errada ela não solta ou queima; sem essa saída, entra um módulo com fonte própria.",
        "Trava elétrica 12V ou 24V no portão de correr: quem decide é a placa, porque a trava precisa ser da tensão que a saída da central entrega, 12 V ou 24 V. Leia no manual; nenhuma é mais forte que a outra, e trocadas elas queimam ou não soltam.",
        "Existem trava elétrica de 12 V e de 24 V, e a certa é a que a central do portão alimenta na saída de trava. O manual da placa traz o número; se não há saída, usa-se um módulo com fonte, e a trava segue a tensão dele.",
        "A trava elétrica precisa de módulo quando a placa do portão não tem saída própria para ela; com saída, liga-se direto, na tensão escrita ao lado do borne. O módulo dá um toque curto de energia e evita que a bobina queime. A foto da etiqueta do motor mostra qual é o caso e o valor instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ler a tensão certa", "Central, módulo ou fonte: como saber"],
        slots: [
          [
            "A tensão está no manual da central, junto com a corrente máxima que a saída aguenta, e muitas vezes impressa ao lado do borne, marcado como trava ou lock. Você lê o manual; olhar a placa é do técnico, porque há tensão da rede sob a tampa.",
            "Procure no manual a saída de trava, ou lock: ali vêm os volts e o limite de corrente. O mesmo número costuma estar no borne, que só o técnico deve ver, já que a placa tem partes energizadas.",
            "O manual da central diz quantos volts e quanta corrente a saída de trava fornece. A marcação lock no borne repete isso, mas fica por baixo da tampa, com energia, e por isso é conferida na visita.",
          ],
          [
            "Central sem saída usa um módulo de trava, que recebe o comando e alimenta a bobina por fonte separada. Cabo comprido derruba a tensão, e no portão de correr, com a trava no batente, o fio precisa ser mais grosso.",
            "Se não há saída própria, o módulo de trava faz a ligação com uma fonte só para ela. Em distância longa, comum no de correr, aumenta-se a bitola para a tensão chegar inteira.",
            "Na falta da saída, instala-se módulo com fonte, que aciona a bobina no comando de abrir. Fio longo até o batente pede bitola maior, senão a trava fica sem força.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que escolher além da tensão", "Trava para o portão de correr"],
        slots: [
          [
            "No de correr, a trava vai no batente, onde a folha precisa parar sempre no mesmo ponto, ou o pino não entra. Escolha modelo para área externa e com abertura por chave, para a falta de luz.",
            "A trava fica na ponta em que a folha encosta, e só funciona se ela chega sempre igual. Prefira a vedada contra chuva e com destrave por chave, que salva quando falta energia.",
            "O pino só entra se a folha de correr para sempre na mesma posição, no batente. Na compra, olhe a vedação contra chuva e a chave para abrir sem energia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da trava", "Peça, módulo e cabo na conta"],
        slots: [
          [
            "A de 12 V e a de 24 V custam parecido; o que muda a conta é o módulo, se a central não tem saída, o cabo até o batente e a solda do suporte. Trava e instalação são orçadas juntas por foto.",
            "O preço não depende dos volts. Encarecem o módulo com fonte, a distância do cabo e o suporte soldado no batente, tudo num valor único com a mão de obra.",
            "Entre 12 e 24 volts quase não há diferença de preço. Módulo, metros de cabo e suporte pesam mais, e o orçamento reúne peça e serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece com trava de 12 V em saída de 24 V?",
        answers: [
          "A bobina recebe o dobro da tensão, esquenta e queima, às vezes levando junto a saída da placa.",
          "Ela aquece demais e acaba queimando. A saída da central pode ir junto, e a placa custa mais que a trava.",
          "Queima a bobina em pouco tempo e põe em risco a placa. Não teste, mesmo por um instante.",
        ],
      },
      {
        question: "E trava de 24 V em saída de 12 V?",
        answers: [
          "Ela não tem força para soltar, e o motor puxa a folha presa. Parece motor fraco, e o desgaste fica na engrenagem.",
          "A bobina fica sem força, o pino não recua e o motor força contra ele. Desligue até trocar.",
          "Falta força para recolher o pino. O motor ronca com a folha travada, o que gasta o conjunto.",
        ],
      },
      {
        question: "A trava é de corrente contínua ou alternada?",
        answers: [
          "Depende do modelo e da central, e precisa coincidir também. A etiqueta da trava e o manual dizem, por exemplo, 12 VCC ou 12 VCA.",
          "Há das duas. Além dos volts, confira VCC (contínua) ou VCA (alternada) na trava e na saída da placa.",
          "Os dois tipos existem. Olhe a sigla ao lado do número: VCC é contínua, VCA é alternada, e as duas partes devem combinar.",
        ],
      },
      {
        question: "A trava abre quando falta luz?",
        answers: [
          "A de pino continua trancada sem energia, e por isso se escolhe modelo com chave. Sem a chave, o portão fica preso mesmo destravado do motor.",
          "Não: sem energia o pino fica no lugar. Abre-se pela chave da própria trava, que deve ficar à mão.",
          "Continua presa. Por isso importa a abertura por chave, usada antes de mover a folha na mão.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, com a tampa fechada, e do lado em que o portão fecha",
  },
  {
    id: "pintar-a-cremalheira",
    broader: "cremalheira",
    label: "Pintar a cremalheira",
    phrase: "a pintura da cremalheira",
    asks: [
      "pintar cremalheira",
      "pintar cremalheira pode",
      "tinta cremalheira",
      "cremalheira pintada",
      "pode pintar cremalheira",
      "pintei cremalheira",
    ],
    intent: "question",
    answers: {
      any: [
        "Não pinte os dentes da cremalheira do portão: a tinta muda a folga de {rack.clearance}, descasca e entra na engrenagem do motor. O corpo e o suporte de aço você pode pintar contra ferrugem, com o disjuntor desligado e os dentes cobertos por fita.",
        "Pode pintar a cremalheira só no corpo e nos suportes, nunca nos dentes, porque a camada de tinta altera a folga e faz o portão pular. Desligue o disjuntor e proteja os dentes com fita; a de nylon não precisa de tinta nenhuma.",
        "Pintar a cremalheira só vale para a parte que não engrena: nos dentes, a tinta solta casca e come a folga de {rack.clearance}. Cubra-os com fita, corte o disjuntor antes e, na de aço, proteja os dentes com o lubrificante do manual.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como proteger a cremalheira da ferrugem", "O que usar no lugar da tinta"],
        slots: [
          [
            "Na de aço, o que protege os dentes é uma película fina de lubrificante que não junte areia, a cada {rack.months}. A de nylon não enferruja e pede só limpeza.",
            "Dente de aço se protege com lubrificante próprio, em camada fina e a cada {rack.months}, e não com tinta. No nylon basta escova seca.",
            "A cada {rack.months}, limpe e passe pouco lubrificante nos dentes de aço. Os de nylon dispensam produto, porque não têm ferrugem.",
          ],
          [
            "Antes de pintar o portão, cubra com fita a cremalheira, o trilho, as roldanas e as lentes da fotocélula.",
            "Na pintura da folha, proteja também trilho, roldanas e fotocélula, cuja lente suja de tinta deixa o portão sem fechar.",
            "Fita na cremalheira, no trilho, nas rodas e na lente da fotocélula evita defeito depois da pintura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se já pintaram os dentes", "Como tirar a tinta dos dentes"],
        slots: [
          [
            "No nylon, nada de solvente, que resseca e trinca o dente. A escova tira o que está solto, e a engrenagem fica para o técnico, com a tampa no lugar.",
            "Use só escova, porque solvente estraga o nylon. Não tente limpar a engrenagem: ela é do técnico.",
            "Solvente trinca o dente de nylon, então trabalhe com escova seca. Na engrenagem do motor não se mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise quem está em casa.",
          "Escove os dentes à vista, longe da engrenagem.",
          "Varra a casca de tinta do trilho.",
          "Religue e ouça um ciclo de longe: pulo ou estalo pede o acerto da folga.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a tinta atrapalhou", "O que a tinta causa nos dentes"],
        slots: [
          [
            "Estalo na partida, pulo de dente e raspas coloridas perto do motor mostram que a tinta está saindo no engate. Pare de acionar, porque a casca gasta a engrenagem, que custa mais que a limpeza.",
            "Se o portão estala, pula ou solta farelo de tinta junto do motor, o engate está sujo. Deixe desligado até limpar, já que a engrenagem é a que sofre.",
            "Farelo de tinta, tec-tec e tranco são os sinais. Desligue até a limpeza, para poupar os dentes da engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tinta estraga o motor?",
        answers: [
          "Pode estragar a engrenagem: com a folga menor, ela força o eixo, e a casca solta come os dentes.",
          "Sim, se fica no engate. Tira-se a tinta e acerta-se a folga antes que os dentes se gastem.",
        ],
      },
      {
        question: "Quanto custa acertar depois da pintura?",
        answers: [
          "Limpeza e folga entram na visita de ajuste, a partir de {price.preventive} em casa, sem peças. Trecho de dente comido soma a peça.",
          "O ajuste em residência começa em {price.preventive}, fora as peças. Só se troca gomo quando o dente já se foi.",
        ],
      },
      {
        question: "Cremalheira enferrujada precisa trocar?",
        answers: [
          "Só se os dentes estão comidos. Ferrugem leve sai com escova e recebe lubrificante.",
          "Não, se o desenho do dente está inteiro. Escove, lubrifique e troque apenas o trecho gasto.",
        ],
      },
      {
        question: "Que tinta usar no corpo?",
        answers: [
          "A mesma da folha, sobre fundo contra ferrugem, só no corpo de aço. Deixe secar antes de religar o motor.",
          "Fundo anticorrosivo e a tinta do portão servem, longe dos dentes. Só ligue o motor com tudo seco.",
        ],
      },
    ],
    photo: "fotos da cremalheira de perto e da engrenagem, com o disjuntor desligado",
  },
  {
    id: "nobreak-pela-potencia",
    broader: "nobreak",
    label: "Nobreak pela potência do motor",
    phrase: "o nobreak para a potência do motor",
    asks: [
      "nobreak 1/4",
      "nobreak 1/3",
      "nobreak 1/2",
      "nobreak 1/2 hp",
      "nobreak 1/4 hp",
      "nobreak 1/3 hp",
      "nobreak hp",
      ...combine(
        ["nobreak"],
        [
          "motor 1/4",
          "motor 1/3",
          "motor 1/2",
          "motor 1/2 hp",
          "motor 1/4 hp",
          "motor hp",
          "potência motor",
          "quantos va",
          "quantos va motor",
          "qual potência",
          "quantos watts",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        'O nobreak para portão com motor de 1/2 HP faz, em geral, de 10 a 30 aberturas, menos que no motor de 1/4 HP. O aparelho deve ser próprio para portão e trazer no rótulo "até 1/2 HP". A foto da etiqueta do motor dá o modelo e o valor, já com a instalação.',
        "Para motor de portão de 1/4, 1/3 ou 1/2 HP, use um nobreak próprio para portão, com essa potência ou maior escrita no rótulo. Na partida, o motor puxa várias vezes a corrente normal, e o nobreak de computador desliga. O valor sai de graça pela foto da etiqueta do motor, com ou sem a instalação.",
        'Para saber quantos VA o nobreak do portão precisa ter, olhe primeiro a potência do motor. Como valor típico, o motor de 1/4 HP usa nobreak de portão de 1.000 VA ou mais, e o de 1/2 HP, de 1.500 VA ou mais. O que decide é o rótulo, que deve dizer "portão, até 1/4 HP" ou "até 1/2 HP".',
        "Cada potência de motor tem o seu nobreak: o aparelho de 1/4 HP desliga na partida de um motor de 1/2 HP. Motor com inversor ou de 24 V usa o nobreak ou a bateria da própria linha. Mande a foto da etiqueta e dizemos o modelo e o preço, com peça e mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler na etiqueta antes de comprar", "Da etiqueta ao nobreak"],
        slots: [
          [
            "A etiqueta do motor traz a potência e a tensão, e o modelo diz se a placa tem inversor, que varia a velocidade. Estes pontos decidem a compra.",
            "A foto da etiqueta do motor já mostra quase tudo. Se a placa tem inversor, que varia a velocidade, o nobreak precisa ser compatível.",
            "A potência e a tensão vêm na etiqueta do motor. O inversor, que varia a velocidade, aparece no nome do modelo ou no manual.",
          ],
        ],
        bullets: [
          "Potência: o HP do motor aparece no rótulo do nobreak, igual ou maior",
          "Tensão: a saída do nobreak é a do motor, 127 V ou 220 V",
          "Tipo de motor: comum, com inversor ou de 24 V, que usa bateria própria",
          "Uso: quantas vezes o portão precisa abrir sem luz e se a folha é pesada",
          "Lugar: ponto seco e ventilado perto do motor",
        ],
      },
      {
        about: "choose",
        headings: ["Quantas aberturas ele dá", "Para ter mais aberturas sem luz"],
        slots: [
          [
            "Em folha leve com motor de 1/4 HP, o comum é de 20 a 50 aberturas, e com 1/2 HP, de 10 a 30. Folha pesada reduz o número pela metade. Se o modelo aceita uma segunda bateria, o portão abre mais vezes.",
            "Quanto mais forte o motor, menos ciclos a mesma bateria rende: em geral de 20 a 50 com folha leve. Se precisar de mais, confira se o aparelho aceita bateria extra e deixe a folha andar leve.",
            "A ficha do nobreak promete, em geral, de 20 a 50 ciclos em portão leve, e menos com motor maior. Bateria adicional ajuda quando o modelo permite, e roldana ou contrapeso em ordem, sempre.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "O que o técnico confere"],
        slots: [
          [
            "O técnico lê a etiqueta, mede a corrente na partida e confere se a folha anda leve. Depois liga o nobreak só ao portão, com disjuntor e terra. No fim, desliga a rede e testa as aberturas.",
            "Primeiro o técnico mede a corrente do motor e confere se a folha anda leve. Depois faz a ligação, com disjuntor e terra, em lugar ventilado. No fim, corta a rede e conta as aberturas.",
            "O técnico mede a partida, acerta o que faz a folha pesar e instala o nobreak em lugar seco, com disjuntor e terra. O teste final é feito com a rede desligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o nobreak de computador não serve?",
        answers: [
          "O nobreak de computador desarma ou queima na partida do motor, que puxa muito mais corrente que um computador.",
          "Mesmo o grande não serve: a partida do motor passa do limite dele, e o aparelho desliga ou estraga.",
        ],
      },
      {
        question: "O nobreak de 1/4 HP serve em motor maior?",
        answers: [
          "Não convém: a partida passa do limite, e ele desliga na hora de abrir.",
          "Em geral, não: falta força na partida. O contrário pode: aparelho maior em motor menor só dá mais aberturas.",
        ],
      },
      {
        question: "Quanto dura a bateria?",
        answers: [
          "Em geral, de 2 a 4 anos, menos em garagem quente. O aviso do fim é fazer bem menos aberturas que no começo.",
          "De 2 a 4 anos, na maioria das casas. Teste a cada seis meses com a rede desligada e anote os ciclos.",
        ],
      },
      {
        question: "Meu motor é de 24 V. Preciso de nobreak?",
        answers: [
          "Muitos motores de 24 V aceitam bateria própria, que dispensa o nobreak. A ficha do modelo diz.",
          "Em geral basta a bateria da linha do motor. Nobreak comum não é o indicado para ele.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do lugar onde o nobreak vai ficar",
  },
  {
    id: "diminuir-a-velocidade",
    broader: "regulagem",
    label: "Diminuir a velocidade do portão",
    phrase: "a diminuição da velocidade do portão",
    asks: [
      ...combine(
        ["abaixar", "diminuir", "reduzir", "baixar"],
        ["velocidade portão", "velocidade motor", "velocidade fechamento"],
      ),
      "portão mais devagar",
      "deixar portão mais devagar",
      "deixar motor mais lento",
      "fazer portão fechar devagar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para diminuir a velocidade do portão, o motor precisa ter inversor ou desaceleração na central: o técnico abaixa o valor no menu e testa a reversão, em visita que em casa parte de {price.preventive}, sem peças. Motor comum tem uma velocidade só, e nele se ajusta apenas a freada do fim.",
        "Abaixar a velocidade do motor depende da placa: com inversor, reduz-se abertura e fechamento em separado; sem ele, não dá para baixar a velocidade de motor comum, só ativar a parada suave. O ajuste na central custa desde {price.preventive} na residência, fora peças.",
        "Se o portão novo é muito rápido e assusta, quase sempre tem inversor, e a velocidade se reduz na central em poucos minutos, por visita que começa em {price.preventive} em casa, sem peças. Portão que ficou rápido de repente não se regula: pode ser folha sem equilíbrio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada motor permite", "Inversor, rampa ou motor comum"],
        slots: [
          [
            "A placa decide o que se pode mudar.",
            "Veja qual é o seu caso antes de pedir o ajuste.",
            "São três tipos de motor e três respostas.",
          ],
        ],
        bullets: [
          "Com inversor: velocidade de abrir e de fechar, em separado",
          "Sem inversor, com desaceleração: só o fim do curso fica lento",
          "Motor comum sem rampa: velocidade fixa",
          "Força: não muda a velocidade, e mexer nela é perigoso",
        ],
      },
      {
        about: "check",
        headings: ["Como é feita a redução, passo a passo", "O que você faz e o que o técnico faz"],
        slots: [
          [
            "Sob a tampa há tensão da rede, por isso quem mexe na central é o técnico. A você cabem a medida e o teste.",
            "Você cronometra e confere, e o técnico ajusta, porque a placa fica ligada à rede. A ordem é esta.",
            "O ajuste na placa é do técnico, pela tensão que há ali. Antes e depois, a conferência é sua.",
          ],
        ],
        steps: [
          "Cronometre uma abertura e um fechamento.",
          "Fotografe a etiqueta do motor, que mostra se há inversor.",
          "O técnico reduz a velocidade no menu, primeiro a de fechar.",
          "Ele refaz o percurso e a rampa de parada.",
          "Teste a reversão com uma caixa de papelão no caminho.",
        ],
      },
      {
        about: "safety",
        headings: ["Ficou rápido sozinho? Pare", "Quando a velocidade é defeito"],
        slots: [
          [
            "Basculante que passou a descer rápido perdeu contrapeso, cabo ou mola: desligue o disjuntor, não destrave e não passe embaixo. Ali a velocidade é risco de queda.",
            "Descida que ficou rápida no basculante é sinal de cabo, mola ou contrapeso em falha. Corte a energia, não destrave e mantenha todos longe.",
            "No basculante, ganhar velocidade na descida quer dizer desequilíbrio, e a folha pode cair. Disjuntor desligado, sem destravar e ninguém embaixo.",
          ],
          [
            "O de correr que dispara num sentido está com o trilho em descida. Nivelar resolve, e reduzir a velocidade só esconde.",
            "Já a folha de correr que acelera sozinha corre num trilho fora de nível. O conserto é o trilho.",
            "Se o deslizante ganha velocidade para um lado, o trilho está inclinado. Nivela-se primeiro e só depois se regula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa diminuir a velocidade", "Ajuste, central ou motor"],
        slots: [
          [
            "O ajuste leva até {trade.smallRepair} e é o caso barato. Central nova com desaceleração, em motor que a aceita, vem depois, e o motor com inversor é o mais caro, na troca de {price.homeSwap} em casa.",
            "Só regular toma até {trade.smallRepair}. Acima ficam a central com rampa e, por último, trocar por motor com inversor, de {price.homeSwap} em residência.",
            "Regulagem é o menor custo, em até {trade.smallRepair}; placa com desaceleração é o meio; motor com inversor, de {price.homeSwap} na troca em casa, o teto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a velocidade sozinho?",
        answers: [
          "Só por aplicativo, se a central tiver. Sob a tampa há tensão da rede, e quem ajusta ali é o técnico.",
          "Pelo celular, em algumas placas. Abrir o motor, não.",
        ],
      },
      {
        question: "Mais devagar gasta menos o portão?",
        answers: [
          "Em geral sim: menos tranco poupa solda, braço e engrenagem. A diferença aparece mais no fim do curso.",
          "Sim, porque a pancada diminui. Uma parada suave sozinha já traz a maior parte desse ganho.",
        ],
      },
      {
        question: "Dá para abrir rápido e fechar devagar?",
        answers: [
          "Dá, em central com inversor, e é a melhor combinação para casa com criança. Cada sentido tem o seu valor.",
          "Sim, com inversor: abertura rápida para entrar logo, fechamento calmo para dar tempo de sair do vão.",
        ],
      },
      {
        question: "Meu motor não permite. E agora?",
        answers: [
          "Troca-se a central por uma com desaceleração, se o motor aceitar, ou o motor por um com inversor.",
          "Há duas saídas: placa com rampa de parada, mais barata, ou motor novo com velocidade ajustável.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do portão abrindo e fechando",
  },
];
