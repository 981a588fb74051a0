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
      "Ferrugem no portão de superfície se trata com lixa até o metal são, fundo anticorrosivo e tinta; pintar por cima não resolve, porque ela continua por baixo. Onde furou ou atingiu solda, dobradiça ou suporte, o metal é refeito, e a revisão do portão em casa parte de {price.preventive}, sem peças.",
      "Portão enferrujado, o que fazer depende da profundidade: mancha e bolha pedem lixar, fundo e pintar; furo, escama e solda atacada pedem corte e solda. Trilho, roldana e dobradiça com ferrugem pesam no motor, e o ajuste residencial começa em {price.preventive}, fora peças.",
      "Para tirar a ferrugem do portão e evitar que volte, lixe até brilhar, passe fundo e tinta e deixe a água escoar da base. Solda e apoio enferrujados são do serralheiro, antes de acionar o motor; a visita de revisão em casa custa desde {price.preventive}, sem peças.",
    ],
    price: [
      "O preço de tratar ferrugem no portão depende da extensão: retoque de superfície é o mais barato, reforço soldado vem depois, e refazer trecho podre é o mais caro. Regular portão e motor depois, em casa, parte de {price.preventive}, sem peças.",
      "Quanto custa recuperar portão enferrujado muda com o lugar: chapa lisa se lixa e pinta, dobradiça e suporte se cortam e soldam, com serviço orçado por foto. A revisão com ajuste, em residência, sai desde {price.preventive}, fora peças.",
    ],
    repair: [
      "O conserto do portão enferrujado depende de onde está a ferrugem: dobradiça, roldana, trilho e suporte do motor trocamos nós; quadro e tubo furados são do serralheiro. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "Consertar ferrugem no portão é ir até o metal são: superfície se lixa e pinta, furo se corta e solda. Ferragem gasta, como roldana e dobradiça, é conosco, e regular em residência custa desde {price.preventive}, fora peças.",
    ],
    "how-to": [
      "Como tratar ferrugem em portão de garagem: com o disjuntor desligado e a folha fechada, lixe até o metal brilhar, limpe o pó, aplique fundo anticorrosivo e duas demãos de tinta. Perto de cabo, mola, solda trincada ou tubo furado, pare e chame quem conserta.",
      "Para tirar a ferrugem do portão e evitar que volte, lixe até o metal firme, passe fundo e tinta, e desentupa os furos de escoamento da base. Metal que esfarela não se resolve com tinta, e apoio enferrujado não se mexe em casa.",
    ],
    question: [
      "Lixar e pintar resolve a ferrugem do portão só na superfície; nas soldas com trinca, furo ou escama, não, porque ali o metal perdeu força e precisa ser refeito. Antes da tinta vai fundo anticorrosivo, e a revisão em casa parte de {price.preventive}, sem peças.",
      "Portão enferrujado nas soldas precisa de avaliação: mancha leve se lixa e pinta, com fundo; trinca ou furo pede solda, já que o motor puxa nesses pontos. Pintar por cima da ferrugem nunca resolve.",
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
          "A água presa no tubo apodrece o metal de dentro para fora, sem sinal na pintura. Solda sem fundo é a outra entrada, porque o calor queima a proteção.",
          "Tubo sem furo de escoamento segura água, e o dano aparece quando já furou. Cada corte ou cordão de solda sem retoque vira ponto de ferrugem.",
          "Ferrugem começa onde a água para e onde a solda ficou sem proteção. Por dentro do tubo ninguém vê até o furo.",
          "Base e soldas vão primeiro: uma pela água, outras pela tinta queimada. Tubo fechado embaixo piora tudo.",
        ],
        [
          "Respingo da calçada, urina de animais e produto ácido de limpeza aceleram o ataque na base. É por isso que a parte de baixo enferruja antes.",
          "Produto de limpeza de piso corrói a base em pouco tempo. Respingo e terra encostada fazem o mesmo.",
          "A base recebe respingo e produto de limpeza, e sofre primeiro. Terra e folhas encostadas seguram a umidade.",
          "Lavar a calçada com produto ácido come a parte de baixo. Água limpa depois evita o estrago.",
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
          "Bolha e mancha são o começo, com o metal inteiro por baixo. Escama, furo e metal mole mostram perda de força, e junto a dobradiça, cabo ou suporte isso é risco de queda.",
          "Pó fino de cor viva costuma ser só superfície; escama em camadas já comeu espessura. Apoio enferrujado é o caso mais grave, porque segura a folha.",
          "Se a lixa atravessa ou o metal afunda, não há o que pintar. Perto de cabo e dobradiça, pare de usar o portão.",
          "Mancha se lixa, escama se corta. No suporte do motor ou na dobradiça, a ferrugem pode abrir a solda com o esforço.",
        ],
      ],
      bullets: [
        "Bolha ou mancha na tinta: superfície",
        "Escama que se solta: metal perdeu espessura",
        "Tubo furado na base: corte e solda",
        "Solda do suporte enferrujada: pare de acionar",
        "Cabo de aço com ferrugem: pare e troque o par",
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na ferrugem", "Inspeção da ferrugem em casa", "Ferrugem: até onde você pode ir"],
      slots: [
        [
          "A conferência é visual, com o portão fechado e o disjuntor desligado. Chapa lisa você pode lixar e retocar, de máscara e óculos; cabo, mola e dobradiça trincada, não.",
          "Lanterna e celular bastam para mostrar o que importa. Não lixe nem bata perto de peça que segura a folha.",
          "Área plana e sem carga é de morador; apoio e cabo são do técnico. Na dúvida, pare de usar o portão.",
          "Olhe de perto e fotografe, sem energia no motor. O retoque fica só na chapa lisa, longe do que se move.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe a base, as soldas, as dobradiças e os suportes com lanterna.",
        "Fotografe de perto cada ponto e de longe o portão inteiro.",
        "Na chapa lisa só com mancha, lixe, aplique fundo e pinte.",
        "Havendo furo, escama ou apoio atingido, deixe o portão parado e peça avaliação.",
      ],
    },
    {
      about: "visit",
      headings: ["Como a ferrugem é tratada", "Corte, solda e proteção", "O que é feito no portão enferrujado"],
      slots: [
        [
          "Primeiro se descobre a profundidade, raspando e medindo, a começar pelos apoios. Trecho podre é cortado e refeito com a folha escorada e a central desconectada.",
          "A avaliação separa mancha de perda de metal. Remendo por cima de metal fraco não segura, e por isso se corta até o aço inteiro.",
          "Dobradiça e suporte são vistos antes, porque sustentam a folha. A solda só é feita com o portão escorado e a placa desligada.",
          "Raspar mostra até onde foi. O que perdeu espessura sai, e peça nova é soldada com reforço onde o motor puxa.",
        ],
        [
          "Depois vêm fundo, tinta e furo de escoamento, e o motor é regulado de novo. Roldana, trilho e dobradiça gastos são trocados na mesma visita, quando acessíveis.",
          "O ponto refeito recebe fundo, e o tubo ganha saída de água. Com a folha firme, a força do motor é ajustada.",
          "Protegido o metal, confere-se o peso e regula-se o motor. A água passa a ter por onde sair.",
          "Fundo e tinta fecham o reparo, e o motor é ajustado ao novo peso. Ferragem gasta se troca junto.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar a ferrugem", "Como prevenir a ferrugem no portão", "Manter o portão sem ferrugem"],
      slots: [
        [
          "Retoque riscos logo e mantenha abertos os furos de escoamento na base dos tubos. Depois de lavar a calçada com produto, enxágue e seque a base.",
          "Risco tratado na hora custa pouco; esquecido, vira bolha e furo. Água que entra por cima precisa sair pela base.",
          "O retoque cedo é o que mais prolonga a folha. Tire terra e folhas da base e evite ácido no piso.",
          "Tinta inteira, furo desentupido e base seca: é o que segura a ferrugem. Faça com o disjuntor desligado.",
        ],
        [
          "Na revisão, {visits.home} em casa, soldas e base são olhadas junto com o motor. A visita parte de {price.preventive}, sem peças.",
          "Soldas, base e cabos entram na revisão {visits.home}, desde {price.preventive} em residência, fora peças.",
          "Uma visita {visits.home} vê ferrugem em solda e cabo a tempo. Em casa começa em {price.preventive}, sem contar peças.",
          "Cabo e solda enferrujados aparecem na revisão, {visits.home}. O valor residencial é a partir de {price.preventive}, fora peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão enferrujado pode receber motor?",
      answers: [
        "Portão enferrujado pode receber motor se a ferrugem for de superfície e os apoios estiverem firmes. Com furo ou dobradiça atingida, o reparo vem antes.",
        "Depende de onde está. Suporte, dobradiça e base precisam estar inteiros, porque o motor concentra força neles.",
        "Pode, depois de tratado. Motor em metal fraco arranca o suporte.",
      ],
    },
    {
      question: "Como tirar ferrugem do trilho do portão?",
      answers: [
        "A ferrugem do trilho do portão se tira com escova de aço e pano, com o disjuntor desligado, sem óleo depois. Trilho furado é trocado.",
        "Limpe a seco, escovando e varrendo. Óleo e graxa no trilho juntam areia.",
        "Escova de aço e vassoura. Se o perfil está comido, a troca sai melhor.",
      ],
    },
    {
      question: "Ferrugem no cabo de aço é perigosa?",
      answers: [
        "Ferrugem no cabo de aço é perigosa: ele sustenta a folha, e a oxidação rompe os fios por dentro. Pare de usar e peça a troca do par.",
        "Muito. Não passe produto nem mexa: cabo enferrujado pode arrebentar. A troca é com a folha escorada.",
        "É. Desligue o disjuntor e não passe sob a folha até a troca.",
      ],
    },
    {
      question: "Conversor de ferrugem funciona no portão?",
      answers: [
        "Conversor de ferrugem funciona em mancha leve do portão, antes do fundo e da tinta. Em escama e furo, não.",
        "Ajuda na superfície, depois de lixar o que está solto. Não recupera metal que perdeu espessura.",
        "Só na ferrugem fina. O resultado depende de tirar antes o que se solta.",
      ],
    },
    {
      question: "Por que a base do portão enferruja primeiro?",
      answers: [
        "A base do portão enferruja primeiro porque recebe respingo, produto de limpeza e a água que escorre por dentro do tubo.",
        "A água desce e fica presa ali. Sem furo de saída, o metal apodrece de dentro para fora.",
        "Porque é onde a água para. Furo de escoamento e retoque evitam.",
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
