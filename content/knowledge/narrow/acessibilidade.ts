import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const acessibilidade: NarrowConcept[] = [
  {
    id: "portao-para-idoso",
    broader: "acessibilidade",
    label: "Portão para idoso",
    phrase: "o portão para idoso",
    intent: "buying",
    asks: [
      "ensinar idoso",
      "fechamento lento idoso",
      "fechamento lento idosos",
      "portão lento idoso",
      "fechar devagar idoso",
      "pausa longa idoso",
      "ensinar idoso usar",
      "idoso usar portão",
      "ensinar minha mãe usar portão",
      "portão idoso",
      "portão idosos",
      "portão mãe idosa",
      "portão pessoa idosa",
      "portão avó",
      "portão terceira idade",
      "portão idoso sozinho",
      "portão automático idosos",
      "portão automático idosos observar",
      "portão idoso não consegue abrir",
      "idoso não consegue abrir portão",
    ],
    answers: {
      "how-to": [
        "Para deixar o portão seguro e fácil para um idoso, alongue a pausa, regule a força no mínimo, teste a fotocélula e grave uma tecla só, num controle de botão grande. Uma botoeira à vista e o fechamento por comando completam; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para ensinar um idoso a usar o portão, treine com ele três coisas: um toque só no botão, esperar abrir inteiro e olhar até fechar. Marque o botão certo com tinta ou adesivo, deixe a botoeira à vista e desligue o fechamento automático enquanto ele aprende.",
        "Ensine o idoso no lugar, repetindo o caminho: apertar uma vez, esperar parado, passar e conferir o fechamento. Controle de tecla grande com um botão só, botoeira iluminada e pausa longa ajudam mais que explicação.",
      ],
      any: [
        "Portão automático para idosos precisa de fotocélula, comando de um toque em tecla grande, pausa longa e movimento sem tranco, com nobreak para não depender da força na falta de luz. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; nos outros, o valor sai por foto.",
        "Portão automático para idosos {em}: instalamos fotocélula, controle de tecla grande, pausa longa e nobreak, e regulamos a folha para andar sem tranco. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; no portão que já tem motor, a regulagem parte de {price.preventive} em casa, sem peças.",
        "No portão para idosos, observe nesta ordem: fotocélula testada, comando simples de um toque, pausa longa ou fechamento só por comando, luz na chegada e quem destrava na falta de luz. A folha atual costuma servir: no basculante, o kit instalado custa a partir de {price.lowest}.",
        "Para o idoso que não consegue abrir o portão, a saída é o motor: no basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}, com controle de tecla grande. Se já há motor e a folha pesa, o ajuste em casa parte de {price.preventive}, sem peças; basculante pesado ninguém ergue na mão.",
        "O portão para idoso deve ter fechamento lento e esperar quem passa: a central com inversor aceita velocidade menor, e na comum se alonga a pausa ou se fecha só por comando. Some fotocélula testada e partida sem tranco; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pôr no portão de um idoso", "Comando, pausa e energia", "A lista do que ajuda"],
        slots: [
          [
            "Controle de tecla grande, com só um botão gravado, evita confusão.",
            "Grave o portão em uma tecla e deixe as outras sem função.",
          ],
          [
            "Pausa longa ou fechamento só por comando dá tempo de passar sem susto.",
            "Fechamento automático curto assusta e apressa; prefira desligá-lo.",
            "Partida e parada suaves dão mais segurança que abertura rápida.",
          ],
          [
            "Nobreak ou motor com bateria dispensa a força do destravamento na falta de luz.",
            "A chave do motor pode ser pesada para quem tem pouca força nas mãos: o nobreak evita precisar dela.",
            "Combine com um vizinho ou parente quem destrava, se não houver nobreak.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste com a própria pessoa", "Faça o caminho com a pessoa", "O que observar na rotina"],
        slots: [
          [
            "Meia hora de observação mostra o que nenhum catálogo diz.",
            "Faça sem pressa, com outra pessoa pronta para parar o portão.",
          ],
        ],
        steps: [
          "Peça que ela abra com o controle, do lugar de costume.",
          "Cronometre quanto leva para passar com calma.",
          "Veja se enxerga o portão inteiro ao apertar.",
          "Procure degrau, trilho saliente e piso escorregadio.",
          "Confira se a luz acende na chegada.",
          "No fim, anote o que ela hesitou em fazer.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Celular é boa ideia para idoso?",
        answers: [
          "Só se ele já usa bem o aparelho. Um controle simples costuma ser mais seguro no dia a dia.",
          "Como complemento para a família abrir de longe, sim. Como único meio, não.",
        ],
      },
      {
        question: "O idoso pode ser atingido pelo portão na passagem?",
        answers: [
          "O risco cai com fotocélula em duas alturas, força bem regulada e fechamento por comando. Teste os sensores todo mês.",
          "Sem sensor, sim. Por isso a fotocélula vem antes de qualquer conforto.",
        ],
      },
      {
        question: "Quanto custa automatizar o portão para um idoso?",
        answers: [
          "O kit basculante de 1/4 HP instalado custa {price.lowest}, para folha de até {width.quarterHp}; outros portões e acessórios são orçados por foto.",
          "O preço depende do portão. Um basculante pequeno tem kit a {price.lowest} instalado; o resto vem por foto.",
        ],
      },
      {
        question: "E se o idoso esquecer o portão aberto?",
        answers: ["Instale aviso de portão aberto. Assim quem cuida recebe o alerta."],
      },
    ],
    photo: "fotos da entrada, do caminho e da etiqueta do motor, se houver",
  },
  {
    id: "portao-para-cadeirante",
    broader: "acessibilidade",
    label: "Portão para cadeirante",
    phrase: "o portão para cadeirante",
    intent: "installation",
    asks: [
      "portão cadeirante",
      "portão cadeira rodas",
      "portão cadeira",
      "portão social cadeirante",
      "entrada cadeirante",
      "portão pcd",
      "rampa portão cadeirante",
      "largura portão cadeirante",
      "botão altura cadeirante",
      "portão deficiente físico",
    ],
    answers: {
      any: [
        "Portão para cadeirante {em}: instalamos motor no portão social ou no da garagem, com botão ao alcance da mão sentada, pausa longa e fotocélula baixa. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; o motor do portão de pedestre sai por foto. O vão livre deve ter 80 cm ou mais, sem degrau.",
        "Portão para cadeirante precisa de vão livre sem degrau, botão ao alcance da mão sentada, pausa longa e fotocélula na altura da cadeira. O melhor é portão social largo e motorizado, separado da garagem; o valor sai por foto, e trocar um motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Para quem usa cadeira de rodas ou muletas, automatize a folha, embuta o trilho no piso, deixe o comando ao alcance da mão e o fechamento só por comando. Em prédio e comércio, vão e alturas seguem a NBR 9050.",
        "O portão acessível a cadeirante tem três pontos: passagem larga e plana, comando alcançável e tempo bastante. A NBR 9050 pede vão livre mínimo de 80 cm em portas, e o portão de entrada costuma ser mais largo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que medir antes do projeto",
          "Medidas de vão, piso e alcance para a cadeira",
          "Medidas que decidem a adaptação",
        ],
        slots: [
          [
            "Meça com a pessoa na cadeira, e não com a ficha do fabricante.",
            "Anote tudo e leve para o orçamento: evita obra refeita.",
            "Deixe o portão parado e ninguém sob a folha durante as medidas.",
          ],
        ],
        steps: [
          "Meça o vão livre com o portão todo aberto.",
          "Veja a altura do trilho e de qualquer degrau.",
          "Marque a que altura a mão alcança sem esticar.",
          "Meça o espaço de manobra de cada lado.",
          "Cronometre a travessia, com folga.",
          "Fotografe o caminho da rua à porta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão é adaptado", "Motor, botão e sensores", "Comando, piso e sensores adaptados"],
        slots: [
          [
            "O comando vai à altura combinada, em lugar plano e fora do percurso da folha.",
            "Botão grande, de toque leve, fica onde a cadeira encosta de lado.",
            "Quem tem pouca força usa melhor tag, celular ou comando por voz.",
          ],
          [
            "Trilho embutido e soleira rampada tiram o obstáculo das rodas dianteiras.",
            "Um desnível pequeno já trava a rodinha da frente, e é corrigido no piso.",
            "Piso firme e antiderrapante no caminho faz diferença na rampa.",
          ],
          [
            "Uma fotocélula em duas alturas percebe as rodas e a pessoa, e a força fica no mínimo necessário.",
            "O feixe baixo pode passar entre as rodas, por isso se usa um segundo par.",
            "O fechamento automático fica desligado ou com pausa longa, conforme o teste.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Qual é a largura mínima do portão?",
        answers: [
          "Em portas, a NBR 9050 trabalha com vão livre mínimo de 80 cm; para entrada externa, mais largura dá conforto. Confirme o projeto com responsável técnico em prédio e comércio.",
          "A referência da norma é de 80 cm de vão livre em portas. Em casa, meça a cadeira e some folga dos dois lados.",
        ],
      },
      {
        question: "Portão basculante serve para cadeirante?",
        answers: [
          "Serve para o carro, mas a folha desce sobre o vão e assusta quem passa sentado. Portão social ou de correr costuma ser melhor para a pessoa.",
          "Não é o ideal para passagem a pé na cadeira. Prefira folha de correr ou social motorizado.",
        ],
      },
      {
        question: "O portão social pode ter motor?",
        answers: [
          "Pode. Há acionadores para portão de pedestre, com fechadura elétrica e comando por botão ou controle.",
          "Sim, com acionador de pedestre, fechadura elétrica, fotocélula e força baixa. Uma mola sozinha não ajuda, porque a pessoa teria de vencê-la.",
        ],
      },
      {
        question: "Como o cadeirante abre o portão na falta de luz?",
        answers: [
          "Preveja nobreak ou uma abertura que a pessoa consiga fazer sozinha, como chave no social. O destravamento do motor exige força.",
          "Preveja nobreak no motor e um portão social com chave ao alcance da pessoa, para que ela saia sem depender de ninguém.",
        ],
      },
    ],
    photo: "fotos do caminho da rua até a porta, com as medidas do vão e do degrau",
  },
  {
    id: "controle-para-idoso",
    broader: "controle",
    label: "Controle de portão para idoso",
    phrase: "o controle de portão para idoso",
    intent: "buying",
    asks: [
      "controle idoso",
      "controle idosa",
      "controle idosos",
      "controle pessoa idosa",
      "controle fácil idoso",
      "controle fácil pessoa idosa",
      "qual controle portão fácil idoso",
      "qual controle portão mais fácil pessoa idosa usar",
      "controle tecla grande",
      "controle botão grande",
      "controle mãe idosa",
      "controle avó",
      "controle terceira idade",
      "controle quem enxerga pouco",
      "controle fácil apertar",
    ],
    answers: {
      any: [
        "O controle mais fácil para uma pessoa idosa é o de poucas teclas, grandes e em relevo, com clique firme e luz ao apertar, gravado em uma tecla só e preso a um cordão. Ele precisa ser do padrão do receptor do portão: mande a foto do atual, frente e verso, e dizemos qual serve.",
        "Para o idoso, escolha um controle de uma ou duas teclas salientes, com luz que confirma o toque, e grave o portão em apenas uma delas. Junto da porta, uma botoeira fixa e iluminada é ainda mais fácil, porque não se perde nem usa pilha; pela foto do controle atual dizemos o que é compatível.",
        "Mais fácil que um controle cheio de botões é um de tecla grande, que se acha pelo tato, com um botão só gravado e cordão para não cair. Dentro de casa, some uma botoeira na parede; o modelo sai do padrão do receptor, que a foto do controle atual mostra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no controle", "Tecla, luz e cordão"],
        slots: [
          [
            "Compare os modelos compatíveis na mão de quem vai usar.",
            "Antes de comprar, ponha o controle na mão da pessoa.",
          ],
        ],
        bullets: [
          "Tecla alta e larga, que o dedo acha sem olhar.",
          "Clique que se sente e luz que acende no toque.",
          "Corpo grosso e furo para cordão ou chaveiro grande.",
          "Pilha fácil de achar, com tampa que outra pessoa da família troca.",
        ],
      },
      {
        about: "what",
        headings: ["Controle, botoeira ou celular", "Quando um botão na parede é melhor"],
        slots: [
          [
            "Para abrir de dentro de casa, a botoeira fixa vence qualquer controle: fica sempre no mesmo lugar, de onde se vê o portão.",
            "Quem recebe visita da sala ou da cozinha usa melhor uma botoeira fixa, posta onde se enxerga a folha.",
          ],
          [
            "O controle fica para quem sai de carro ou chega a pé da rua.",
            "Na rua e no carro, o controle continua necessário.",
          ],
          [
            "O celular só ajuda quem já o usa bem; em troca, deixa um filho abrir de longe, depois de conferir pela câmera.",
            "Pelo celular, quem abre melhor é a família, de longe e vendo a imagem da câmera.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como deixar pronto para o uso", "Antes de entregar o controle"],
        slots: [["Faça isto com a pessoa ao lado, sem pressa.", "Quatro cuidados evitam o aperto errado."]],
        steps: [
          "Marque a tecla gravada com um adesivo em relevo ou esmalte e deixe as outras sem função.",
          "Guarde um segundo controle gravado com um parente e uma pilha de reserva em casa.",
          "Treine: um toque, esperar abrir inteiro, passar e olhar até fechar.",
          "Peça pausa longa ou fechamento só por comando, com a fotocélula testada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o controle e a gravação?",
        answers: [
          "O controle tem o preço passado pela foto do atual. Se for preciso gravar na placa dentro do motor, a visita em casa parte de {price.preventive}, sem peças.",
          "O valor do controle sai pela foto, frente e verso. A visita para gravar e regular a pausa parte de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Qualquer controle de tecla grande serve no meu portão?",
        answers: [
          "Não. Frequência e tipo de código têm de ser os do receptor; com outro padrão, só instalando um receptor avulso.",
          "Não: ele precisa falar o mesmo código do receptor. Se não existir um assim, um receptor avulso resolve sem trocar o motor.",
        ],
      },
      {
        question: "E se a pessoa apertar duas vezes sem querer?",
        answers: [
          "Em muitas centrais, o segundo toque para ou inverte a folha. Ensine a apertar uma vez e esperar.",
          "O portão pode parar ou voltar, conforme a central. Um toque só e a espera até o fim evitam isso.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
];
