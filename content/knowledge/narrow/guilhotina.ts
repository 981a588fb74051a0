import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const guilhotina: NarrowConcept[] = [
  {
    id: "guilhotina-onde-serve",
    broader: "guilhotina",
    label: "Onde o portão guilhotina serve",
    phrase: "o portão guilhotina em garagem pequena",
    asks: [
      "guilhotina garagem pequena",
      "guilhotina pequena",
      "guilhotina vale pena",
      "guilhotina compensa",
      "guilhotina espaço",
      "guilhotina altura",
      "guilhotina sobrado",
      "guilhotina vantagem",
      "guilhotina residencial vale pena",
      "guilhotina baixa",
      "guilhotina bom",
      "portão sobe reto garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão guilhotina serve em garagem pequena quando há altura: a folha sobe reta e precisa caber inteira acima do vão. Não ocupa a calçada, o lado nem o teto da garagem. Com fachada baixa, escolha basculante ou de correr.",
        "Guilhotina vale a pena onde falta espaço na frente e ao lado, mas sobra parede acima do portão. Ela não avança na calçada; em troca, pede cabos, contrapeso e trava contra queda sempre revisados.",
        "Para garagem curta, o guilhotina é boa saída, porque não gira nem invade a vaga. A condição é ter acima do vão uma altura igual à da folha, ou folha dividida. Meça isso antes de pedir o orçamento, que sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça antes de decidir", "Cabe um guilhotina aí?", "As medidas que decidem"],
        slots: [
          [
            "A altura acima do vão decide tudo, e se mede em minutos.",
            "Com trena e uma foto de frente já se sabe se cabe.",
            "Fachada, laje e sacada são o que costuma impedir.",
          ],
        ],
        steps: [
          "Meça a altura do vão, do piso à viga.",
          "Meça da viga até o primeiro obstáculo acima: laje, sacada ou telhado.",
          "Se a segunda medida é menor que a primeira, a folha inteira não sobe.",
          "Veja se há parede firme dos dois lados para as guias.",
          "Anote a altura do carro com bagageiro.",
        ],
      },
      {
        about: "choose",
        headings: ["Guilhotina, basculante ou de correr", "Qual cabe na garagem pequena", "Compare pelo espaço"],
        slots: [
          [
            "Guilhotina pede altura acima do vão; basculante, teto livre e um pouco da calçada; correr, parede ao lado.",
            "Cada tipo ocupa um lugar: o guilhotina em cima, o basculante na frente e no teto, o de correr ao lado.",
            "Sem altura e sem lado, o basculante é o que sobra; com altura, o guilhotina libera a calçada.",
          ],
          [
            "No preço do motor, o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}; o guilhotina é orçado por peso e curso.",
            "O basculante tem kit de tabela, a partir de {price.lowest} instalado; o guilhotina sai por orçamento.",
            "Guilhotina não usa os kits de basculante: motor, freio e cabos são definidos por foto e medidas.",
          ],
          [
            "A folha suspensa pede revisão mais rigorosa que a de um portão de correr.",
            "Quem não quer cuidar de cabos e contrapeso fica melhor com o de correr, se houver espaço.",
            "Cabo e trava contra queda são o preço do espaço ganho.",
          ],
        ],
      },
    ],
    keep: ["what", "care"],
    questions: [
      {
        question: "O portão guilhotina pode cair?",
        answers: [
          "Com cabo rompido e sem trava, pode. Por isso se usa dispositivo contra queda e revisão em dia.",
          "O risco existe se cabos e contrapeso não são revistos. Uma folha torta ou pesada fica parada até o técnico.",
        ],
      },
      {
        question: "Dá para trocar basculante por guilhotina?",
        answers: [
          "Dá, com serralheria nova: guias, cabos e contrapeso. O motor do basculante não se aproveita.",
          "Sim, se houver altura acima do vão. É portão novo, não adaptação.",
        ],
      },
      {
        question: "Como abrir o portão guilhotina sem luz?",
        answers: [
          "Abra pelo acionamento manual do motor, se houver, ou com nobreak. Não destrave a folha suspensa.",
          "Com nobreak é mais seguro, porque destravar pode fazer a folha descer.",
        ],
      },
      {
        question: "O portão guilhotina precisa de fotocélula?",
        answers: [
          "Precisa: a folha desce sobre a passagem. Feixe baixo e reversão testada são o mínimo.",
          "Sim, sempre, e ninguém para embaixo da folha erguida.",
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
    asks: ["como funciona guilhotina", "funcionamento guilhotina", "guilhotina funciona"],
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
