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
      "A ferrugem do portão que está só na superfície se resolve com lixa até o metal limpo, fundo anticorrosivo e tinta. Onde o metal furou ou a solda foi atingida, a tinta não adianta, e o trecho precisa ser cortado e refeito. A revisão do portão em casa parte de {price.preventive}, sem peças.",
      "O que fazer com o portão enferrujado depende da profundidade: mancha e bolha se lixam e pintam, e furo ou solda atacada pedem corte e solda nova. Trilho, roldana e dobradiça com ferrugem fazem o motor trabalhar mais, e o ajuste em residência custa a partir de {price.preventive}, sem peças.",
      "Para tirar a ferrugem do portão e evitar que volte, lixe até o metal brilhar, passe fundo anticorrosivo e tinta e deixe a água escoar da base. Se a ferrugem chegou à solda ou ao suporte do motor, pare de usar o portão até o reparo. A visita de revisão em casa parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O preço de tratar a ferrugem do portão depende da extensão: o retoque de superfície é o mais barato, depois vem o reforço soldado, e refazer um trecho podre é o mais caro. O orçamento é feito por foto. Regular portão e motor no fim, em casa, parte de {price.preventive}, sem peças.",
      "Quanto custa recuperar um portão enferrujado muda com o lugar da ferrugem: chapa lisa se lixa e pinta por menos, e dobradiça ou suporte que precisa de solda custa mais. Fotos de perto bastam para o orçamento, e a revisão com ajuste, em residência, parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "O conserto do portão enferrujado depende de onde está a ferrugem: dobradiça, roldana, trilho e suporte do motor são trocados pelo nosso técnico; quadro e tubo furados são trabalho do serralheiro. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "Consertar a ferrugem do portão começa por achar o metal que ainda está inteiro. A parte de superfície é lixada e pintada, e o que furou é cortado e soldado de novo. Roldana e dobradiça gastas são trocadas na mesma visita, e a regulagem em residência parte de {price.preventive}, sem peças.",
    ],
    "how-to": [
      "Para tratar a ferrugem de um portão de garagem, desligue o disjuntor, feche a folha e lixe a mancha até o metal brilhar. Limpe o pó, aplique fundo anticorrosivo e depois duas demãos de tinta. Se a ferrugem está perto de cabo, de mola ou numa solda trincada, não mexa e chame um técnico.",
      "Tira-se a ferrugem do portão com lixa até o metal firme, fundo anticorrosivo e tinta, e evita-se que ela volte desentupindo os furos de escoamento da base. Metal que esfarela não se recupera com tinta, e o apoio enferrujado da folha é serviço de técnico.",
    ],
    question: [
      "Lixar e pintar resolve a ferrugem do portão quando ela está só na superfície. Onde há furo, escama ou trinca na solda, não resolve, porque o metal perdeu força e precisa ser refeito. Antes da tinta vai sempre fundo anticorrosivo, e a revisão em casa parte de {price.preventive}, sem peças.",
      "Portão enferrujado nas soldas precisa ser visto por um técnico antes da tinta: mancha leve se lixa e pinta com fundo, mas trinca ou furo pede solda nova, porque é nesses pontos que o motor faz força. Pintar por cima da ferrugem só a esconde por alguns meses.",
    ],
  },
  line: [
    "A ferrugem junto à dobradiça ou ao suporte do motor precisa de conserto antes de acionar o portão.",
    "Tinta sobre ferrugem dura pouco, porque o tratamento começa na lixa.",
    "A base da folha enferruja primeiro, porque recebe respingo e água parada.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão enferruja", "Onde a ferrugem começa", "Água parada e solda sem proteção"],
      slots: [
        [
          "A água que entra no tubo e não tem por onde sair corrói o metal por dentro, sem sinal na pintura. A solda que ficou sem fundo é outra porta de entrada, porque o calor queima a proteção em volta.",
          "Tubo fechado embaixo guarda a água da chuva, e o dano só aparece quando o metal já furou. Cortes e cordões de solda sem retoque também enferrujam cedo, porque ali a pintura foi queimada.",
          "O portão enferruja onde a água para e onde a solda não recebeu fundo. Dentro do tubo o estrago cresce escondido; em volta da solda, o calor já destruiu a camada que protegia o aço.",
          "Duas causas respondem pela maior parte da ferrugem: a água presa dentro do tubo, que o come por dentro, e a solda sem acabamento, em que a proteção foi queimada durante o serviço.",
        ],
        [
          "Respingo da calçada, urina de animais e produto ácido de limpeza atacam a base da folha, e por isso a parte de baixo enferruja antes do resto.",
          "A base sofre mais, porque recebe respingo, produto de limpeza de piso e urina de cachorro. Terra encostada na folha segura a umidade e acelera o processo.",
          "Lavar a calçada com produto ácido corrói a parte de baixo do portão em poucos meses. Enxaguar a base com água limpa depois da lavagem evita boa parte do estrago.",
          "Tudo que molha a parte de baixo apressa a ferrugem: respingo, ácido de limpeza, urina de animais e folhas amontoadas. Manter a base limpa e seca é a prevenção mais barata.",
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
          "Bolha e mancha são o começo, e o metal por baixo ainda está inteiro. Escama, furo e chapa mole mostram que ele perdeu força. Perto de dobradiça, cabo ou suporte do motor, isso é risco de queda da folha.",
          "Pó fino de cor viva costuma ser ferrugem de superfície, enquanto a que sai em camadas já comeu a espessura da chapa. O caso mais grave é o do apoio enferrujado, porque é ele que segura a folha.",
          "Se a lixa atravessa a chapa ou o metal afunda com o dedo, não há o que pintar, e o trecho precisa ser refeito. Quando isso acontece perto de cabo ou de dobradiça, pare de usar o portão.",
          "Uma mancha ainda se lixa; uma escama grossa já precisa ser cortada. No suporte do motor e na dobradiça, a ferrugem é perigosa, porque o esforço de cada abertura pode soltar a solda.",
        ],
      ],
      bullets: [
        "Bolha ou mancha na tinta: ferrugem de superfície",
        "Escama que se solta: o metal perdeu espessura",
        "Tubo furado na base: precisa de corte e solda",
        "Solda do suporte enferrujada: pare de acionar o motor",
        "Cabo de aço com ferrugem: pare e peça a troca do par",
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na ferrugem", "Inspeção da ferrugem em casa", "Ferrugem: até onde você pode ir"],
      slots: [
        [
          "Examine a folha só com os olhos, com o portão fechado e o disjuntor desligado. A chapa lisa você pode lixar e retocar, de máscara e óculos; cabo, mola e dobradiça trincada ficam para o técnico.",
          "Uma lanterna e a câmera do celular mostram o que importa, desde que o disjuntor esteja desligado. Não lixe nem bata perto das peças que seguram a folha, como dobradiça e cabo.",
          "O morador pode cuidar da área plana, que não sustenta peso; apoio, cabo e solda são do técnico. Antes de chegar perto, desligue o disjuntor, e na dúvida deixe o portão sem uso.",
          "Com a energia do motor desligada, olhe de perto e fotografe cada ponto. O retoque em casa se limita à chapa lisa, longe de tudo que se move ou segura a folha.",
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
          "O serviço começa por raspar a ferrugem e ver até onde ela foi, primeiro nos apoios da folha. O trecho podre é cortado e refeito com a folha escorada e a placa do motor desconectada, para a solda não a queimar.",
          "A avaliação separa a mancha da perda de metal. Remendo soldado sobre chapa fraca não segura, e por isso se corta até o aço inteiro, com a folha escorada e a placa desligada.",
          "Dobradiça e suporte do motor são vistos antes de tudo, porque sustentam a folha. Onde o metal afinou, o pedaço é trocado, com a folha escorada e a placa desconectada durante a solda.",
          "A raspagem mostra a profundidade do dano. O metal que perdeu espessura é retirado, e a peça nova é soldada com reforço onde o motor faz força, sempre com a folha presa e a placa desligada.",
        ],
        [
          "No acabamento entram fundo, tinta e um furo de escoamento na base, e o motor é regulado para o peso novo. Roldana, trilho e dobradiça gastos podem ser trocados na mesma visita.",
          "O ponto refeito recebe fundo e tinta, e o tubo ganha uma saída de água. Com a folha firme, o técnico ajusta a força do motor e troca a ferragem que estiver gasta.",
          "Depois da solda, o metal é protegido com fundo e tinta, e a base recebe furos para a água sair. O portão é pesado na mão e o motor, regulado de novo.",
          "Fundo e tinta fecham o reparo, e os furos da base são abertos para o tubo não encher outra vez. Por último se regula o motor, porque a folha pode ter mudado de peso.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar a ferrugem", "Como prevenir a ferrugem no portão", "Manter o portão sem ferrugem"],
      slots: [
        [
          "Retoque os riscos logo que aparecem e mantenha abertos os furos de escoamento na base dos tubos. Depois de lavar a calçada com produto, enxágue e seque a parte de baixo da folha.",
          "Um risco tratado na hora custa pouco, e esquecido vira bolha e depois furo. Confira também se a água que entra no tubo tem por onde sair e se não há terra encostada na base.",
          "O retoque feito cedo é o que mais prolonga a vida da folha. Tire terra e folhas da base, não use ácido no piso junto ao portão e deixe desentupidos os furos dos tubos.",
          "Tinta sem falhas, furos desentupidos e base seca evitam quase toda a ferrugem. A limpeza e o retoque são feitos com o portão fechado e o disjuntor desligado.",
        ],
        [
          "Na revisão, feita {visits.home} em casa, o técnico olha soldas, base e cabos junto com o motor. A visita parte de {price.preventive}, sem peças.",
          "Soldas, base e cabos são examinados na revisão residencial, {visits.home}, que custa a partir de {price.preventive}, sem peças.",
          "Uma visita de manutenção {visits.home} encontra a ferrugem de solda e de cabo a tempo de reparar. Em casa, ela parte de {price.preventive}, sem peças.",
          "Quem faz a revisão {visits.home} descobre o cabo e a solda enferrujados antes que cedam. Em residência, a visita parte de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão enferrujado pode receber motor?",
      answers: [
        "Portão enferrujado pode receber motor se a ferrugem for de superfície e os apoios estiverem firmes. Com furo ou dobradiça atingida, o reparo vem antes.",
        "Depende de onde está a ferrugem. Suporte, dobradiça e base precisam estar inteiros, porque o motor concentra a força neles.",
        "Pode, depois de tratado. Motor preso em metal fraco acaba arrancando o suporte.",
      ],
    },
    {
      question: "Como tirar ferrugem do trilho do portão?",
      answers: [
        "A ferrugem do trilho do portão se tira com escova de aço e pano, com o disjuntor desligado e sem óleo depois. Trilho furado precisa ser trocado.",
        "Limpe a seco, com escova de aço e vassoura, e o disjuntor desligado. Óleo e graxa no trilho juntam areia e travam a roldana.",
        "Use escova de aço e depois varra, sempre com o disjuntor desligado. Se o perfil já perdeu altura, a troca do trilho compensa mais.",
      ],
    },
    {
      question: "Ferrugem no cabo de aço é perigosa?",
      answers: [
        "Ferrugem no cabo de aço é perigosa: ele sustenta a folha, e a oxidação rompe os fios por dentro. Pare de usar o portão e peça a troca do par.",
        "É muito perigosa. Não passe produto nem encoste, porque o cabo enferrujado pode arrebentar. O técnico troca os dois com a folha escorada.",
        "É, sim. Desligue o disjuntor e não passe sob a folha até o técnico trocar os dois cabos.",
      ],
    },
    {
      question: "Conversor de ferrugem funciona no portão?",
      answers: [
        "Conversor de ferrugem funciona em mancha leve do portão, antes do fundo e da tinta. Em escama e furo, não resolve.",
        "Ajuda na superfície, depois de lixar o que está solto. O produto não recupera metal que perdeu espessura.",
        "Funciona só na ferrugem fina, e o resultado depende de lixar antes o que se solta.",
      ],
    },
    {
      question: "Por que a base do portão enferruja primeiro?",
      answers: [
        "A base do portão enferruja primeiro porque recebe respingo, produto de limpeza e a água que escorre por dentro do tubo.",
        "Porque a água desce e fica presa ali. Sem furo de saída, o metal apodrece de dentro para fora.",
        "Porque é onde a água para. Furos de escoamento e retoque da tinta evitam o problema.",
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
