import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const motor: NarrowConcept[] = [
  {
    id: "motor-silencioso",
    broader: "motor",
    label: "Motor de portão silencioso",
    phrase: "o motor de portão silencioso",
    asks: [
      "motor silencioso",
      "motor menos barulho",
      "motor mais silencioso",
      "portão silencioso",
      "motor portão barulho quarto",
      "motor sem barulho",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão silencioso é o que parte e para devagar: modelos com inversor, como o JetFlex, fazem menos tranco e ruído. Mas metade do barulho vem da folha, e trilho, roldana, dobradiça e batente contam tanto quanto o motor.",
        "Para um portão silencioso, escolha motor com inversor e acerte a folha antes. No basculante de até {width.quarterHp}, o kit JetFlex instalado custa {price.jetflex}, com partida e parada suaves; batente de borracha e lubrificação fazem o resto.",
        "O motor que faz menos barulho é o de inversor, que parte e para devagar; no basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} instalado. Folha torta ou pesada continua barulhenta e é acertada antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher um motor silencioso",
          "O que olhar para ter menos ruído",
          "Motor silencioso, caso a caso",
        ],
        slots: [
          [
            "No basculante, o JetFlex usa inversor: acelera aos poucos e freia antes do batente.",
            "Com inversor, o tranco da partida e a pancada do fim diminuem, e com eles o ruído.",
            "A parada suave é o que mais se nota em quarto sobre a garagem.",
          ],
          [
            "No de correr, cremalheira de nylon e roldana com rolamento tiram boa parte do som.",
            "Para portão de correr, some ao motor a cremalheira de nylon e o trilho limpo.",
            "Em deslizante, o silêncio vem de nylon nos dentes e rodas boas.",
          ],
          [
            "Se o orçamento é curto, regular a folha e trocar roldanas pode bastar, sem motor novo.",
            "Antes de trocar o motor, vale uma visita de ajuste, a partir de {price.preventive} em casa, sem peças.",
            "Muita queixa de motor barulhento acaba na revisão, a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "De onde vem o barulho",
          "Motor ou folha: quem faz o ruído",
          "Barulho que vem da folha, e não do motor",
        ],
        slots: [
          [
            "Batida no fim é batente ou regulagem; ronco contínuo é redutor; rangido é peça seca.",
            "Cada som tem origem própria: pancada, ronco ou rangido.",
            "O ouvido separa: pancada no fim, ronco no curso todo, rangido na partida.",
          ],
          [
            "Suporte solto faz a parede vibrar e leva o ruído até o quarto.",
            "Motor preso em coluna fraca transforma a parede em caixa de som.",
            "Calço e fixação firme evitam que a vibração suba pela laje.",
          ],
          [
            "Um vídeo com som, gravado de longe, mostra se o caso é de motor ou de folha.",
            "Grave um ciclo completo, de longe, para sabermos a origem antes de indicar motor.",
            "Com o som gravado dá para dizer se compensa trocar ou só ajustar.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como manter o portão silencioso",
          "Depois da instalação: cuidados contra o ruído",
          "Cuidados para o portão seguir silencioso",
        ],
        slots: [
          [
            "Dobradiças, pinos e fuso lubrificados, com o disjuntor desligado, evitam o rangido que volta com a poeira.",
            "Peça limpa e com pouco lubrificante continua quieta; seca, range de novo.",
            "Limpeza e lubrificação leve seguram o silêncio do primeiro dia.",
          ],
          [
            "Na revisão, feita {visits.home} em casa, reapertam-se suporte e batente e refaz-se a parada suave.",
            "A revisão, {visits.home}, confere fixação, rolamentos e ponto de parada.",
            "Reaperto e regulagem, {visits.home}, impedem que a folga vire ruído.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex é silencioso?",
        answers: [
          "É mais suave que os motores comuns, por partir e parar devagar com o inversor. O silêncio do conjunto ainda depende da folha.",
          "Faz menos tranco, o que reduz o ruído percebido. Folha solta ou trilho ruim continua fazendo barulho.",
        ],
      },
      {
        question: "Motor mais caro é mais silencioso?",
        answers: [
          "Não necessariamente. O que reduz ruído é o controle de rotação, a fixação firme e a folha em ordem.",
          "Nem sempre. Um motor simples em portão bem regulado faz menos barulho que um caro em folha torta.",
        ],
      },
      {
        question: "Dá para silenciar o motor que já tenho?",
        answers: [
          "Em boa parte dos casos: lubrificação, batente de borracha, suporte firme e rolamento novo ajudam.",
          "Costuma dar. A revisão acha peça seca, folga e fixação solta; redutor gasto é que pede peça.",
        ],
      },
      {
        question: "Motor de 24 V é mais silencioso?",
        answers: [
          "Costuma ser, por trabalhar com rotação controlada. Como nos demais, o ruído final depende da folha e da fixação.",
          "Em geral, sim. Verifique também ciclos por hora e se há peça de reposição para o modelo.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, gravado de longe, e a largura e o tipo do portão",
  },
];
