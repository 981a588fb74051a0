import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const energiaSolar: NarrowConcept[] = [
  {
    id: "motor-solar-vale-a-pena",
    broader: "energia-solar",
    label: "Portão solar vale a pena?",
    phrase: "o portão solar que vale a pena",
    intent: "question",
    asks: [
      "motor solar vale pena",
      "portão solar vale pena",
      "energia solar vale portão",
      "kit solar vale",
      "motor solar funciona",
      "placa solar portão funciona",
      "painel solar portão falta luz",
      "placa solar abre portão luz",
      "energia solar funciona portão",
      "portão solar funciona",
      "motor energia solar funciona",
      "energia solar eletrônico vale pena",
      "portão eletrônico solar vale pena",
    ],
    answers: {
      any: [
        "Portão solar vale a pena onde não há rede perto: chácara, sítio, entrada no fim do lote. Em casa com energia na coluna, não: nobreak sai mais simples. Painel no telhado ligado à rede não abre o portão na falta de luz.",
        "Vale instalar energia solar no portão quando levar o cabo até ele custa mais que painel, bateria e motor de corrente contínua. Com tomada por perto e quedas ocasionais, prefira nobreak ou motor com bateria.",
        "O painel da casa não segura o portão no apagão, porque o sistema conectado desliga junto com a rede. Portão solar de verdade tem painel, controlador e bateria próprios, e se justifica longe do quadro.",
      ],
      question: [
        "Funciona e vale a pena onde não há rede perto, como chácara, sítio ou entrada no fim do lote, com painel, bateria e motor de baixa tensão próprios. Com energia na coluna, nobreak sai mais simples.",
        "Sim, funciona, de dia e à noite, porque quem move o motor é a bateria. Vale quando levar o cabo custa mais que o conjunto; painel do telhado ligado à rede não abre o portão na falta de luz.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar, cabo ou nobreak", "Quando o solar compensa", "Como decidir pela distância da rede"],
        slots: [
          [
            "Escolha solar quando o quadro fica longe e abrir vala estraga piso ou jardim.",
            "A distância até a energia é o que mais pesa a favor do painel.",
            "Portão de sítio usado algumas vezes por dia é o caso clássico.",
          ],
          [
            "Escolha cabo quando a energia está a poucos metros, mesmo que dê trabalho.",
            "Perto do quadro, o cabo dura décadas e não tem bateria para trocar.",
            "Cabo bem dimensionado evita a manutenção do sistema solar.",
          ],
          [
            "Escolha nobreak ou motor com bateria quando a rede existe e só falha às vezes.",
            "Para falta de luz na cidade, a bateria resolve sem painel.",
            "Em rua {em} com rede normal, o painel dificilmente se paga só pelo portão.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "Por que o painel do telhado não ajuda no apagão",
          "Sistema conectado e sistema isolado",
          "O que mantém o portão andando",
        ],
        slots: [
          [
            "O inversor ligado à distribuidora desliga na queda, por segurança de quem trabalha na rede.",
            "Mesmo com sol forte, a casa fica sem energia se o sistema for só conectado.",
            "Sem bateria, o painel não tem onde guardar o que gera.",
          ],
          [
            "O sistema isolado alimenta um motor de baixa tensão direto da bateria.",
            "No portão solar, a bateria move a folha de dia e de noite; o painel só repõe.",
            "O tamanho do painel segue as aberturas por dia e a central em espera.",
          ],
          [
            "Sombra de árvore ou muro reduz a carga e é a causa comum de falha.",
            "Sem sol direto por boa parte do dia, a bateria não se recompõe.",
            "No inverno, com dias curtos, o sistema precisa de folga.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Funciona em semana de chuva?",
        answers: [
          "Funciona enquanto houver reserva na bateria. O projeto prevê alguns dias nublados; muitos seguidos pedem banco maior.",
          "Sim, se bem dimensionado. Por isso a bateria tem folga.",
        ],
      },
      {
        question: "Meu motor atual serve com painel?",
        answers: [
          "Motor de corrente alternada pede inversor forte, o que encarece. O melhor é motor de corrente contínua.",
          "Pode, com inversor, e raramente compensa. Em projeto novo, use baixa tensão.",
        ],
      },
      {
        question: "Quanto dura a bateria do portão solar?",
        answers: [
          "Alguns anos, menos com calor e descarga até o fim. Ela é a peça que se troca.",
          "Poucos anos. O painel dura muito mais.",
        ],
      },
      {
        question: "Quanto custa?",
        answers: [
          "Depende do motor, do painel, da bateria e do uso por dia. Mande fotos, a distância até o quadro e as aberturas, e o orçamento é grátis.",
          "Varia com o peso da folha e o uso. Comparamos com o preço de levar o cabo.",
        ],
      },
    ],
    photo: "fotos do portão, do entorno e do céu sobre ele",
  },
];
