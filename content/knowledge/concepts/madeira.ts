import type { Concept } from "#domain/knowledge/concept.ts";

export const madeira: Concept = {
  id: "madeira",
  kind: "material",
  label: "Portão de madeira",
  phrase: "o portão de madeira",
  words: [
    "portão de madeira",
    "madeira",
    "portão de madeira maciça",
    "revestimento de madeira",
    "ripado de madeira",
    "lambri de madeira",
    "madeira inchada",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão de madeira pode ter motor, desde que a folha esteja reta e haja quadro metálico ou chapa para fixá-lo. A madeira absorve água e pesa mais na chuva, e por isso o motor é escolhido com margem.",
      "Em portão de madeira, escolha o motor pelo peso da folha úmida, não da seca, e prenda a ferragem em quadro ou chapa de aço, e não na tábua. Com medidas e espessura, indicamos modelo e valor.",
      "O portão de madeira que empena, incha ou raspa força o motor. Acertar a folha, impermeabilizar e refazer o equilíbrio vem antes da automação ou da troca da máquina.",
    ],
    price: [
      "O preço de motorizar portão de madeira depende do peso, do tipo de abertura e do reforço de quadro. Folhas pesadas ficam na faixa de {price.heavySwap} na troca; fotos e medidas definem o orçamento, que é grátis.",
      "No basculante de quadro de aço com ripas leves, de até {width.quarterHp}, o motor de 1/4 HP instalado parte de {price.lowest}. Folha de madeira maciça ou sem quadro metálico pede motor maior, avaliado por foto.",
    ],
    installation: [
      "Para instalar motor em portão de madeira, a folha precisa de quadro ou chapa metálica onde o suporte se prenda. O técnico confere peso, prumo e equilíbrio e regula a força com margem para a umidade.",
      "O portão de madeira aceita motor, desde que a ferragem suporte a folha molhada e haja reforço metálico na fixação. Quadro de aço com ripas leves, em basculante de até {width.quarterHp}, aceita o kit instalado a partir de {price.lowest}; madeira maciça pede motor maior, orçado por foto.",
    ],
    repair: [
      "Portão de madeira raspando ou pesado costuma estar inchado ou com dobradiça caída. Acerta-se a folha, trata-se a madeira e refaz-se contrapeso e força; aplainar sem nivelar resolve por pouco tempo.",
      "No conserto do portão de madeira, o técnico separa empeno, umidade e ferragem gasta. Corrigida a folha, o motor é regulado, porque o peso de hoje não é o da instalação.",
    ],
    comparison: [
      "O portão de madeira é bonito e abafa ruído, mas pesa, incha com a chuva e pede verniz. O ferro revestido de madeira dá aparência parecida com estrutura firme para o motor; o alumínio amadeirado é mais leve.",
      "Comparado ao ferro e ao alumínio, o portão de madeira é o que mais muda de peso com o tempo. Para motor, a solução usual é quadro metálico com madeira por fora.",
    ],
    question: [
      "O portão de madeira pode ter motor se a folha está reta e tem quadro metálico ou chapa para a fixação. Escolha com margem de um terço sobre o peso, porque a madeira ganha água na chuva.",
      "Sim, mesmo maciço, o portão de madeira aceita motor, desde que a ferragem suporte a folha molhada. Uma base podre ou empeno é corrigido antes; fotos, medidas e espessura dão o modelo e o valor.",
    ],
  },
  line: [
    "Madeira absorve água e muda de peso, então o motor precisa de margem.",
    "Motor em portão de madeira se prende no quadro metálico, não na tábua.",
    "Folha de madeira inchada raspa, e o motor sente antes de você ver.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Madeira maciça, ripado e revestimento",
        "Madeira inteira ou quadro de aço revestido",
        "O portão de madeira por dentro",
      ],
      slots: [
        [
          "Há folhas de madeira maciça e folhas de ferro revestidas de ripas ou lambri.",
          "Muito portão com cara de madeira tem quadro de aço por trás, o que ajuda na automação.",
          "Ripado sobre quadro metálico e folha maciça parecem iguais por fora e se comportam de modo diferente.",
        ],
        [
          "A umidade altera peso e tamanho, e a folha que corria livre passa a raspar.",
          "Chuva incha, sol seca e racha: a medida da folha muda ao longo do ano.",
          "Em época de chuva, a madeira ganha peso e o basculante fica pesado sem defeito no motor.",
        ],
        [
          "O quadro metálico reparte o peso e dá ponto firme para suporte e cremalheira.",
          "Sem quadro, a ferragem depende da tábua, que trinca em volta do parafuso.",
          "Por dentro, veja se as ripas estão presas a um quadro de metal ou umas às outras: é isso que decide a fixação.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de madeira",
        "Escolher o motor pelo peso da madeira molhada",
        "Que motor a madeira pede",
      ],
      slots: [
        [
          "Pense no peso com a folha molhada: é ele que decide o motor e a ferragem.",
          "A escolha se faz pelo pior dia, com a madeira úmida, e não pelo mais seco.",
          "O peso úmido é a referência, porque motor no limite tende a forçar e desarmar em época de chuva.",
        ],
        [
          "Em basculante, o contrapeso é ajustado depois de a madeira estar tratada e seca no uso normal.",
          "O equilíbrio do basculante de madeira se faz com a folha pronta, já envernizada.",
          "Verniz, ripa e ferragem entram na conta do peso, antes de escolher o motor.",
        ],
        [
          "O portão de abrir em madeira pega vento e pesa na coluna, o que pede atuador e batente firmes.",
          "Uma folha larga de abrir exige coluna reforçada, mais de duas dobradiças e trava.",
          "Onde venta muito, a folha cheia empurra o braço mesmo parada, e a trava alivia esse esforço.",
        ],
      ],
      bullets: [
        "Peso da folha úmida, que é o que o motor move em dia de chuva",
        "Quadro metálico, que recebe o suporte direto, ou tábua, que pede chapa",
        "Tipo de abertura: basculante pede contrapeso refeito, e o de correr, roldana para o peso",
        "Estado de dobradiças e roldanas, que carregam a folha",
        "Exposição a sol e chuva, que empena a folha sem proteção",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de madeira forçando o motor",
        "Folha inchada, empenada ou caída",
        "O que observar no portão de madeira",
      ],
      slots: [
        [
          "Uma raspagem que aparece na chuva e some na seca é madeira inchando.",
          "Se o portão só prende em semana úmida, o problema é a folha e não o motor.",
          "Portão {em} que pesa depois de dias de chuva costuma ter madeira sem proteção suficiente.",
        ],
        [
          "Empeno mostra fresta desigual e folha que bate de um lado só.",
          "Uma folha torcida encosta em um canto e afasta no outro, e o motor empurra torto.",
          "Uma fresta que muda ao longo da altura do vão revela folha empenada.",
        ],
        [
          "Parafuso frouxo e madeira mole em volta dele indicam apodrecimento no ponto de fixação.",
          "Ponto escuro e macio junto à dobradiça é madeira podre, e a ferragem pode soltar.",
          "Cupim e umidade começam na base, onde a folha quase toca o chão.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Cuidados com o portão de madeira",
        "Proteger a madeira da chuva",
        "Conservação da madeira e do motor",
      ],
      slots: [
        [
          "Renove verniz ou impermeabilizante antes que a madeira fique cinza e aberta.",
          "Uma proteção em dia mantém o peso estável, e o peso estável poupa o motor.",
          "Quando a água deixa de escorrer e passa a manchar, é hora de refazer a proteção.",
        ],
        [
          "As bordas e a base absorvem mais água e merecem mais uma demão.",
          "Topo das ripas e parte de baixo são por onde a água entra, e ali o produto é dobrado.",
          "A base perto do piso pede folga e proteção extra, porque recebe respingo.",
        ],
        [
          "Na revisão {visits.home}, o técnico confere equilíbrio, ferragem e força, que mudam com a umidade.",
          "No basculante, o contrapeso é reconferido na revisão, feita {visits.home} em casa, e depois de cada tratamento.",
          "Depois de envernizar ou trocar ripa, o equilíbrio da folha deve ser conferido.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de madeira",
        "Reforço, equilíbrio e regulagem",
        "Preparar a madeira para o motor",
      ],
      slots: [
        [
          "A folha é testada na mão e medida nos quatro cantos, para ver empeno e queda.",
          "Primeiro se confere prumo, peso e ferragem, com a folha segura e sem energia no circuito.",
          "O técnico olha quadro, dobradiças e pontos moles antes de escolher onde fixar.",
        ],
        [
          "Chapa ou travessa metálica recebe o suporte, com parafuso passante no lugar de rosca na madeira.",
          "O reforço atravessa a folha e reparte o esforço, sem depender de parafuso em tábua.",
          "Onde há estrutura de aço, o suporte é preso nela; onde não há, instala-se uma chapa.",
        ],
        [
          "A força é regulada com a madeira úmida em conta, e o fim de curso para a folha sem pancada.",
          "Regula-se a menor força que move a folha também em dia de chuva.",
          "No basculante, o equilíbrio é refeito e a folha deve parar a meia altura.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de madeira pode ser automático?",
      answers: [
        "Pode, com quadro ou reforço metálico, ferragem para o peso e equilíbrio certo. O motor é escolhido pela folha úmida.",
        "Sim. O cuidado é fixar em estrutura, proteger a madeira e regular a força com margem para a chuva.",
      ],
    },
    {
      question: "Por que o portão de madeira fica pesado na chuva?",
      answers: [
        "O portão fica pesado porque a madeira absorve água e ganha peso. Impermeabilizar e rever o equilíbrio da folha resolve mais que aumentar a força.",
        "A folha molhada pesa mais e incha. Verniz em dia mantém o peso estável e evita que ela raspe.",
      ],
    },
    {
      question: "Posso colocar ripas de madeira no portão de ferro com motor?",
      answers: [
        "Pode, com novo cálculo. As ripas somam peso, e contrapeso, cabos, roldanas e força precisam ser refeitos antes do uso.",
        "Sim, mas avise antes: no basculante o contrapeso muda, e no de correr as roldanas podem não suportar.",
      ],
    },
    {
      question: "Qual motor usar em portão de madeira pesado?",
      answers: [
        "Use um modelo com carga acima do peso úmido e ciclo para o uso da casa. A troca de motor em folha pesada vai de {price.heavySwap}.",
        "A escolha depende do tipo de abertura. Foto, medidas e espessura da madeira permitem indicar o modelo e dizer se falta reforço.",
      ],
    },
    {
      question: "Como evitar que a madeira do portão empene?",
      answers: [
        "Proteja todas as faces, inclusive topo e base, e mantenha a folha afastada do piso. Tratamento só na frente faz a folha torcer.",
        "Evita-se com verniz ou impermeabilizante nos dois lados e ferragem no prumo. A umidade desigual é o que mais empena.",
      ],
    },
  ],
  photo: "uma foto do portão por fora e por dentro, com as medidas, e de perto a ferragem e o ponto do motor",
  traits: {
    Peso: "De médio a alto, e varia com a umidade da madeira",
    Manutenção: "Verniz ou impermeabilizante renovado e ferragem conferida",
    "Com motor": "Pede quadro metálico, contrapeso ajustado e força com margem",
    "Onde combina": "Fachadas que querem acabamento natural e aceitam mais cuidado",
  },
  related: ["peso", "contrapeso", "motor", "basculante", "pivotante", "ferro"],
  topic: "motor-para-portao-pesado",
};
