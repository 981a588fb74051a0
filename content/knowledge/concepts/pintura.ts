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
      "Para pintar portão de garagem automático, desligue o disjuntor, cubra motor, fotocélula, trilho, cabos e cremalheira, lixe, aplique fundo anticorrosivo e duas demãos finas de tinta. Depois confira o movimento; regular o portão em casa parte de {price.preventive}, sem peças.",
      "A pintura de portão de ferro dura pelo preparo: lixa até o metal são, fundo contra ferrugem e esmalte por cima, em camadas finas. Com o motor no lugar, a energia fica cortada até secar, e o ajuste residencial depois, se preciso, começa em {price.preventive}, fora peças.",
      "Passo a passo para pintar o portão: energia desligada, partes móveis cobertas, ferrugem lixada, fundo e duas demãos, com secagem entre elas. Tinta em roda, cabo ou sensor trava o automático, e a regulagem em casa custa desde {price.preventive}, sem peças.",
    ],
    price: [
      "O preço da pintura do portão é do pintor e depende do tamanho e da ferrugem, porque o preparo toma a maior parte do trabalho: retoque é o mais barato, lixar tudo vem depois, e refazer metal é o mais caro. Regular o automático em casa parte de {price.preventive}, sem peças.",
      "Quanto custa pintar portão de ferro muda com o estado do metal, e quem dá o valor é o pintor. O que fazemos é a folha e o motor: o ajuste residencial sai desde {price.preventive}, fora peças.",
    ],
    "how-to": [
      "Como pintar portão de garagem automático: disjuntor desligado com a folha fechada, lixa até o metal firme, pó limpo, fundo anticorrosivo e duas demãos finas. Cubra trilho, cabos, cremalheira, motor e fotocélula, e religue só com tudo seco.",
      "Se o portão está enferrujado e você quer pintar, comece pela lixa: metal são, fundo contra ferrugem e só então a tinta, esmalte no ferro. O motor fica sem energia e coberto até secar, e metal furado pede solda antes.",
      "Passo a passo para pintar o portão: proteja partes móveis e motor, lixe, aplique fundo e dê duas demãos em dia seco, respeitando a secagem da embalagem. Que tinta usar: esmalte no ferro, fundo próprio no galvanizado e no alumínio.",
    ],
    repair: [
      "Pintura de portão descascando mostra preparo ruim ou ferrugem por baixo: lixa-se até o metal firme e refazem-se fundo e tinta. Se o automático ficou pesado depois, a visita que limpa e regula em casa parte de {price.preventive}, sem peças.",
      "Portão que parou de fechar depois da pintura pode ter tinta na roda, no cabo ou na fotocélula. Limpe a lente com pano seco; o ajuste residencial custa desde {price.preventive}, fora peças, e cabo pintado se troca.",
    ],
    question: [
      "Pode pintar o portão automático com o motor no lugar, sim, com o disjuntor desligado e motor, fotocélula, trilho, cabos e cremalheira cobertos. Contra ferrugem use fundo anticorrosivo e esmalte, porque tinta sozinha solta.",
      "A tinta para portão contra ferrugem é esmalte sobre fundo anticorrosivo no ferro, e fundo próprio no galvanizado e no alumínio. Pinte com o automático desligado, já que tinta em sensor e roda trava o portão.",
    ],
    installation: [
      "Se o motor ainda vai ser instalado, pinte o portão antes e deixe a solda dos suportes para retocar no fim. Motor comprado à parte se instala a partir de {price.installation}, e a folha pintada precisa estar seca e leve.",
      "Dá para pintar o portão com o motor instalado, com a energia cortada e as partes móveis cobertas. Se ele ficar pesado, a regulagem em casa parte de {price.preventive}, sem peças.",
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
          "O fundo anticorrosivo segura a ferrugem, e a tinta protege o fundo do sol e da chuva. Em ferro vai esmalte; galvanizado e alumínio pedem fundo próprio, e madeira, verniz.",
          "Duas camadas, dois papéis: o fundo gruda no metal, e a tinta resiste ao tempo. Esmalte sintético é o mais usado em ferro.",
          "Sem fundo a tinta se solta em placas. Ferro usa esmalte, galvanizado usa promotor de aderência antes da cor.",
          "Fundo contra ferrugem primeiro, esmalte depois: é o par do ferro. Cada metal tem o seu fundo.",
        ],
        [
          "Pintura eletrostática, feita em forno com a folha desmontada, dura mais que o pincel. Vale quando a folha já vai à serralheria.",
          "O acabamento a pó é mais resistente e exige tirar a folha. Compensa em reforma grande.",
          "Pó de forno dura mais, e pincel se faz no lugar. O primeiro pede desmontar o portão.",
          "Em casa, pincel ou rolo; em oficina, pintura a pó. A segunda é mais durável.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como pintar o portão automático", "Passo a passo da pintura", "Pintar sem atrapalhar o motor"],
      slots: [
        [
          "O disjuntor fica desligado até a tinta secar, e as partes móveis, cobertas. Basculante se pinta fechado, ninguém fica embaixo, e escada não se apoia na folha.",
          "Cubra motor, fotocélula, trilho, cabos e dobradiças antes de abrir a lata. Tinta na fotocélula impede o portão de fechar.",
          "Com a folha fechada e sem energia, nada se move enquanto você trabalha. Peça móvel não recebe tinta.",
          "Energia cortada, folha fechada e sensores protegidos. Escada vai no chão firme, fora do portão.",
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
          "Bolha é ferrugem por baixo, e tinta em placas mostra falta de fundo. Risco até o metal enferruja em semanas, e retocar cedo evita a lixa inteira.",
          "A tinta que solta avisa que faltou preparo. Cantos, soldas e base gastam primeiro.",
          "Perda de brilho é sol; bolha é ferrugem. A base da folha vence antes, por causa do respingo.",
          "Um arranhão tratado logo custa pouco. Esquecido, vira bolha e depois furo.",
        ],
      ],
      bullets: [
        "Bolha na tinta: ferrugem por baixo",
        "Descascado em placas: faltou fundo",
        "Metal exposto por risco: retoque já",
        "Solda sem fundo: primeiro ponto a enferrujar",
        "Base manchada: respingo e água parada",
      ],
    },
    {
      about: "care",
      headings: ["O que não pintar no portão", "Cuidados depois da pintura", "Pintura e motor: o que conferir"],
      slots: [
        [
          "Cabo de aço, mola, fuso e cremalheira nunca recebem tinta, que racha e esconde fio rompido. Fotocélula e etiqueta do motor também ficam limpas.",
          "Peça que se move ou sustenta a folha fica sem tinta, para o desgaste continuar visível. No cabo, isso é segurança.",
          "Tinta em cabo esconde o fio partido, e em dobradiça a endurece. Sensor pintado não lê.",
          "O que gira, corre ou segura não se pinta. Cabo e mola ficam à vista.",
        ],
        [
          "Muitas camadas somam peso, e o basculante pode perder o equilíbrio. Se o portão parar depois da pintura, a regulagem em casa parte de {price.preventive}, sem peças.",
          "Repintar várias vezes pesa na folha e pede ajuste, desde {price.preventive} em residência, fora peças.",
          "Ao religar, veja um ciclo de longe e escute. Atrito novo pede regular, a partir de {price.preventive} em casa, sem peças.",
          "Confira a fotocélula e o fechamento com um objeto. Folha mais pesada pede ajuste, a partir de {price.preventive}.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que fazer antes da pintura",
        "Solda, fundo e ajuste antes da pintura",
        "O que o técnico faz no portão pintado",
      ],
      slots: [
        [
          "Furo, escama e trinca são solda, feita antes da tinta e com a central desconectada. Ponto soldado recebe fundo na hora.",
          "Metal podre se corta e se refaz antes da cor. A placa fica desligada durante a solda.",
          "Serralheria vem antes, pintura depois. Dobradiça e suporte são refeitos com a folha escorada.",
          "A tinta é a última etapa: primeiro solda, depois fundo. A corrente da solda queima placa ligada.",
        ],
        [
          "Depois da pintura, o técnico limpa rodas e sensores, e regula força e curso. Leva até {trade.smallRepair}.",
          "No portão pintado, roda, guia e fotocélula são limpas e a força ajustada, em até {trade.smallRepair}.",
          "Peças móveis limpas e força regulada encerram, em até {trade.smallRepair}.",
          "Só o ajuste depois da tinta toma até {trade.smallRepair}. No basculante, o equilíbrio é conferido.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso pintar por cima da ferrugem?",
      answers: [
        "Pintar por cima da ferrugem não resolve: ela continua por baixo e levanta a tinta. Lixe até o metal são e use fundo.",
        "Só depois de lixar e aplicar fundo anticorrosivo.",
        "Não. Em escama ou furo, nem lixar basta: corta-se e solda-se.",
      ],
    },
    {
      question: "Precisa tirar o motor para pintar o portão?",
      answers: [
        "Não precisa tirar o motor para pintar o portão: desligue o disjuntor e cubra-o com papel.",
        "Não. Basta cobrir motor, sensor e partes móveis.",
        "Só em pintura a pó, que exige a folha desmontada.",
      ],
    },
    {
      question: "Quantas demãos o portão precisa?",
      answers: [
        "O portão precisa, em geral, de uma de fundo e duas de tinta, finas, com secagem entre elas.",
        "Fundo e duas demãos. Soldas e base ganham mais uma.",
        "Duas de cor sobre o fundo, no tempo da embalagem.",
      ],
    },
    {
      question: "O portão não fecha depois da pintura. O que houve?",
      answers: [
        "Portão que não fecha depois da pintura costuma ter tinta na fotocélula, na roda ou na guia. Limpe a lente com pano seco.",
        "Procure tinta em sensor e parte móvel. O técnico limpa e regula.",
        "A lente coberta é a causa mais comum. O resto é atrito novo.",
      ],
    },
    {
      question: "De quanto em quanto tempo pintar o portão?",
      answers: [
        "O tempo entre pinturas do portão depende de sol, chuva e preparo: retoque ao primeiro risco e repinte quando surgir bolha.",
        "Quando a tinta perde brilho ou solta. Base e soldas pedem retoque antes.",
        "Não há prazo único. Na revisão {visits.home}, olhe soldas e base.",
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
