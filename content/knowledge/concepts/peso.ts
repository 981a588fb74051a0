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
      "O peso do portão escolhe o motor no deslizante, em que a folha apoia nas roldanas e a etiqueta traz o limite em quilos. No basculante, o contrapeso carrega a folha, e decidem a largura e o equilíbrio.",
      "Para estimar o peso do portão, multiplique a área pelo peso do material: chapa de aço tem cerca de 7,85 kg por metro quadrado a cada milímetro de espessura. Some um terço por quadro e ferragens.",
      "Pelo peso do portão, deixe margem de um terço: folha de 300 kg pede motor de correr para 400 kg ou mais. Mande largura, altura e material, e estimamos os quilos e indicamos o motor.",
    ],
    price: [
      "O peso muda o preço quando leva a um motor de outra categoria: em portão pesado, a troca fica de {price.heavySwap}; em residência comum, de {price.homeSwap}. Foto, medida e material bastam para o valor fechado.",
      "Em basculante de até {width.quarterHp}, o peso normal da folha cabe no kit de 1/4 HP, por {price.lowest} instalado. Para folha pesada ou de correr, o preço sai por orçamento grátis.",
    ],
    "how-to": [
      "Para calcular o peso do portão, meça largura e altura, descubra o material e a espessura, multiplique e some a estrutura. Não tente levantar nem pendurar a folha para pesar, porque ela pode cair.",
      "O peso se calcula sem tirar o portão do lugar: área em metros quadrados, vezes o peso do material por metro quadrado, mais quadro e ferragens. Na dúvida, mande foto e medidas.",
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
          "O cálculo usa medida e material, sem tirar o portão do lugar.",
          "Com trena e uma conta simples, você chega a uma estimativa suficiente para a escolha.",
          "Basta multiplicar a área da folha pelo peso do material e somar a estrutura.",
        ],
        [
          "Como referência, cada milímetro de espessura pesa por metro quadrado cerca de 7,85 kg no aço e 2,7 kg no alumínio.",
          "O aço pesa cerca de 7,85 kg por metro quadrado em cada milímetro; alumínio, 2,7 kg; vidro, 2,5 kg.",
          "Use 7,85 kg por metro quadrado e por milímetro para chapa de aço, 2,7 para alumínio e 2,5 para vidro.",
        ],
        [
          "Nunca levante, pendure ou solte a folha para pesar, porque ela pode cair.",
          "Não destrave nem suspenda a folha na tentativa de sentir o peso.",
          "Medir é seguro; levantar a folha para conferir o peso não é.",
        ],
      ],
      steps: [
        "Com o portão fechado, meça largura e altura em metros e multiplique: essa é a área.",
        "Veja o material e, se souber, a espessura da chapa.",
        "Multiplique a área pelo peso do material por metro quadrado.",
        "Some tubos do quadro, revestimento, portinhola e ferragens.",
        "Mande o resultado com fotos, para o técnico escolher com margem.",
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
          "No deslizante, as roldanas sustentam a folha, e o catálogo do motor informa o peso máximo.",
          "O portão de correr é o caso em que os quilos mandam, junto com o estado do trilho.",
          "Para a folha que corre, o peso máximo indicado pelo fabricante supõe trilho plano e roldana boa.",
        ],
        [
          "No basculante, o contrapeso equilibra a folha, e um portão pesado pode andar leve.",
          "Um basculante bem equilibrado esconde o peso: o motor só vence atrito e inércia.",
          "Com contrapeso certo, a folha do basculante fica leve mesmo com revestimento pesado.",
        ],
        [
          "No pivotante, o comprimento age como alavanca e pesa tanto quanto a massa.",
          "Folha de girar cobra pelo comprimento e pelo vento, além dos quilos.",
          "Já no portão de girar, o tamanho da folha e a firmeza da coluna contam junto com o peso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que motor para cada peso", "Escolha do motor com margem de peso", "Do peso ao motor certo"],
      slots: [
        [
          "Escolha um motor com folga sobre o peso calculado, porque trilho e roldana pioram com o tempo.",
          "O limite do catálogo não é a meta: convém trabalhar abaixo dele.",
          "Deixe margem entre o peso da folha e o máximo do motor, sobretudo em uso frequente.",
        ],
        [
          "Basculante residencial de até {width.quarterHp}, equilibrado, vai bem com 1/4 HP.",
          "Até {width.quarterHp} de largura, o basculante comum costuma usar 1/4 HP.",
          "Em basculante, a largura de até {width.quarterHp} é a referência do 1/4 HP, com contrapeso certo.",
        ],
        [
          "Folha de madeira maciça, chapa grossa ou vão de dois carros pede avaliação e, às vezes, dois acionadores.",
          "Portão largo, maciço ou de uso coletivo passa para motor de regime intenso.",
          "Acima do residencial, entram redutor reforçado, inversor e, no basculante largo, acionador dos dois lados.",
        ],
      ],
      bullets: [
        "Área da folha e material",
        "Folha fechada ou vazada",
        "Rampa ou desnível no percurso",
        "Estado do trilho, das roldanas ou do contrapeso",
        "Aberturas por hora",
        "Rampa ou desnível no piso",
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
          "Motor quente, partida lenta e folha que para no meio mostram peso acima do que ele move bem.",
          "O excesso de peso aparece em engrenagem gasta cedo, calor e perda de velocidade.",
          "Quando o motor ronca, esquenta e perde ritmo, o esforço passou do previsto.",
        ],
        [
          "Madeira, porcelanato ou chapa nova acrescentam quilos para os quais o conjunto não foi regulado.",
          "Revestimento novo aumenta o peso: no de correr, conferem-se roldanas, trilho e motor; no basculante, o contrapeso.",
          "A madeira molhada pesa mais, e a folha pode forçar o motor na época de chuva.",
        ],
        [
          "Acertar contrapeso, cabo, mola ou roldana é tarefa do técnico, com a folha escorada.",
          "No basculante, nunca acrescente nem retire peso do contrapeso por conta própria.",
          "Se a folha despenca ou sobe sozinha, desligue o disjuntor, afaste todos e chame o técnico.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Como o peso muda o preço", "Preço para portão leve e pesado", "Peso do portão e preço do motor"],
      slots: [
        [
          "O portão residencial de peso comum fica na faixa de troca de {price.homeSwap}.",
          "Em casa, com folha de peso normal, a troca do motor vai de {price.homeSwap}.",
          "Para peso residencial, conte de {price.homeSwap} na troca do motor.",
        ],
        [
          "Portões pesados levam a troca à faixa de {price.heavySwap}, com motor e reforços.",
          "Quando o peso pede motor reforçado, o valor vai de {price.heavySwap}.",
          "Na categoria pesada, a troca custa de {price.heavySwap} e leva de {time.heavy} de trabalho.",
        ],
        [
          "Às vezes o dinheiro rende mais na folha: roldana, trilho e contrapeso em ordem dispensam motor maior.",
          "Acertar trilho e equilíbrio pode sair mais em conta que subir de categoria.",
          "Antes de pagar por mais força, confira se o peso não está no trilho ou na roldana.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei quantos quilos pesa o meu portão?",
      answers: [
        "Multiplique a área pelo peso do material e some a estrutura. A chapa de aço pesa cerca de 7,85 kg por metro quadrado a cada milímetro de espessura.",
        "Dá para saber pela conta de área vezes material, mais quadro e ferragens. Mande largura, altura, material e foto, e ajudamos a estimar.",
      ],
    },
    {
      question: "Motor de 1/4 HP aguenta quantos quilos?",
      answers: [
        "No basculante, a referência é a largura de até {width.quarterHp} com folha equilibrada, e não os quilos. No deslizante, vale o peso máximo do catálogo do modelo.",
        "Depende do tipo. Um basculante equilibrado de até {width.quarterHp} vai bem; em portão de correr, consulte o peso máximo informado pelo fabricante.",
      ],
    },
    {
      question: "Revesti o portão de madeira. O motor ainda serve?",
      answers: [
        "Talvez. No basculante, o contrapeso precisa ser refeito pelo técnico antes; no de correr, conferem-se roldanas e capacidade. Sem isso, a folha fica desequilibrada e o motor trabalha forçado.",
        "Só depois de acertar o equilíbrio dá para saber. A madeira acrescenta peso e absorve água, então peça avaliação da folha.",
      ],
    },
    {
      question: "Posso usar um motor no limite de peso do catálogo?",
      answers: [
        "Não convém. O limite supõe trilho plano e roldana boa; com desgaste, o esforço cresce. Escolha com margem.",
        "Melhor evitar: no limite, qualquer sujeira no trilho sobrecarrega. Trabalhar abaixo do máximo dá vida mais longa ao motor.",
      ],
    },
    {
      question: "Portão pesado precisa de dois motores?",
      answers: [
        "Um basculante muito largo pode pedir um acionador de cada lado, para a folha não torcer. No deslizante, usa-se um motor de capacidade maior.",
        "Só alguns: basculantes largos, para puxar dos dois lados, e pivotantes de duas folhas, que já usam um braço em cada.",
      ],
    },
  ],
  photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  related: ["potencia", "pesado", "medidas", "contrapeso", "roldana", "deslizante"],
  topic: "motor-para-portao-pesado",
};
