import type { Concept } from "#domain/knowledge/concept.ts";

export const ferrugem: Concept = {
  id: "ferrugem",
  kind: "material",
  label: "Ferrugem",
  phrase: "a ferrugem do portão",
  words: [
    "ferrugem",
    "portão enferrujado",
    "enferrujado",
    "oxidação",
    "portão podre",
    "corrosão",
    "tirar ferrugem",
    "ferrugem na base do portão",
    "maresia",
    "furo de ferrugem",
  ],
  intent: "repair",
  answers: {
    any: [
      "A ferrugem no portão começa nas soldas e na base, onde a água para. Na superfície, lixa, fundo e tinta resolvem; quando furou ou atingiu suporte e dobradiça, o metal podre é cortado e refeito.",
      "Portão com ferrugem perto de dobradiça, suporte ou cabo precisa de atenção antes do motor, porque ali o metal segura a folha. Pintar por cima só esconde; o tratamento vai até o metal são.",
      "Ferrugem no trilho, nas rodas ou no pino aumenta o atrito, e o motor paga a conta. Limpar, tratar e lubrificar o ponto certo devolve a leveza; tubo furado pede solda.",
    ],
    price: [
      "O preço de tratar a ferrugem depende da extensão: retoque de superfície, reforço soldado ou troca do trecho podre. Mande fotos de perto e de longe: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      "Em ferrugem, o valor sobe quando o metal precisa ser cortado e refeito, sobretudo em dobradiça e suporte. Fotos da base, das soldas e do ponto do motor bastam para dizermos, sem custo, se orçamos o reparo ou se cabe ao serralheiro.",
    ],
    repair: [
      "O conserto do portão enferrujado depende de onde está a ferrugem: dobradiça, roldana, trilho e suporte do motor são conosco; quadro, tubo e chapa furados, do serralheiro. Mande fotos de perto e do portão inteiro, e dizemos antes qual é o seu caso.",
      "O portão enferrujado se conserta conforme a profundidade: na superfície, lixa, fundo e tinta; com metal furado, corte e solda de serralheiro. A ferragem gasta, como dobradiça, roldana, trilho e suporte do motor, trocamos nós, e a foto diz qual é o seu caso.",
    ],
    "how-to": [
      "Para tirar ferrugem de superfície, desligue o disjuntor, lixe até o metal brilhar, limpe o pó e aplique fundo anticorrosivo e tinta. Perto de cabo, mola, dobradiça trincada ou tubo furado, pare e chame o serralheiro.",
      "A ferrugem leve se trata com lixa, fundo e tinta, em portão fechado e motor sem energia. Metal que esfarela ou cede ao toque não se resolve com tinta: precisa de corte e solda.",
    ],
    question: [
      "Não pinte por cima da ferrugem: a tinta solta e o metal continua sendo comido. Lixe até o metal firme, aplique fundo anticorrosivo e pinte; onde furou ou cede ao toque, corta-se e solda-se peça nova.",
      "Um portão enferrujado pode ter motor se a ferrugem é de superfície. Quando atinge dobradiça, roldana, suporte ou cabo, o reparo vem antes, porque ali o metal segura a folha.",
    ],
  },
  line: [
    "Ferrugem junto à dobradiça ou ao suporte pede conserto antes de acionar o motor.",
    "Tinta sobre ferrugem dura pouco: o tratamento começa na lixa.",
    "A base da folha enferruja primeiro, porque recebe respingo e água parada.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão enferruja", "Onde a ferrugem começa", "Água parada e solda sem proteção"],
      slots: [
        [
          "A água parada dentro do tubo apodrece o metal de dentro para fora, sem sinal na pintura.",
          "Um perfil sem furo de escoamento segura água, e o dano aparece quando já furou.",
          "A umidade presa no tubo é a causa mais comum na base da folha.",
        ],
        [
          "Uma solda sem fundo é porta de entrada, porque o calor queima a proteção do metal.",
          "Cada furo, corte ou cordão de solda sem retoque vira ponto de ferrugem.",
          "Onde a tinta foi queimada pela solda e não refeita, a oxidação começa primeiro.",
        ],
        [
          "Urina de animais, produto de limpeza e respingo da calçada aceleram o ataque na base.",
          "Em rua {em} com muita água empoçada na calçada, a parte de baixo sofre antes.",
          "Produto ácido de limpeza de piso corrói a base da folha em pouco tempo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Até onde foi a ferrugem",
        "Ferrugem de superfície, furo ou metal podre",
        "Sinais de ferrugem perigosa",
      ],
      slots: [
        [
          "A bolha na tinta é ferrugem por baixo, ainda com chance de tratamento simples.",
          "Mancha e bolha são o começo: o metal continua inteiro sob a oxidação.",
          "Ferrugem de cor viva, que solta pó fino, costuma ser só de superfície.",
        ],
        [
          "Escama que se solta em camadas mostra que o metal perdeu espessura.",
          "Quando a lixa atravessa ou o metal afunda, já não há o que pintar.",
          "Furo, escama e metal mole indicam perda de resistência e pedem corte.",
        ],
        [
          "Junto a dobradiça, suporte de motor, cabo ou roldana, a ferrugem vira risco de queda.",
          "Apoio enferrujado é o mais grave, porque segura a folha ou o motor.",
          "A solda do suporte tomada pela oxidação pode abrir com o esforço do motor.",
        ],
      ],
      bullets: [
        "Bolha ou mancha na tinta",
        "Escama que se solta",
        "Tubo furado na base",
        "Ferrugem na solda do suporte",
        "Pino ou roda presos pela oxidação",
        "Cabo de aço com ferrugem",
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na ferrugem", "Inspeção da ferrugem em casa", "Ferrugem: até onde você pode ir"],
      slots: [
        [
          "A conferência é visual, com o portão fechado e o motor sem energia.",
          "Olhe e fotografe de perto cada mancha, com o disjuntor do motor desligado.",
          "Bastam lanterna e câmera do celular para mostrar ao técnico o que importa.",
        ],
        [
          "Não lixe nem bata perto de cabo, mola ou dobradiça trincada, que seguram a folha.",
          "Um ponto que sustenta carga fica para o serralheiro, mesmo que pareça só mancha.",
          "Com suspeita em apoio ou cabo, pare de usar o portão até a avaliação.",
        ],
        [
          "Superfície lisa da folha pode ser lixada e retocada por você, com máscara e óculos.",
          "O retoque de chapa lisa é serviço de morador, longe das partes que se movem.",
          "Em área plana e sem carga, lixa e fundo em casa já seguram o avanço.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe a base, as soldas, as dobradiças e os suportes com lanterna.",
        "Fotografe de perto cada ponto e de longe o portão inteiro.",
        "Onde for só mancha em chapa lisa, anote para lixar, aplicar fundo e pintar.",
        "Havendo furo, escama ou apoio atingido, deixe o portão parado e peça avaliação.",
      ],
    },
    {
      about: "visit",
      headings: ["Como a ferrugem é tratada", "Corte, solda e proteção", "O que o serralheiro faz na ferrugem"],
      slots: [
        [
          "O serralheiro separa mancha de perda de metal, raspando e medindo a espessura.",
          "Primeiro se descobre a profundidade, porque o tratamento muda em cada caso.",
          "A avaliação começa pelos apoios, que sustentam a folha e o motor.",
        ],
        [
          "Um trecho podre é cortado e refeito, com a folha escorada e a central desconectada.",
          "Peça nova é soldada no lugar do metal perdido, com reforço onde o motor puxa.",
          "Remendo por cima de metal fraco não segura; corta-se até encontrar aço inteiro.",
        ],
        [
          "Depois vêm fundo, tinta e furo de escoamento, para a água não voltar a parar ali.",
          "O ponto refeito recebe fundo anticorrosivo, e o tubo ganha saída de água.",
          "Com a folha firme, o peso é conferido e o motor, regulado de novo.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar a ferrugem", "Como prevenir a ferrugem no portão", "Manter o portão sem ferrugem"],
      slots: [
        [
          "Retocar riscos logo evita que a água chegue ao metal e levante a tinta.",
          "Um risco tratado na hora custa pouco; esquecido, vira bolha e depois furo.",
          "O retoque cedo é o que mais prolonga a vida da folha.",
        ],
        [
          "Desentupa os furos de escoamento na base dos tubos, com o disjuntor desligado.",
          "O furo de saída na base dos tubos deixa escorrer a água que entra por cima.",
          "Mantenha a base da folha afastada de terra, folhas secas e água parada.",
        ],
        [
          "Enxágue a base depois de lavar a calçada com produto e seque o que der.",
          "Evite produto ácido no piso perto do portão e lave a base com água limpa.",
          "Na revisão {visits.home} em casa, soldas e base são olhadas junto com o motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como tirar a ferrugem do portão?",
      answers: [
        "Com o disjuntor desligado e a folha fechada, lixe até o metal brilhar, limpe o pó e aplique fundo anticorrosivo e duas demãos de tinta. Perto de cabo, mola, dobradiça trincada ou tubo furado, pare e chame quem conserta.",
      ],
    },
    {
      question: "Posso pintar por cima da ferrugem?",
      answers: [
        "Não resolve. A oxidação continua por baixo e levanta a tinta; lixe até o metal são e use fundo antes da cor.",
        "Só depois de lixar e aplicar fundo anticorrosivo. Produto conversor ajuda em mancha leve, não em metal com escama.",
      ],
    },
    {
      question: "Portão enferrujado pode receber motor?",
      answers: [
        "Pode, se a ferrugem for de superfície e os apoios estiverem firmes. Com furo ou dobradiça atingida, a serralheria vem antes.",
        "Depende de onde está. Suporte, dobradiça e base precisam estar inteiros, porque o motor concentra força neles.",
      ],
    },
    {
      question: "Como tirar ferrugem do trilho do portão?",
      answers: [
        "Com o disjuntor desligado, escova de aço e pano, sem óleo depois. Um trilho furado ou muito gasto é trocado.",
        "Limpe a seco, escovando e varrendo. Óleo e graxa no trilho juntam areia, e o perfil com furo pede troca.",
      ],
    },
    {
      question: "Ferrugem no cabo de aço é perigosa?",
      answers: [
        "É. O cabo sustenta a folha, e a oxidação rompe os fios por dentro. Pare de usar, não toque e peça a troca do par.",
        "Muito. Não passe produto nem mexa: cabo enferrujado pode arrebentar. A troca é do técnico, com a folha escorada.",
      ],
    },
    {
      question: "Por que a base do portão enferruja primeiro?",
      answers: [
        "A base enferruja primeiro porque recebe respingo, produto de limpeza e água que escorre por dentro do tubo. Furo de escoamento e retoque evitam.",
        "A água desce e fica presa ali. Sem furo de saída no tubo, o metal apodrece de dentro para fora.",
      ],
    },
  ],
  photo: "fotos de perto da ferrugem e de longe do portão inteiro, mostrando a base, as soldas e o ponto do motor",
  traits: {
    Peso: "Come o metal, e a água presa no tubo pesa",
    Manutenção: "Lixar até o metal são, fundo anticorrosivo e tinta",
    "Com motor": "Enfraquece suporte e solda, exige reparo antes do motor",
    "Onde combina": "Em lugar nenhum; aparece na base, nas soldas e nos cortes",
  },
  related: ["pintura", "solda", "ferro", "serralheria", "dobradica", "vedacao"],
  topic: "serralheria-e-ajuste-de-portao",
};
