import type { Concept } from "#domain/knowledge/concept.ts";

export const pintura: Concept = {
  id: "pintura",
  kind: "material",
  label: "Pintura de portão",
  phrase: "a pintura do portão",
  words: [
    "pintura",
    "pintar portão",
    "pintura de portão",
    "tinta para portão",
    "esmalte sintético",
    "pintura eletrostática",
    "pintor de portão",
    "zarcão",
    "fundo anticorrosivo",
    "repintar portão",
  ],
  intent: "how-to",
  answers: {
    any: [
      "A pintura protege o portão da ferrugem se o preparo for bom: lixa, limpeza, fundo anticorrosivo e só depois a tinta. Em portão automático, desliga-se o motor e não se pinta trilho, cabo, cremalheira nem fotocélula.",
      "A pintura de portão dura pelo que vai por baixo: metal limpo e fundo. Pintar com o motor ligado ou sobre partes móveis trava roda, cobre sensor e deixa a folha pesada.",
      "Antes da pintura do portão, trate ferrugem e solda; depois dela, confira o movimento. Tinta em dobradiça, roldana ou cabo atrapalha o motor, e muitas camadas somam peso na folha.",
    ],
    price: [
      "O preço da pintura do portão depende do tamanho, do estado do metal e do preparo, que toma a maior parte do trabalho, e é dado pelo pintor. Para o motor e a folha, mande fotos: o orçamento é grátis e aponta se falta serralheiro.",
      "Na pintura, a ferrugem é o que mais muda o valor, porque lixar e soldar vêm antes da tinta. Mande fotos dos pontos ruins: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
    ],
    "how-to": [
      "Para a pintura do portão: desligue o disjuntor com a folha fechada, lixe, limpe o pó, aplique fundo no metal exposto e depois duas demãos finas. Proteja trilho, cabos, cremalheira, motor e fotocélula com papel.",
      "Faça a pintura em dia seco, com o motor sem energia e as partes móveis cobertas. O segredo está no preparo: metal são, fundo anticorrosivo e camadas finas, cada uma seca antes da outra.",
    ],
    repair: [
      "A pintura descascando mostra preparo ruim ou ferrugem por baixo. Corrige-se lixando até o metal firme, tratando o ponto e refazendo fundo e tinta; onde o metal afundou, a solda vem antes.",
      "Depois de uma pintura, portão que ficou pesado ou parou de fechar pode ter tinta na roda, no cabo ou na fotocélula. O técnico limpa as partes móveis e regula a força.",
    ],
    question: [
      "Pode pintar o portão automático com o motor no lugar, desligando o disjuntor e cobrindo trilho, cabos, cremalheira, motor e fotocélula. A tinta em roda, cabo ou sensor é o que faz o portão parar depois.",
      "Muitas camadas de tinta pesam pouco, mas colam dobradiça e cobrem sensor. Se o portão parou de fechar depois da pintura, limpe a lente da fotocélula e confira as partes móveis.",
    ],
    installation: [
      "Pode pintar o portão com o motor instalado: desligue o disjuntor com a folha fechada e cubra trilho, cabos, cremalheira, motor e fotocélula. A tinta em roda, cabo ou sensor é o que faz o portão parar depois.",
      "Dá para pintar sem tirar o motor, com o disjuntor desligado e as partes móveis cobertas. Se o motor ainda vai ser instalado, pinte antes, e deixe a solda dos suportes para ser retocada no fim.",
    ],
  },
  line: [
    "Pintura boa começa na lixa e no fundo, não na cor.",
    "Tinta em roldana, cabo ou fotocélula atrapalha o motor do portão.",
    "Antes de pintar, trate a ferrugem; tinta por cima só a esconde.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a pintura precisa ter", "Fundo e tinta em portão", "Tipos de tinta para portão"],
      slots: [
        [
          "O fundo anticorrosivo segura a ferrugem, e a tinta por cima protege o fundo do sol e da chuva.",
          "Duas camadas com papéis diferentes: o fundo gruda no metal, a tinta resiste ao tempo.",
          "Sem fundo, a tinta não adere bem ao metal e se solta em placas.",
        ],
        [
          "Esmalte sintético é o mais usado em ferro; alumínio e galvanizado pedem fundo próprio para aderir.",
          "Em ferro vai esmalte sobre fundo; em galvanizado, um promotor de aderência antes da cor.",
          "Para madeira usa-se verniz ou esmalte próprio, que acompanha o movimento da folha.",
        ],
        [
          "A pintura eletrostática é feita em forno, com a folha desmontada, e dura mais que o pincel.",
          "Pintura a pó, de oficina, é resistente e uniforme, mas exige tirar a folha do lugar.",
          "Quando a folha sai para a serralheria, o acabamento a pó é uma opção duradoura.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como pintar o portão automático", "Passo a passo da pintura", "Pintar sem atrapalhar o motor"],
      slots: [
        [
          "Motor desligado durante todo o trabalho, inclusive na secagem, para ninguém acionar o controle.",
          "A energia fica cortada até a tinta secar, porque folha molhada gruda e mancha.",
          "Com o disjuntor desligado e a folha fechada, nada se move enquanto você trabalha.",
        ],
        [
          "Cubra trilho, cremalheira, cabos, dobradiças, motor e fotocélula antes de abrir a lata.",
          "Partes móveis não recebem tinta: ela endurece a dobradiça e descasca na roda.",
          "Proteja sensores e etiquetas, porque tinta na fotocélula impede o portão de fechar.",
        ],
        [
          "Não suba em escada apoiada na folha nem pinte com o portão erguido.",
          "Basculante se pinta fechado, e ninguém fica embaixo da folha em momento algum.",
          "Escada vai no chão firme, fora do portão, e crianças e animais ficam longe.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e avise a casa.",
        "Cubra motor, fotocélula, trilho, cabos, cremalheira e dobradiças.",
        "Lixe a folha, trate a ferrugem leve e limpe o pó.",
        "Aplique fundo no metal exposto e deixe secar o tempo da embalagem.",
        "Pinte em demãos finas, com secagem entre elas.",
        "Depois de seco, tire as proteções, religue e observe um ciclo de longe.",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de que a pintura venceu", "Bolha, descascado e ferrugem", "Quando repintar o portão"],
      slots: [
        [
          "A bolha é ferrugem por baixo, e a tinta já não protege aquele ponto.",
          "A tinta que solta em placas mostra que faltou preparo ou fundo no metal.",
          "Perda de brilho e pó na mão indicam que o sol venceu o acabamento.",
        ],
        [
          "Risco de carro ou de portão batendo abre caminho para a água em poucas semanas.",
          "Um arranhão até o metal enferruja logo, e o retoque cedo evita a lixa inteira.",
          "Uma batida que expôs o metal pede retoque logo no primeiro dia seco.",
        ],
        [
          "Uma solda sem tinta é o primeiro ponto a ceder, mesmo com o resto bonito.",
          "A base da folha perde a proteção antes, por causa do respingo.",
          "Cantos, soldas e base gastam a pintura primeiro e pedem mais uma demão.",
        ],
      ],
      bullets: [
        "Bolha na tinta",
        "Descascado em placas",
        "Metal exposto por risco",
        "Solda sem fundo",
        "Base da folha com mancha",
      ],
    },
    {
      about: "care",
      headings: ["O que não pintar no portão", "Cuidados depois da pintura", "Pintura e motor: o que conferir"],
      slots: [
        [
          "Cabo de aço, mola, fuso e cremalheira nunca recebem tinta, que racha e esconde defeito.",
          "No basculante, tinta em cabo esconde fio rompido, e por isso ele fica de fora.",
          "Peças que se movem ou sustentam a folha ficam sem tinta, para o desgaste continuar visível.",
        ],
        [
          "Muitas camadas ao longo dos anos somam peso, e o basculante pode perder o equilíbrio.",
          "Cada repintura acrescenta peso em folha grande, e o basculante sente no equilíbrio.",
          "Um portão repintado muitas vezes pode precisar de nova regulagem de força e, no basculante, de contrapeso.",
        ],
        [
          "Depois de seco, teste o fechamento com um objeto macio e confira a fotocélula.",
          "Ao religar, veja um ciclo de longe e escute se surgiu atrito novo.",
          "Se o portão parar ou voltar depois da pintura, procure tinta em roda, guia e sensor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Quando chamar o serralheiro",
        "Solda, fundo e ajuste antes da pintura",
        "O que o técnico faz no portão pintado",
      ],
      slots: [
        [
          "O metal podre é cortado e soldado antes da tinta, com a central desconectada.",
          "Furo, escama e trinca são serviço de solda; tinta vem só depois.",
          "Antes da cor entra a serralheria, que refaz base, dobradiça e suporte.",
        ],
        [
          "Pontos soldados recebem fundo, para a pintura não começar a falhar por ali.",
          "O cordão novo é lixado e protegido, e só então entra a tinta final.",
          "Fundo na solda vem antes da tinta, e a pintura do portão inteiro se combina com um pintor.",
        ],
        [
          "Pintado o portão, o técnico confere peso, força e sensores e libera o motor.",
          "Em portões {de} repintados, a revisão limpa roda e guia e regula a força.",
          "Com a tinta seca, equilíbrio da folha e proteção contra obstáculo são testados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso desligar o motor para pintar o portão?",
      answers: [
        "Precisa, no disjuntor, até a tinta secar. Um toque no controle com você ali, ou com a tinta molhada, causa acidente ou estrago.",
        "Sim, e avise a casa. Pinte com o portão fechado, nunca embaixo de folha erguida.",
      ],
    },
    {
      question: "Quanto preparo o portão precisa antes da tinta?",
      answers: [
        "Mais do que a própria pintura pede: lixa até o metal firme, limpeza do pó e fundo anticorrosivo. Sobre ferrugem, a tinta levanta de novo.",
        "O bastante para não sobrar ferrugem nem tinta solta. Mancha leve se lixa e recebe fundo; metal com escama ou furo pede solda antes.",
      ],
    },
    {
      question: "Qual tinta usar em portão de ferro?",
      answers: [
        "Esmalte sintético sobre fundo anticorrosivo é o mais comum. Galvanizado e alumínio pedem fundo próprio para aderir.",
        "Fundo anticorrosivo e esmalte, em demãos finas. Siga o tempo de secagem da embalagem.",
      ],
    },
    {
      question: "Pintar o portão deixa ele pesado?",
      answers: [
        "Uma demão quase não pesa; muitas camadas, sim. Em basculante antigo, o contrapeso pode precisar de ajuste.",
        "Com o tempo, pode. Se o portão passou a subir devagar depois da pintura, confira o equilíbrio e se há tinta na roda.",
      ],
    },
    {
      question: "O portão parou de fechar depois da pintura: por quê?",
      answers: [
        "Provavelmente há tinta na fotocélula ou atrito na guia. Limpe o sensor com pano seco, disjuntor desligado, e confira as rodas.",
        "Sensor coberto ou roda com tinta são as causas comuns. Se não voltar ao normal, peça revisão da força e do percurso.",
      ],
    },
  ],
  photo: "fotos do portão inteiro e, de perto, dos pontos descascados ou com ferrugem",
  traits: {
    Peso: "Cada demão soma pouco; muitas camadas pesam na folha",
    Manutenção: "Retoque nos riscos e nova demão quando a tinta abre",
    "Com motor": "Motor desligado, trilho, cabos e sensores sem tinta",
    "Onde combina": "Ferro e aço; alumínio e madeira pedem produto próprio",
  },
  related: ["ferrugem", "ferro", "solda", "serralheria", "aluminio", "madeira"],
  topic: "serralheria-e-ajuste-de-portao",
};
