import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const paraNoMeio: NarrowConcept[] = [
  {
    id: "abre-pela-metade",
    broader: "para-no-meio",
    label: "Abre só pela metade",
    phrase: "o portão que abre pela metade",
    asks: [
      "abre metade",
      "abre só metade",
      "abre meio",
      "não abre tudo",
      "não abre todo",
      "não abre completamente",
      "não abre até fim",
      "não abre totalmente",
      "abre só pouco",
      "abre pouco parou",
      "abre pedaço",
    ],
    answers: {
      any: [
        "Portão que abre só pela metade costuma estar no modo pedestre, com o percurso gravado curto ou com um ponto que segura a folha. Se para sempre no mesmo lugar e quieto, é regulagem; se ronca antes de parar, é atrito.",
        "Abriu até a metade e parou? Veja se o botão usado é o de abertura parcial, que algumas centrais têm. Não sendo, procure sujeira no trilho com o disjuntor desligado; fim de curso e percurso ficam com o técnico.",
        "Abertura incompleta vem de fim de curso de abertura deslocado, percurso perdido depois de falta de luz ou folha pesada. Sob basculante que parou no meio não se passa nem se destrava: desligue o disjuntor e afaste todos.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que ele não abre até o fim",
          "Modo pedestre, percurso curto ou folha presa",
          "O que encurta a abertura",
        ],
        slots: [
          [
            "Algumas centrais têm abertura parcial, para pedestre, e um segundo botão do controle pode estar nessa função.",
            "O botão de abertura parcial para a folha no meio de propósito, e muita gente aperta sem saber.",
            "Antes de procurar defeito, teste o outro botão do controle: um deles pode ser o de pedestre.",
          ],
          [
            "Fim de curso de abertura fora do lugar ou percurso regravado sozinho depois da queda de luz encerra a abertura cedo.",
            "Ímã que deslizou ou percurso perdido faz a central acreditar que o portão já abriu.",
            "Parada quieta e repetida no mesmo ponto indica fim de curso ou percurso, não motor fraco.",
          ],
          [
            "Roldana gasta, trilho sujo, dobradiça seca ou contrapeso errado fazem a central parar por esforço.",
            "Se o motor ronca antes de parar, algo pesa: trilho, roldana, dobradiça ou equilíbrio da folha.",
            "Parada em pontos diferentes, com o motor quente, lembra tensão baixa ou protetor térmico.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar na abertura pela metade",
          "Botão, trilho e ponto da parada",
          "Verificação segura, sem destravar",
        ],
        slots: [
          [
            "Marque com fita o ponto da parada e compare em três aberturas, com intervalo entre elas.",
            "Três aberturas com pausa mostram se o ponto é fixo ou muda.",
            "Anote onde para e o som que faz; essas duas pistas valem mais que qualquer palpite.",
          ],
        ],
        steps: [
          "Teste o outro botão do controle e a botoeira.",
          "Desligue o disjuntor e, no portão de correr, varra o trilho.",
          "Veja se algum vaso, carro ou entulho segura a folha no fim da abertura.",
          "Religue e acione uma vez, de longe.",
          "Basculante parado no meio: desligue, isole e chame.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O basculante abriu pela metade. Posso passar com o carro?",
        answers: [
          "Não. A folha parada pode descer se um cabo ou o motor ceder. Desligue o disjuntor e use outra saída até a avaliação.",
          "Não passe por baixo, nem a pé. Folha suspensa sem causa conhecida não é passagem segura.",
        ],
      },
      {
        question: "Começou depois que faltou luz. É defeito?",
        answers: [
          "Pode ser só o percurso a refazer: algumas centrais procuram os pontos de parada na primeira abertura. Se continuar, o técnico regrava.",
          "Muitas vezes não. Faça uma abertura completa com o caminho livre; repetindo a parada, o percurso precisa ser gravado de novo.",
        ],
      },
      {
        question: "Posso programar o percurso sozinho?",
        answers: [
          "Não é indicado: a central fica dentro da tampa, com tensão, e a folha anda com força durante a gravação. É serviço de técnico.",
          "Melhor não. Além da tensão na placa, percurso mal gravado faz o portão bater ou fechar com força demais.",
        ],
      },
      {
        question: "Dá para deixar abrindo pela metade de propósito?",
        answers: [
          "Dá, quando a central tem abertura parcial. O técnico grava um botão para pedestre e outro para a abertura total.",
          "Sim, em muitas centrais. Chama-se abertura parcial ou de pedestre e usa um botão próprio do controle.",
        ],
      },
    ],
    photo: "um vídeo da abertura, feito de longe, e uma foto da etiqueta do motor",
  },
];
