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
      "O portão de galpão é largo, pesado e atende caminhão, por isso pede motor escolhido por peso e por aberturas na hora de pico. A troca em portão pesado custa de {price.heavySwap}, e o orçamento sai por foto e medidas.",
      "No galpão, o portão de correr é o mais usado, porque não limita a altura do caminhão; a troca do motor, com mão de obra, fica de {price.heavySwap}. Batentes firmes e fotocélula em duas alturas evitam parada e acidente.",
      "Para o portão do galpão, conte as aberturas na hora mais movimentada e meça a folha. Peso e ritmo definem o motor; a instalação de conjunto pesado leva de {time.heavy} e pode ser feita fora do expediente.",
    ],
    price: [
      "O preço do motor para portão de galpão depende do peso da folha, do comprimento e do ritmo de uso. A troca em portão pesado custa de {price.heavySwap}; com fotos e medidas, o valor fechado sai sem custo.",
      "Em galpão, a troca de motor pesado fica na faixa de {price.heavySwap}. Somam base, cremalheira, energia e reforço da folha, tudo informado no orçamento grátis por foto.",
    ],
    repair: [
      "O portão de galpão parado segura caminhão na rua. Desligue o disjuntor, veja trilho e folha de longe e mande um vídeo: o técnico chega sabendo se leva roldana, engrenagem ou placa. O atendimento é {shop.hours}.",
      "No galpão, os defeitos mais comuns são roldana gasta, trilho amassado por roda e motor que desarma por calor. O conserto começa pela folha, com o motor destravado e a área isolada.",
    ],
    installation: [
      "A instalação em portão de galpão leva de {time.heavy}, à noite ou no fim de semana, com a base e o eletroduto feitos antes. Motor de uso intenso e mão de obra ficam de {price.heavySwap}.",
      "Para instalar motor no galpão, a folha precisa correr leve, com trilho que aguente roda de caminhão e batentes firmes. O serviço leva de {time.heavy}, e o motor com mão de obra fica de {price.heavySwap}.",
    ],
    emergency: [
      "Portão de galpão fora do trilho ou inclinado: desligue o disjuntor, isole os dois lados e não tente recolocar com empilhadeira. A folha é pesada e pode tombar. O atendimento por WhatsApp funciona {shop.hours}.",
      "Se o portão do galpão não fecha no fim do expediente, desligue o disjuntor; só portão de correr, reto e em trilho nivelado, se destrava e se fecha na mão. Com folha solta, isole e chame o técnico.",
    ],
    buying: [
      "O motor para portão de galpão é um deslizante de uso intenso, com capacidade acima do peso da folha e ciclos acima da hora de pico. A troca custa de {price.heavySwap}, com mão de obra; fotos e medidas fecham o valor.",
      "Para galpão, portão de correr com motor de uso intenso é a escolha comum, porque não limita a altura do caminhão. Peso da folha e aberturas por hora definem o modelo, na faixa de {price.heavySwap} para a troca.",
      "O motor do galpão é de uso intenso, com capacidade um terço acima do peso da folha, e fica de {price.heavySwap} na troca, com mão de obra. Trilho chumbado, batentes firmes e fotocélula em duas alturas vêm junto.",
    ],
    question: [
      "Sim, portão de galpão recebe motor quando a folha corre leve, com trilho firme, batentes e guia contra queda. O modelo é de uso intenso, escolhido pelo peso e pelas aberturas; a troca fica de {price.heavySwap}.",
      "Depende da folha: pesada e reta, com trilho bem chumbado, aceita motor; torta ou sem guia, precisa de serralheria antes. Mande medidas e foto do trilho para a resposta.",
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
        "Portão de galpão: defeito, causa e peça",
      ],
      slots: [
        [
          "Folha que pesa ou pula no mesmo ponto tem trilho amassado por roda ou roldana gasta.",
          "Roldana travada arrasta no trilho do galpão e deixa a folha baixa; troca-se o conjunto, com a folha escorada.",
          "Batida de caminhão entorta a guia de cima, e a folha passa a inclinar: pare de usar e isole a área.",
        ],
        [
          "Motor que desliga na hora da carga está quente: ou a folha pesa, ou ele é pequeno para o ritmo do galpão.",
          "Motor que gira com a folha parada tem engrenagem ou cremalheira gasta, comum em portão pesado.",
          "Ronco sem movimento é capacitor fraco, freio preso ou falta de uma fase em motor trifásico.",
        ],
        [
          "Portão que volta ao fechar costuma ter fotocélula suja de poeira ou fora de alinhamento.",
          "O técnico leva a roldana ou a engrenagem pela foto da etiqueta e diz o preço antes de trocar.",
          "Se o motor acabou, a troca em portão de galpão fica de {price.heavySwap}, com mão de obra.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "O que um portão de galpão exige",
        "Vão, peso e altura no portão de galpão",
        "Diferenças do portão de galpão",
      ],
      slots: [
        [
          "Vão de 5 metros ou mais e caminhão alto pedem portão de correr; o basculante ficaria no caminho da carga.",
          "Folha longa, caminhão alto e muitas aberturas formam um uso bem diferente do residencial.",
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
        "Medidas que definem o motor do galpão",
        "Peso, ritmo e inversor no galpão",
      ],
      slots: [
        [
          "Com o comprimento, a altura e o tipo de chapa, o peso da folha é estimado sem balança.",
          "Comprimento, altura, material e ciclos por hora bastam para indicar o motor.",
          "Anote o maior veículo, a medida da folha e quantas vezes o portão abre por hora.",
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
          "Base, eletroduto e reforço são feitos primeiro, com o portão em uso manual.",
          "A preparação vem antes: base, passagem de cabo e reparo da folha, sem interromper o uso.",
          "Obra de base e elétrica se adianta em dia comum, sem fechar a passagem.",
        ],
        [
          "A montagem e a regulagem levam de {time.heavy} e podem ficar para noite ou fim de semana.",
          "O motor é montado fora do pico, em {time.heavy} de trabalho.",
          "Conte de {time.heavy} para montar e testar um conjunto pesado.",
        ],
        [
          "A entrega inclui ciclos seguidos, teste de obstáculo e treino do destravamento com a equipe.",
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
          "O valor sobe com os quilos da folha e com o inversor; folha de grade fica na parte baixa da faixa, chapa fechada na alta.",
          "Folha de 600 kg pede motor de 800 kg ou mais, e a capacidade é o que mais muda o preço no galpão.",
        ],
        [
          "Cremalheira de aço, base, trilho e roldanas entram conforme a necessidade.",
          "Somam trilho, roldanas, base e metros de cremalheira, quando precisam ser feitos.",
          "Trilho amassado por roda, roldana gasta e folha sem guia são acertados antes e somam ao valor.",
        ],
        [
          "O pagamento pode ir em até {shop.instalments} vezes no cartão, e o motor tem {warranty.motor} de garantia.",
          "O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
          "Serviço à noite ou no fim de semana é combinado antes, para o galpão não parar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Manutenção para não parar", "Rotina do portão de galpão", "Trilho, roldana e revisão do galpão"],
      slots: [
        [
          "Um trilho limpo todo dia é a tarefa da equipe: pedra e plástico travam a roldana.",
          "A varrição do trilho entra na rotina do pátio, com o portão parado.",
          "Fita, prego e pedrisco no trilho são causa comum de tranco e parada.",
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
      question: "Qual motor aguenta portão de galpão?",
      answers: [
        "O que aguenta é um motor deslizante de fluxo intenso, com capacidade acima do peso da folha e, de preferência, inversor. Peso e aberturas por hora definem o modelo.",
        "O dimensionado por peso e ciclos, com margem. O motor residencial até move a folha, mas desarma por calor na hora de pico.",
      ],
    },
    {
      question: "Dá para instalar o motor do galpão fora do expediente?",
      answers: [
        "Dá: o atendimento é {shop.hours}, e a montagem pode ser combinada para noite ou fim de semana, com a preparação feita antes.",
        "Sim, combinando antes. A base e a elétrica se adiantam em uso, e a montagem, de {time.heavy}, fica para o período parado.",
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
        "Procure atrito no trilho e nas roldanas; se a folha corre leve, o motor é pequeno para o ritmo, e o caso é de modelo de fluxo intenso.",
        "É proteção contra calor. Ou a folha pesa, ou o regime do motor é residencial; o técnico mede o esforço e indica o caminho.",
      ],
    },
    {
      question: "Basculante serve em galpão?",
      answers: [
        "Em porta de uma loja ou oficina, sim. Para caminhão, o de correr é melhor, porque não limita a altura nem fica sobre o veículo.",
        "Serve em vão menor e veículo baixo. Onde entra caminhão, o deslizante ou a porta de enrolar costuma ser mais indicado.",
      ],
    },
  ],
  photo: "fotos da folha, do trilho e do motor, com comprimento, altura e aberturas por hora",
  related: ["deslizante", "peso", "industria", "enrolar", "trilho", "contrato"],
  topic: "motor-para-portao-pesado",
};
