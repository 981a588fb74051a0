import type { Concept } from "#domain/knowledge/concept.ts";

export const peso: Concept = {
  id: "peso",
  kind: "buying",
  label: "Peso do portão",
  phrase: "o peso do portão",
  words: [
    "peso do portão",
    "peso",
    "quantos kg",
    "quantos quilos",
    "quilos",
    "kg",
    "aguenta quantos quilos",
    "capacidade de peso",
    "motor para portão de 300 kg",
    "500 kg",
    "calcular peso do portão",
    "quanto pesa",
  ],
  intent: "question",
  answers: {
    any: [
      "O peso do portão importa para comprar motor porque escolhe o modelo no de correr, em que a etiqueta traz o limite em quilos e convém um terço de folga; no basculante decidem largura e equilíbrio. Em casa a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra.",
      "O peso da folha importa porque o motor do portão automático trabalha contra ele: folha de 300 kg pede motor de correr para 400 kg ou mais. No basculante o contrapeso carrega, e 1/4 HP vai até {width.quarterHp}, desde {price.lowest} instalado.",
      "O que importa para comprar o motor, peso ou largura: no portão de correr contam os quilos do peso, e no basculante, a largura e o equilíbrio. Chapa de aço pesa 7,85 kg por metro quadrado a cada milímetro, e portão pesado leva a troca do motor a {price.heavySwap}.",
    ],
    "how-to": [
      "Para calcular o peso do portão, multiplique a área pelo peso do material, 7,85 kg por metro quadrado e por milímetro na chapa de aço, e some um terço por quadro e ferragens. Não levante nem pendure a folha, e deixe um terço de folga no motor.",
      "O peso da folha se calcula sem mover o portão: largura vezes altura, vezes o material, mais a estrutura. Aço tem 7,85 kg por metro quadrado a cada milímetro, e alumínio, 2,7; com isso se escolhe o motor com folga.",
    ],
    price: [
      "O peso do portão muda o preço do motor quando muda a categoria: em casa a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. Basculante de até {width.quarterHp} usa kit desde {price.lowest}, instalado.",
      "Quanto o peso encarece: folha comum fica em {price.homeSwap} na troca residencial, e folha pesada sobe a {price.heavySwap}. No basculante equilibrado, de até {width.quarterHp}, o peso não muda o kit, a partir de {price.lowest}.",
    ],
    question: [
      "O peso do portão importa na hora de comprar e escolher o motor, porque no de correr ele carrega a folha sobre roldanas, e o limite em quilos da ficha precisa de um terço de folga. No basculante o contrapeso sustenta, e o que conta é a largura, até {width.quarterHp} em 1/4 HP.",
      "O peso do portão importa ao comprar um motor, e por isso perguntam: ele define o motor de correr, em que 300 kg de folha pedem motor de 400 kg. Em peso ou largura, no basculante conta a largura, e em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
    ],
  },
  line: [
    "No deslizante, o motor se escolhe pelo peso; no basculante, pelo equilíbrio da folha.",
    "Chapa de aço pesa cerca de 7,85 kg por metro quadrado a cada milímetro de espessura.",
    "Portão pesado e equilibrado cansa menos o motor que portão leve e torto.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como calcular o peso do portão", "Peso por área e material", "Estime os quilos sem mover a folha"],
      slots: [
        [
          "Multiplique a área pelo peso do material: por metro quadrado e por milímetro, 7,85 kg no aço, 2,7 no alumínio e 2,5 no vidro. Nunca levante ou pendure a folha para pesar.",
          "Trena e uma conta bastam. O aço pesa 7,85 kg por metro quadrado em cada milímetro, o alumínio 2,7 e o vidro 2,5; medir é seguro, levantar não.",
          "Área vezes material mais estrutura dá os quilos. Use 7,85 para aço, 2,7 para alumínio e 2,5 para vidro, por metro quadrado e milímetro.",
          "Uma folha de 3 por 2 metros em chapa de 1 mm tem 6 metros quadrados e cerca de 47 kg só de chapa. O quadro soma um terço ou mais, e ninguém precisa mover o portão.",
        ],
      ],
      steps: [
        "Com o portão fechado, meça largura e altura em metros e multiplique.",
        "Veja o material e, se souber, a espessura.",
        "Multiplique a área pelo peso do material por metro quadrado.",
        "Some um terço por quadro, revestimento e ferragens.",
        "Mande o resultado com fotos, para a escolha com margem.",
      ],
    },
    {
      about: "what",
      headings: [
        "Quando o peso decide e quando não",
        "Peso em cada tipo de portão",
        "Como o peso age em cada tipo de portão",
      ],
      slots: [
        [
          "No de correr as roldanas sustentam a folha, e os quilos mandam, junto com o trilho. No basculante o contrapeso equilibra, e um portão pesado pode andar leve.",
          "Portão de correr é onde o peso decide. Com contrapeso certo, a folha do basculante fica leve mesmo com revestimento.",
          "A folha que corre cobra pelos quilos; a que sobe, pelo equilíbrio. O limite da ficha supõe trilho plano e roldana boa.",
          "Quilos no deslizante, equilíbrio no basculante. É por isso que o peso importa mais em um que no outro.",
        ],
        [
          "No de abrir, o comprimento age como alavanca e pesa tanto quanto a massa. Vento em folha fechada soma esforço.",
          "Folha de girar cobra pelo comprimento e pelo vento. A coluna precisa aguentar.",
          "Já no portão que gira contam o tamanho e a firmeza da coluna. Chapa fechada ainda pega vento.",
          "Comprimento e vento decidem no portão de abrir. Os quilos vêm depois.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que motor para cada peso", "Escolha do motor com margem de peso", "Do peso ao motor certo"],
      slots: [
        [
          "Deixe um terço de folga sobre o peso calculado, porque trilho e roldana pioram com o tempo: 300 kg pedem motor de 400, e 600 kg, de 800. No basculante, 1/4 HP vai até {width.quarterHp}.",
          "O limite do catálogo não é a meta. Folha de 300 kg fica bem com motor de 400 kg, e basculante de até {width.quarterHp}, com 1/4 HP.",
          "Some um terço: 450 kg de folha levam a 600 kg de motor. Basculante se escolhe pela largura, até {width.quarterHp} no 1/4 HP.",
          "Trabalhe abaixo do máximo, com um terço de sobra. A exceção é o basculante, em que {width.quarterHp} é a medida do 1/4 HP.",
        ],
      ],
      bullets: [
        "Até 200 kg: motor de 300 kg ou mais",
        "300 kg: motor de 400 kg ou mais",
        "600 kg: motor de 800 kg ou mais",
        "Rampa ou trilho ruim: acerte antes",
        "Muitas aberturas por hora: uso intenso",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de portão pesado demais",
        "Quando o peso passou do limite",
        "Sinais de motor forçado pelo peso",
      ],
      slots: [
        [
          "Motor quente, partida lenta e folha que para no meio mostram peso acima do que ele move bem. Revestimento novo ou madeira molhada somam quilos para os quais o conjunto não foi regulado.",
          "O excesso aparece em engrenagem gasta cedo, calor e perda de velocidade. Chapa ou madeira nova mudam a conta.",
          "Quando ronca, esquenta e perde ritmo, o esforço passou do previsto. Madeira na chuva pesa mais.",
          "Calor e lentidão são os primeiros avisos. Porcelanato, chapa e madeira acrescentam peso.",
        ],
        [
          "Acertar contrapeso, cabo ou mola é do técnico, com a folha escorada. Basculante que despenca ou sobe sozinho: disjuntor desligado e todos longe.",
          "No basculante nunca mexa no contrapeso por conta própria. Se a folha cai, desligue e chame.",
          "Contrapeso e cabo são só do técnico. Folha que sobe sozinha não se usa.",
          "Folha fora de equilíbrio fica parada e sem energia. Quem acerta é o técnico, com escora.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Como o peso muda o preço", "Preço para portão leve e pesado", "Peso do portão e preço do motor"],
      slots: [
        [
          "Em casa, com peso comum, a troca do motor vai de {price.homeSwap}; em portão pesado, de {price.heavySwap}, com mão de obra. O tempo passa de {time.sliding} para {time.heavy}.",
          "Peso residencial fica em {price.homeSwap} na troca, e categoria pesada, em {price.heavySwap}, serviço incluído.",
          "De {price.homeSwap} em folha comum a {price.heavySwap} em pesada: o peso faz a diferença. A pesada leva {time.heavy}.",
          "A troca custa de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, instalada.",
        ],
        [
          "Às vezes o dinheiro rende mais na folha: roldana, trilho e contrapeso em ordem dispensam motor maior. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Antes de pagar por força, confira trilho e roldana. Regular em residência custa desde {price.preventive}, fora peças.",
          "Acertar a folha pode sair mais em conta que subir de categoria, a partir de {price.preventive} em casa, sem peças.",
          "Folha leve com motor menor vale mais que o contrário. O ajuste residencial começa em {price.preventive}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei quantos quilos pesa o meu portão?",
      answers: [
        "Para saber quantos quilos pesa o portão, multiplique a área pelo material e some um terço de estrutura: chapa de aço tem 7,85 kg por metro quadrado a cada milímetro.",
        "Pela conta de área vezes material, mais quadro. Largura, altura e material bastam para estimar.",
        "Área vezes 7,85 kg por milímetro de aço, mais um terço. Grade pesa bem menos.",
      ],
    },
    {
      question: "Motor de 1/4 HP aguenta quantos quilos?",
      answers: [
        "Motor de 1/4 HP no basculante se mede por largura, até {width.quarterHp} com folha equilibrada, e não por quilos.",
        "Depende do tipo. No de correr vale o máximo da ficha do modelo.",
        "No basculante, até {width.quarterHp}. No deslizante, o que a etiqueta diz.",
      ],
    },
    {
      question: "Revesti o portão de madeira. O motor ainda serve?",
      answers: [
        "Depois de revestir o portão de madeira, o motor pode não servir: no basculante refaz-se o contrapeso, e no de correr conferem-se roldanas e capacidade.",
        "Só depois de acertar o equilíbrio. A madeira pesa e absorve água.",
        "Talvez. Some o peso novo e veja se sobra um terço.",
      ],
    },
    {
      question: "Posso usar um motor no limite de peso do catálogo?",
      answers: [
        "Usar motor no limite de peso do catálogo não convém: ele supõe trilho plano e roldana boa.",
        "Melhor evitar. Qualquer sujeira sobrecarrega.",
        "Não. Um terço de folga dá vida mais longa.",
      ],
    },
    {
      question: "Portão pesado precisa de dois motores?",
      answers: [
        "Portão pesado precisa de dois motores só em alguns casos: basculante muito largo ou pivotante de duas folhas.",
        "No de correr, usa-se um de capacidade maior.",
        "Raramente. Basculante largo puxado de um lado torce, e aí são dois.",
      ],
    },
  ],
  photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  related: ["potencia", "pesado", "medidas", "contrapeso", "roldana", "deslizante"],
  topic: "motor-para-portao-pesado",
};
