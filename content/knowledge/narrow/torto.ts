import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const torto: NarrowConcept[] = [
  {
    id: "raspando-no-chao",
    broader: "torto",
    label: "Raspando no chão",
    phrase: "o portão que raspa no chão",
    asks: [
      "raspando chão",
      "raspa chão",
      "arrastando chão",
      "arrasta chão",
      "pegando chão",
      "raspando piso",
      "pega piso",
      "encosta chão",
      "batendo chão ponta",
    ],
    answers: {
      any: [
        "Portão raspando no chão desceu do lugar: dobradiça gasta no de abrir, roldana gasta no de correr, ou piso que subiu. Pare de forçar o motor, veja onde está o risco no piso e peça o acerto da folha antes de cortar qualquer coisa.",
        "Se o portão arrasta no piso, a causa está no apoio: dobradiça, pivô, roldana ou coluna que saiu do prumo. Raspar a chapa ou o piso só disfarça, porque a folha continua descendo.",
        "Folha que pega no chão faz o motor esquentar, parar ou voltar. Com o disjuntor desligado, tire pedra e terra do caminho; se o risco continua, troca-se a peça gasta e alinha-se a folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha desceu", "Dobradiça, roldana ou piso", "O que faz o portão pegar no chão"],
        slots: [
          [
            "No de abrir, o furo da dobradiça de cima se gasta e a ponta da folha cai alguns milímetros por ano.",
            "Dobradiça com folga ou pivô gasto deixa a ponta baixar, e o risco no piso desenha um arco.",
            "Folha larga pesa na dobradiça de cima, que cede primeiro e solta a ponta.",
          ],
          [
            "No de correr, roldana gasta abaixa um lado, e a folha passa a esfregar no trilho ou no contrapiso.",
            "Roldana sem rolamento perde altura e põe o quadro para arrastar.",
            "Trilho afundado ou solto do concreto faz a folha mergulhar naquele trecho.",
          ],
          [
            "Piso novo, raiz de árvore, recalque e coluna fora de prumo mudam a distância sem que o portão tenha defeito.",
            "Às vezes quem subiu foi o chão: reforma, raiz ou terra acumulada na soleira.",
            "Coluna que inclina leva a folha junto, e nesse ponto o conserto é de alvenaria e serralheria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Siga o risco no piso", "O que olhar com o disjuntor desligado", "Onde o portão encosta"],
        slots: [
          [
            "O desenho do risco mostra a peça: arco é dobradiça, linha reta é roldana, ponto único é piso.",
            "Marca em curva fala de folha de abrir caída; marca reta, de portão de correr que desceu.",
            "Risco só em um ponto costuma ser piso alto ou pedra, e não peça gasta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra a passagem e tire pedra, terra e capacho.",
          "Olhe o risco e fotografe com algo que mostre a medida.",
          "Veja, sem tocar, dobradiças, roldanas e prumo da coluna.",
          "Folha bamba ou pendendo: não use nem destrave.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso cortar a parte de baixo do portão?",
        answers: [
          "Não antes de saber por que desceu. Cortar tira a vedação e a resistência, e a folha continua caindo. Alinhe primeiro.",
          "Só em último caso, quando o piso mudou de altura. Se a folha desceu, o acerto é na dobradiça ou na roldana.",
        ],
      },
      {
        question: "Dá para calçar a dobradiça?",
        answers: [
          "Arruela resolve folga pequena em alguns modelos, mas a folha precisa ser apoiada antes. Dobradiça gasta se troca.",
          "Em certos casos, com a folha escorada pelo técnico. Sem apoio, soltar o pino derruba o portão.",
        ],
      },
      {
        question: "Raspar no chão queima o motor?",
        answers: [
          "Pode. O atrito aumenta a corrente, o motor esquenta e o redutor se gasta. Parar cedo evita somar motor ao conserto da folha.",
          "Com o tempo, sim. O motor puxa contra o piso a cada abertura e trabalha quente.",
        ],
      },
      {
        question: "Só raspa quando chove. Por quê?",
        answers: [
          "Madeira incha, terra sobe e piso mal drenado empoça na soleira. Limpeza e ajuste de altura resolvem na maioria dos casos.",
          "A água traz terra para a soleira e a madeira aumenta de volume. Se a folha é de metal, olhe o piso e o trilho.",
        ],
      },
    ],
    photo: "fotos do risco no piso, das dobradiças ou roldanas e do portão inteiro",
  },
  {
    id: "basculante-sobe-torto",
    broader: "torto",
    label: "Basculante sobe torto",
    phrase: "o basculante que sobe torto",
    asks: [
      "sobe torto",
      "sobe inclinado",
      "um lado mais baixo",
      "lado sobe primeiro",
      "desce torto",
      "lado desce primeiro",
      "basculante torto",
      "basculante desnivelado",
      "pendendo lado",
    ],
    answers: {
      any: [
        "Basculante que sobe torto tem um cabo mais comprido, escorregando no grampo ou desfiado, ou uma roldana travada de um lado. Pare de usar, desligue o disjuntor e não passe por baixo: a folha pode prender no alto ou cair.",
        "Um lado do basculante sobe antes do outro? A sustentação está desigual, por cabo, mola, pivô ou guia. Não destrave nem tente nivelar na mão; o acerto é feito com a folha escorada.",
        "Folha inclinada no basculante é risco de queda, mesmo que ainda ande. Deixe na posição em que está, sem energia, com a passagem isolada, e mande fotos de longe.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um lado sobe antes", "Cabo, roldana, mola ou guia", "O que desnivela o basculante"],
        slots: [
          [
            "Cabo que esticou ou escorregou no grampo deixa aquele lado atrasado em toda a subida.",
            "O cabo mais comprido faz a folha sair inclinada já nos primeiros centímetros.",
            "Fio de aço rompido alonga o cabo aos poucos, até ele partir.",
          ],
          [
            "Roldana travada segura um lado, e o outro continua subindo.",
            "Quando só uma roldana gira, a folha entorta no meio do percurso.",
            "Mola ou contrapeso diferente de um lado para o outro puxa a folha em diagonal.",
          ],
          [
            "Pivô gasto, braço torto e solda aberta completam a lista e costumam aparecer depois de batida.",
            "Braço empenado ou guia amassada prende uma ponta e força a outra.",
            "Folha que levou batida de carro pode sair do esquadro e subir de lado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer com a folha inclinada",
          "Primeiros passos, sem tocar no portão",
          "Basculante torto: distância primeiro",
        ],
        slots: [
          [
            "O motor pode ser a única coisa que segura a folha, e por isso a chave fica guardada.",
            "Cabo, mola e contrapeso guardam carga mesmo com o portão parado.",
            "Nivelar na força, com escada ou com o carro, é o que derruba a folha.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Deixe a folha onde está, aberta, fechada ou no meio.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Fotografe de longe, sem entrar embaixo.",
          "Use outra saída e chame o técnico.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Está só um pouquinho torto. Posso usar?",
        answers: [
          "Não convém. A diferença pequena é o cabo começando a ceder, e cada subida carrega mais o lado bom.",
          "Não. Pouca inclinação já mostra sustentação desigual; o acerto agora custa menos que uma queda.",
        ],
      },
      {
        question: "O portão torto está fechado. É seguro deixar assim?",
        answers: [
          "Fechado, sem energia e com a passagem isolada é a posição menos arriscada. Não abra para testar antes da visita.",
          "Sim, deixe fechado, disjuntor desligado e ninguém mexendo. Não destrave para conferir.",
        ],
      },
      {
        question: "Trocam-se os dois cabos ou só o ruim?",
        answers: [
          "Os dois. Cabos de idades diferentes esticam diferente e a folha volta a entortar.",
          "O par. O que sobrou tem a mesma idade e sofreu carga a mais.",
        ],
      },
      {
        question: "Precisa de serralheiro?",
        answers: [
          "Só se a folha, o braço ou a guia empenou. Quando é cabo, roldana ou mola, o técnico resolve e refaz o equilíbrio.",
          "Depende. Peça gasta se troca; quadro torto ou solda aberta pede serralheria antes do motor.",
        ],
      },
    ],
    photo: "fotos de longe, de frente e dos dois lados, com a folha na posição em que parou",
  },
];
