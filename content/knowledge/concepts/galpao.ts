import type { Concept } from "#domain/knowledge/concept.ts";

export const galpao: Concept = {
  id: "galpao",
  kind: "audience",
  label: "Galpão",
  phrase: "o portão do galpão",
  words: [
    "galpão",
    "portão de galpão",
    "depósito",
    "armazém",
    "barracão",
    "centro de distribuição",
    "doca",
    "transportadora",
    "logística",
    "carga e descarga",
  ],
  intent: "buying",
  answers: {
    any: [
      "Instalamos, trocamos e consertamos motor de portão de galpão, escolhido pelo peso da folha e pelas aberturas na hora de pico. A troca, com mão de obra, custa de {price.heavySwap}, e o orçamento é grátis, por foto e medidas.",
      "Atendemos portão de galpão, quase sempre de correr, porque não limita a altura do caminhão; a troca do motor, com mão de obra, fica de {price.heavySwap}. Batentes firmes e fotocélula em duas alturas evitam parada e acidente.",
      "Para portão de galpão, instalamos motor de uso intenso em {time.heavy} de trabalho, até fora do expediente. O peso da folha e as aberturas da hora mais movimentada definem o modelo; a troca fica de {price.heavySwap}.",
    ],
    price: [
      "A troca do motor de um portão de galpão custa de {price.heavySwap}, com mão de obra. O peso e o comprimento da folha e o número de aberturas por hora dizem onde o seu fica nessa faixa; o orçamento é grátis, por foto.",
      "Em galpão, a troca do motor fica de {price.heavySwap}, com mão de obra. Base, cremalheira, ponto de energia e reforço da folha somam quando faltam, e o orçamento por foto é grátis.",
    ],
    repair: [
      "Consertamos portão de galpão no local. Até o técnico chegar, desligue o disjuntor, veja trilho e folha de longe e mande um vídeo: por ele sabemos se vai roldana, engrenagem ou placa. O atendimento é {shop.hours}.",
      "Consertamos portão de galpão; os defeitos mais comuns são roldana gasta, trilho amassado por roda e motor que desarma por calor. O técnico começa pela folha, com a energia desligada e a área isolada.",
    ],
    installation: [
      "Instalamos motor em portão de galpão em {time.heavy} de trabalho, à noite ou no fim de semana, se preciso, com a base e o eletroduto feitos antes. Motor de uso intenso e mão de obra ficam de {price.heavySwap}.",
      "Fazemos a instalação do motor do galpão com a folha correndo leve, trilho que aguente roda de caminhão e batentes firmes. O serviço leva de {time.heavy}, e o motor com mão de obra fica de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão do galpão fora do trilho ou inclinado, desligue o disjuntor, isole os dois lados e não tente recolocá-lo com empilhadeira: a folha é pesada e pode tombar. O atendimento por WhatsApp funciona {shop.hours}.",
      "Se o portão do galpão não fecha no fim do expediente, desligue o disjuntor; só portão de correr, reto e em trilho nivelado, pode ser destravado e fechado na mão. Com a folha solta, isole a área e chame o técnico, {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos motor para portão de galpão: um deslizante de uso intenso, com capacidade acima do peso da folha. A troca custa de {price.heavySwap}, com mão de obra; fotos, medidas e aberturas por hora fecham o valor.",
      "Para galpão, vendemos e instalamos motor de uso intenso, quase sempre em portão de correr, que não limita a altura do caminhão. O peso da folha e as aberturas por hora definem o modelo, e a troca fica de {price.heavySwap}.",
      "O motor que instalamos em galpão é de uso intenso, com capacidade um terço acima do peso da folha, e fica de {price.heavySwap} na troca, com mão de obra. O trilho precisa estar bem chumbado, e os batentes, firmes.",
    ],
    question: [
      "Portão de galpão recebe motor quando a folha corre leve, com trilho firme, batentes e guia contra queda. O modelo é de uso intenso, escolhido pelo peso e pelas aberturas; a troca fica de {price.heavySwap}.",
      "Folha de galpão pesada, mas reta e com trilho bem chumbado, aceita motor; torta ou sem guia, precisa de serralheria antes. Mande as medidas e a foto do trilho, e dizemos qual motor serve.",
    ],
  },
  line: [
    "Em galpão, o motor se escolhe por peso e por aberturas na hora de pico.",
    "Portão de galpão precisa de batente firme e de trilho que aguente roda de caminhão.",
    "No galpão, revisão {visits.business} custa menos que caminhão parado na rua.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos mais comuns no portão de galpão",
        "O que costuma parar o portão do galpão",
        "Portão de galpão com defeito: o que costuma ser",
      ],
      slots: [
        [
          "O que mais aparece é desgaste da folha: trilho amassado por roda de caminhão e roldana gasta, que a fazem pesar ou pular no mesmo ponto.",
          "Roldana e trilho vêm em primeiro lugar: a roda travada arrasta, a folha baixa e o motor passa a forçar.",
          "Na maioria dos casos é roldana gasta ou trilho amassado; às vezes, guia de cima entortada por batida, e aí pare de usar e isole a área.",
        ],
        [
          "Motor que desliga na hora da carga costuma estar quente: ou a folha pesa, ou ele é pequeno para o ritmo do galpão.",
          "Motor que gira com a folha parada costuma ter engrenagem ou cremalheira gasta, comum em portão pesado.",
          "Ronco sem movimento costuma ser capacitor fraco, freio preso ou, em motor trifásico, falta de uma fase.",
        ],
        [
          "Portão que volta ao fechar costuma ter fotocélula suja de poeira ou fora de alinhamento.",
          "Pela foto da etiqueta, o técnico já leva a roldana ou a engrenagem do seu modelo.",
          "Se o motor chegou ao fim, a troca em portão de galpão fica de {price.heavySwap}, com mão de obra.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "O que um portão de galpão exige",
        "Vão, trilho e motor do portão de galpão",
        "O que muda no portão de galpão",
      ],
      slots: [
        [
          "Vão de 5 metros ou mais e caminhão alto pedem portão de correr; o basculante ficaria no caminho da carga.",
          "Folha longa, caminhão alto e muitas aberturas por hora pedem, quase sempre, portão de correr.",
          "A altura do caminhão e a largura do vão levam quase sempre ao portão de correr.",
        ],
        [
          "O deslizante deixa a altura livre e apoia o peso no trilho, que precisa ser reforçado.",
          "No de correr, as roldanas carregam a folha, e o trilho tem de resistir às rodas que o cruzam.",
          "Trilho bem chumbado e roldanas dimensionadas são a base de um portão pesado.",
        ],
        [
          "O motor deve aguentar vários ciclos seguidos sem desarmar por calor.",
          "Em hora de carga e descarga, o motor trabalha sem descanso e precisa ser de fluxo intenso.",
          "Na carga e descarga, o portão abre em sequência, e o motor precisa aguentar esses ciclos por hora.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher o motor do galpão",
        "O que define o motor do galpão",
        "Motor de galpão: peso e ritmo de uso",
      ],
      slots: [
        [
          "O peso da folha e as aberturas por hora definem o motor; comprimento, altura e tipo de chapa bastam para estimar o peso.",
          "Escolha um motor de uso intenso pelo peso da folha, que vem das medidas e do material, e pelas aberturas na hora de pico.",
          "Dois números escolhem o motor do galpão: os quilos da folha e quantas vezes o portão abre por hora.",
        ],
        [
          "Chapa fechada, vento e sujeira no trilho somam esforço, por isso o motor não deve trabalhar no limite de peso.",
          "Deixe um terço de sobra: folha de 600 kg pede motor de 800 kg ou mais.",
          "A folha de chapa fechada recebe o vento, e a capacidade do motor precisa de sobra.",
        ],
        [
          "Prefira placa com inversor, que acelera e freia sem tranco a folha pesada.",
          "A parada suave poupa batente, solda e cremalheira, e em folha longa faz muita diferença.",
          "Com inversor, a folha pesada parte e para devagar, e a estrutura sofre menos.",
        ],
      ],
      bullets: [
        "Comprimento, altura e material da folha",
        "Aberturas na hora de pico",
        "Altura do maior caminhão",
        "Estado do trilho e das roldanas",
        "Ponto de energia e tensão disponível",
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança em carga e descarga",
        "Caminhão, pedestre e folha pesada",
        "O mínimo de proteção no galpão",
      ],
      slots: [
        [
          "Uma fotocélula em duas alturas vê o carro e também o caminhão, cujo vão entre os eixos o feixe baixo atravessa.",
          "Um par de fotocélulas baixo e outro alto cobrem carro, pedestre e carroceria.",
          "Caminhão tem vão livre embaixo, e por isso uma fotocélula só não o enxerga inteiro: usam-se duas, em alturas diferentes, ou um laço no piso.",
        ],
        [
          "Sinaleiro, sirene e faixa no piso avisam quem circula a pé pelo pátio.",
          "Luz e sirene ligadas ao movimento alertam motorista e ajudante.",
          "Marcação no piso e sinal luminoso mantêm o pessoal fora do caminho da folha.",
        ],
        [
          "Batentes mecânicos nas duas pontas e guia superior impedem que a folha saia e tombe.",
          "Sem batente e guia firmes, a folha pesada pode sair do trilho e cair de lado.",
          "A folha de galpão só é segura com batente de aço nas pontas e guia que a segure em pé.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Serviço sem parar o galpão",
        "Etapas da instalação pesada",
        "Instalação do motor no galpão, por etapas",
      ],
      slots: [
        [
          "Base, eletroduto e reforço são feitos primeiro, com o portão ainda em uso manual.",
          "A preparação vem antes: base, passagem de cabo e reparo da folha, sem interromper o uso.",
          "A base e a parte elétrica são adiantadas em dia comum, sem fechar a passagem.",
        ],
        [
          "A montagem e a regulagem levam de {time.heavy} e podem ficar para noite ou fim de semana.",
          "O motor é montado fora do pico, em {time.heavy} de trabalho.",
          "Conte de {time.heavy} para montar e testar um conjunto pesado.",
        ],
        [
          "Na entrega, o portão abre e fecha várias vezes seguidas, para diante de um obstáculo de teste, e a equipe aprende a usá-lo na falta de luz.",
          "No fim, duas pessoas por turno aprendem a usar a chave de destravamento.",
          "No fim, a equipe do galpão treina o destravamento, para o dia em que faltar energia.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço do portão de galpão",
        "O que pesa no orçamento do galpão",
        "Do que depende o preço no portão pesado",
      ],
      slots: [
        [
          "Trocar o motor de um portão pesado custa de {price.heavySwap}, conforme o modelo.",
          "O valor sobe com os quilos da folha e com o inversor: folha de grade custa menos para mover que chapa fechada.",
          "A capacidade em quilos é o que mais muda o preço no galpão, seguida do ritmo: uso intenso custa mais que uso comum.",
        ],
        [
          "Cremalheira de aço, base, trilho e roldanas entram conforme a necessidade.",
          "Somam trilho, roldanas, base e metros de cremalheira, quando precisam ser feitos.",
          "Trilho amassado por roda, roldana gasta e folha sem guia são acertados antes e somam ao valor.",
        ],
        [
          "O pagamento pode ser feito em até {shop.instalments} vezes no cartão, e o motor tem {warranty.motor} de garantia.",
          "O motor sai com {warranty.motor} de garantia e a instalação, com {warranty.installation}.",
          "Serviço à noite ou no fim de semana tem o valor combinado no orçamento.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Manutenção do portão de galpão",
        "Rotina de cuidados do portão de galpão",
        "Limpeza e revisão do portão do galpão",
      ],
      slots: [
        [
          "Limpar o trilho todo dia é tarefa da equipe: pedra e plástico travam a roldana.",
          "O trilho deve ser varrido na rotina do pátio, com o portão parado e o disjuntor desligado.",
          "O trilho é o primeiro cuidado: fita, prego e pedrisco são causa comum de tranco e parada.",
        ],
        [
          "A revisão é feita {visits.business}, com roldana, batente, folga e força conferidos.",
          "O uso comercial pede revisão {visits.business}, e fluxo alto pode pedir mais.",
          "Revisão {visits.business} encontra roldana gasta antes que a folha saia do trilho.",
        ],
        [
          "A cremalheira é limpa e lubrificada a cada {rack.months}, e a folga fica em {rack.clearance}.",
          "A cada {rack.months}, limpeza e lubrificação da cremalheira evitam o desgaste dos dentes.",
          "Folga de {rack.clearance} entre cremalheira e engrenagem e lubrificação a cada {rack.months} poupam a engrenagem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O motor do galpão precisa de rede trifásica?",
      answers: [
        "Nem sempre: muitos portões de galpão usam motor monofásico de uso intenso. A rede trifásica amplia as opções para folha muito pesada; a foto do quadro fechado mostra o que há no local.",
        "Não é obrigatório. No galpão com rede trifásica, o motor pode ser desse tipo; sem ela, há monofásicos fortes ou com inversor, escolhidos pelo peso da folha.",
      ],
    },
    {
      question: "Quanto tempo o galpão fica sem o portão num conserto?",
      answers: [
        "Roldana, engrenagem e capacitor costumam ser trocados em uma visita; motor novo leva de {time.heavy}. Folha torta ou trilho arrancado podem pedir serralheiro e outro dia.",
        "Em geral, algumas horas de uma só visita. Para encurtar, mande antes a foto da etiqueta e do trilho, e combine o serviço fora da hora de carga.",
      ],
    },
    {
      question: "Posso empurrar o portão com empilhadeira se ele travar?",
      answers: [
        "Não. A folha pode sair do trilho e tombar. Desligue o disjuntor, isole a área e use a chave de destravamento só se a folha estiver no prumo e no trilho.",
        "Nunca: o empurrão entorta guia e cremalheira e pode derrubar a folha. Com ela travada, isole e chame o técnico.",
      ],
    },
    {
      question: "O motor desarma na hora da carga. O que fazer?",
      answers: [
        "Deixe o motor esfriar e espace as aberturas até a visita. O técnico procura atrito no trilho e nas roldanas; se a folha corre leve, o motor é pequeno para o ritmo, e o certo é um de uso intenso.",
        "Quase sempre é a proteção contra calor: ou a folha pesa, ou o motor é residencial. Reduza as aberturas e chame o técnico, que mede o esforço e diz se basta acertar a folha.",
      ],
    },
    {
      question: "Basculante serve em galpão?",
      answers: [
        "Em vão pequeno, de carro ou utilitário, sim. Para caminhão, o de correr é melhor, porque não limita a altura nem fica sobre o veículo.",
        "Serve em vão menor e veículo baixo. Onde entra caminhão, o deslizante ou a porta de enrolar costuma ser mais indicado.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho e do motor, com comprimento, altura e aberturas por hora",
  related: ["deslizante", "peso", "industria", "enrolar", "trilho", "contrato"],
  topic: "motor-para-portao-pesado",
};
