import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const guilhotina: NarrowConcept[] = [
  {
    id: "guilhotina-automatizar",
    broader: "guilhotina",
    label: "Automatizar portão guilhotina: preço",
    phrase: "a automatização do portão guilhotina",
    asks: [
      "automatizar guilhotina",
      "automatizar portão guilhotina",
      "automatizar portão guilhotina custa",
      "automatizar guilhotina preço",
      "automatização guilhotina",
      "colocar motor guilhotina",
      "pôr motor guilhotina",
      "instalar motor guilhotina",
      "guilhotina manual motor",
      "motorizar guilhotina preço",
      "motorizar guilhotina custa",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço para automatizar o portão guilhotina, que sobe reto, depende do peso da folha e do contrapeso: como base, a troca do motor num portão pesado fica de {price.heavySwap}, com mão de obra. Na primeira automatização somam-se eixo, cabos e dispositivo contra queda, orçados de graça por foto.",
        "Automatizar um portão guilhotina manual é possível quando a folha sobe leve e no nível, com contrapeso e cabos em ordem. O preço soma motor com freio, eixo, cabos e proteção contra queda, pela foto das guias; para comparar, trocar o motor de um portão pesado custa de {price.heavySwap}, com mão de obra.",
        "Para pôr motor em portão guilhotina, o técnico confere primeiro contrapeso, cabos e guias, porque a folha fica suspensa sobre a passagem. O valor depende do peso, da altura e do uso; a troca de motor em conjunto pesado vai de {price.heavySwap}, serviço incluído, e a primeira instalação é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que entra na automatização", "O que a guilhotina manual recebe"],
        slots: [
          [
            "No portão manual, quem faz a força é o contrapeso, e o motor só conduz e segura. Por isso a conta começa pelo equilíbrio da folha.",
            "O contrapeso continua levando o peso depois do motor, que apenas move e freia. Se ele está errado, nenhum motor compensa.",
          ],
        ],
        bullets: [
          "Motor com freio, escolhido pelo peso da folha e pelas aberturas por dia",
          "Eixo e roldanas no alto, que giram os dois cabos por igual",
          "Par de cabos novos, quando os de hoje têm fio partido",
          "Dispositivo contra queda e fotocélula, porque a folha passa sobre quem entra",
          "Ponto de energia com aterramento e disjuntor próprio",
        ],
      },
      {
        about: "check",
        headings: ["O que medir e fotografar", "Dados para receber o preço"],
        slots: [
          [
            "Meça largura e altura da folha e a altura livre acima do vão, sempre com o portão fechado. Fotografe de longe as guias, os cabos e o contrapeso, sem soltar nada.",
            "Com a folha embaixo, anote largura, altura e o espaço livre em cima. Fotos das guias, dos cabos e do contrapeso, feitas de longe, completam o pedido; nada deve ser solto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O motor segura a folha no alto?",
        answers: [
          "Segura, com o freio, desde que o contrapeso esteja certo. O dispositivo contra queda existe para o caso de um cabo romper.",
          "Sim, pelo freio do motor. Ainda assim se instala proteção contra queda, porque o cabo pode romper.",
        ],
      },
      {
        question: "Como abrir a guilhotina sem energia?",
        answers: [
          "Com nobreak, que dá algumas aberturas. Destravar e erguer na mão é serviço para quem conferiu antes cabos e contrapeso.",
          "O mais seguro é um nobreak. Soltar o motor em casa é perigoso, porque a folha pode descer.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, das guias, dos cabos e do contrapeso, com largura e altura",
  },
  {
    id: "guilhotina-onde-serve",
    broader: "guilhotina",
    label: "Onde o portão guilhotina serve",
    phrase: "o portão guilhotina em garagem pequena",
    asks: [
      "guilhotina garagem pequena",
      "guilhotina pequena",
      "guilhotina espaço",
      "guilhotina altura",
      "guilhotina sobrado",
      "guilhotina baixa",
      "portão sobe reto garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão guilhotina serve em garagem pequena, curta e sem recuo, quando há altura: a folha sobe reta e precisa de altura livre acima do vão igual à dela, mais uns 30 cm. Com pé-direito baixo, não cabe, e a escolha fica entre basculante, desde {price.lowest} com motor instalado, e de correr.",
        "Onde o portão guilhotina pode ser instalado: em fachada alta, mesmo com garagem curta, porque ele não ocupa calçada, lado nem teto. Quanta altura precisa? A da folha, acima do vão, mais perto de 30 cm; vão de 2,3 m pede cerca de 2,6 m livres em cima.",
        "Sua garagem é curta e não tem recuo: o guilhotina cabe se acima do vão sobra a altura da folha e mais uns 30 cm. Em garagem de pé-direito baixo, prefira basculante ou de correr; ele vale onde falta espaço na frente e ao lado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Cabe um guilhotina aí? Meça", "As medidas que decidem"],
        slots: [
          [
            "Com trena e uma foto de frente, já se sabe. A altura acima do vão decide tudo.",
            "A conta leva minutos e se faz do chão, com o portão atual fechado.",
            "Duas medidas bastam para a resposta, e as outras confirmam.",
          ],
        ],
        steps: [
          "Meça a altura do vão, do piso à viga.",
          "Meça da viga até o primeiro obstáculo acima: laje, sacada ou telhado.",
          "Compare: a segunda precisa ser maior que a primeira em uns 30 cm.",
          "Veja se há parede firme dos dois lados para as guias.",
          "Anote a altura do carro com bagageiro.",
        ],
      },
      {
        about: "choose",
        headings: ["Guilhotina, basculante ou de correr", "Qual cabe na garagem pequena"],
        slots: [
          [
            "Cada tipo ocupa um lugar, e o que sobra na sua casa escolhe.",
            "Compare pelo espaço que cada um usa.",
            "Veja onde você tem folga.",
          ],
        ],
        bullets: [
          "Guilhotina: altura acima do vão; calçada e lado livres",
          "Basculante: teto livre e um pouco da frente",
          "De correr: parede do comprimento da folha, ao lado",
          "De abrir: o raio da folha, para dentro",
          "Pé-direito baixo: de correr ou basculante",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados que a folha suspensa exige", "Cabos, contrapeso e trava contra queda"],
        slots: [
          [
            "Cabos de aço e contrapesos seguram a folha no alto, por isso a trava contra queda e a fotocélula são obrigatórias. Com cabo ou contrapeso em falha, não se destrava, e ninguém fica embaixo.",
            "A folha fica suspensa por cabos, e a segurança vem da trava contra queda, do sensor e da revisão. Suspeitou do cabo, desligue o disjuntor e não destrave.",
            "Sem trava contra queda e fotocélula, não se usa guilhotina. Cabo com fio aberto para tudo: disjuntor desligado, sem destravar.",
          ],
          [
            "A revisão é {visits.home} em casa e {visits.business} em prédio, no mínimo, com os cabos trocados aos pares. Não prenda faixa nem chapa na folha: qualquer quilo muda o equilíbrio.",
            "Marque {visits.home} em residência e {visits.business} em uso coletivo. Peso acrescentado à folha obriga a refazer o contrapeso.",
            "Reveja cabos {visits.home} em casa ou {visits.business} em prédio. Chapa ou placa nova exige contrapeso novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do guilhotina", "Motor e estrutura, em comparação"],
        slots: [
          [
            "A estrutura, com guias, cabos e contrapeso, é de serralheria e costuma ser a maior parte. O motor se escolhe por peso e curso, e em portão pesado a troca vai de {price.heavySwap}; no basculante, o kit é mais barato.",
            "Guias, cabos e contrapeso, do serralheiro, são o grosso. Motor em folha pesada, na troca, fica de {price.heavySwap}, bem acima do kit basculante.",
            "A serralheria pesa mais que o motor. Este, em conjunto pesado, custa de {price.heavySwap} na troca, e por isso o basculante sai por menos quando cabe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão guilhotina pode cair?",
        answers: [
          "Com cabo rompido e sem trava, pode. Por isso se usa dispositivo contra queda e revisão em dia.",
          "O risco existe se cabos e contrapeso não são revistos. Folha torta fica parada até o técnico.",
        ],
      },
      {
        question: "Dá para trocar basculante por guilhotina?",
        answers: [
          "Dá, com serralheria nova: guias, cabos e contrapeso. O motor do basculante não se aproveita.",
          "Sim, se houver altura acima do vão. É portão novo, e não adaptação.",
        ],
      },
      {
        question: "Como abrir o portão guilhotina sem luz?",
        answers: [
          "Pelo acionamento manual próprio do motor, se houver, ou com nobreak. Não destrave a folha suspensa por conta própria.",
          "Com nobreak é mais seguro, porque soltar pode fazer a folha descer.",
        ],
      },
      {
        question: "Guilhotina é mais lento?",
        answers: [
          "Costuma ser, porque ergue a folha inteira e a velocidade é limitada por segurança. Com inversor, ganha parada suave.",
          "Em geral, sim. O curso é a altura toda do vão.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com a altura do vão e a altura livre acima dele",
  },
  {
    id: "como-funciona-guilhotina",
    broader: "guilhotina",
    label: "Como funciona o portão guilhotina",
    phrase: "o funcionamento do portão guilhotina",
    asks: [
      "como funciona guilhotina",
      "funcionamento guilhotina",
      "guilhotina funciona",
      "guilhotina como motor levanta",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão guilhotina funciona com a folha subindo reta por duas guias, puxada por cabos ou correntes; o contrapeso equilibra o peso, e o motor só dá o movimento. O que segura a folha lá em cima é o contrapeso com o freio, e a trava contra queda age se um cabo romper.",
        "No portão guilhotina, a folha sobe na vertical, sem avançar na calçada nem na garagem, por cabos que passam em roldanas até o contrapeso. O freio do motor a mantém no alto, e ela só pode cair se cabo ou trava falham, daí a revisão {visits.business} em prédio.",
        "O mecanismo do portão guilhotina, o que sobe reto, tem guias laterais, cabos, contrapeso e motor com freio. O contrapeso carrega quase todo o peso, a trava contra queda entra se um cabo romper, e acima do vão é preciso altura livre igual à da folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada parte faz", "Guias, cabos, contrapeso e motor"],
        slots: [
          [
            "São cinco peças trabalhando juntas, da guia ao sensor.",
            "Cada peça tem um papel, e a falha de uma sobrecarrega as outras.",
            "O conjunto é simples quando visto por partes.",
          ],
        ],
        bullets: [
          "Guias: mantêm a folha no prumo; fora delas, ela trava ou sobe torta.",
          "Cabos e roldanas: ligam a folha ao contrapeso, pelo alto.",
          "Contrapeso: carrega quase todo o peso; o motor move a diferença.",
          "Freio e trava contra queda: seguram a folha parada e na ruptura de um cabo.",
          "Fim de curso e fotocélula: param nas pontas e impedem descer sobre alguém.",
        ],
      },
      {
        about: "safety",
        headings: ["Portão guilhotina pode cair?", "Folha suspensa pede cuidado"],
        slots: [
          [
            "Pode, se um cabo rompe e a trava contra queda não existe ou está gasta. Cabo desfiado, folha torta ou descida rápida pedem disjuntor desligado, passagem isolada e técnico.",
            "Sim, quando cabo ou trava falham. Por isso, diante de fio solto, folha torta ou queda brusca, corte a energia e não deixe ninguém passar.",
            "A queda é possível com cabo rompido e trava ruim. Desligue o disjuntor e isole o vão ao primeiro sinal, fio levantado ou folha inclinada.",
          ],
          [
            "Ninguém fica sob a folha erguida, nem o carro. Sem luz, ela não se destrava: usa-se nobreak ou o acionamento manual do motor, com o vão vazio.",
            "Pessoas e carro só passam, não param embaixo. Na falta de energia, nunca solte a folha; o caminho é nobreak ou manivela própria do motor.",
            "Embaixo da folha não se espera nem se estaciona. Faltou luz, use o acionamento manual previsto ou nobreak, jamais o destravamento da folha suspensa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão de cabos e guias", "Manutenção que evita queda"],
        slots: [
          [
            "A revisão é {visits.home} em casa e {visits.business} em prédio ou comércio, com cabos, roldanas, guias e trava conferidos. O cabo gasta por dentro da curva da roldana, onde só o técnico vê.",
            "Revise {visits.home} na residência e {visits.business} no uso coletivo. O ponto crítico é o trecho de cabo que passa na roldana, escondido de quem olha de baixo.",
            "Cabos, roldanas, guias e trava passam por revisão {visits.home}, ou {visits.business} em prédio. É na curva da roldana que o cabo se rompe primeiro.",
          ],
          [
            "Chapa, placa ou faixa na folha muda o equilíbrio, e o contrapeso precisa ser refeito. Não pendure nada nela.",
            "Qualquer peso somado à folha exige novo contrapeso, feito por técnico. Até uma faixa pesa com o vento.",
            "Não acrescente grade nem placa sem refazer o contrapeso, pois alguns quilos já mudam o esforço do freio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que altura o portão guilhotina pede acima do vão?",
        answers: [
          "Uma altura igual à da folha: para 2,2 metros de vão, outros 2,2 em cima. Folha dividida em partes pede menos.",
          "A mesma da folha, em geral de 2 a 2,5 metros livres. Modelos em dois painéis reduzem à metade.",
        ],
      },
      {
        question: "O portão guilhotina precisa de contrapeso?",
        answers: [
          "Na maioria, sim: sem ele, o motor carregaria a folha inteira e o freio seguraria todo o peso.",
          "Quase sempre. O contrapeso poupa motor e freio e mantém a folha parada onde se deixa.",
        ],
      },
      {
        question: "Quanto custa o motor de portão guilhotina?",
        answers: [
          "Em conjunto pesado, a troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha e o curso.",
          "Portão pesado: {price.heavySwap} na troca, com o trabalho. Folha leve de casa fica abaixo disso, pelo peso e pela altura.",
        ],
      },
      {
        question: "Guilhotina ou basculante: qual ocupa menos espaço?",
        answers: [
          "A guilhotina não avança na vaga nem na calçada, mas pede altura livre em cima. O basculante dispensa essa altura e avança ao subir.",
          "Em profundidade, a guilhotina. Em altura, o basculante, que cabe onde não há parede acima do vão.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com as guias, os cabos e a altura livre acima do vão",
  },
];
