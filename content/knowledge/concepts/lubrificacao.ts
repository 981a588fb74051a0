import type { Concept } from "#domain/knowledge/concept.ts";

export const lubrificacao: Concept = {
  id: "lubrificacao",
  kind: "part",
  label: "Lubrificação",
  phrase: "a lubrificação do portão",
  words: [
    "lubrificação",
    "lubrificar portão",
    "graxa",
    "óleo",
    "graxa para portão",
    "lubrificante",
    "engraxar portão",
    "graxa branca",
    "desengripante",
    "wd40",
    "óleo para portão",
    "passar óleo",
  ],
  intent: "how-to",
  answers: {
    any: [
      "A lubrificação certa do portão é pouca graxa no fuso, lubrificante próprio na cremalheira e óleo nos pinos e dobradiças. O trilho do chão fica seco, e desengripante não substitui graxa: ele lava a que havia.",
      "Lubrificar portão pede limpeza antes e pouca quantidade depois, sempre com o disjuntor desligado. A graxa sobre areia vira lixa, e excesso pinga no trilho e nas rodas.",
      "Um portão rangendo costuma precisar de limpeza e lubrificante no ponto certo: fuso, corrente, pinos ou dobradiças. A cremalheira recebe produto a cada {rack.months}; cabos, molas e redutor ficam para o técnico.",
    ],
    price: [
      "A lubrificação do portão é feita na visita de manutenção, que em residência custa a partir de {price.preventive}, sem peças. Portão grande ou com muito a ajustar fica, em geral, de {price.preventiveRange}; o valor se confirma por foto.",
      "A lubrificação completa, com regulagem, começa em {price.preventive} em residência, sem peças. O que muda o valor é o tamanho do portão e o que for achado gasto.",
    ],
    repair: [
      "Se a lubrificação não calou o portão, o ruído é de desgaste: porca do fuso, rolamento, roldana ou dobradiça. O óleo em cima disfarça por dias; a visita localiza a peça e troca o que precisar.",
      "A lubrificação feita com produto errado pede limpeza: tira-se a graxa com areia, lava-se a rosca e aplica-se a indicada. Um trilho engraxado também precisa ser limpo, para as rodas pararem de arrastar.",
    ],
    "how-to": [
      "Para a lubrificação, desligue o disjuntor com o portão fechado, limpe a peça, aplique pouco produto e tire o excesso. O fuso leva graxa, pinos levam óleo, cremalheira leva lubrificante próprio, e o trilho não leva nada.",
      "Para lubrificar o portão, desligue o disjuntor, limpe com pano e escova e passe uma camada fina: graxa branca no fuso, óleo nos pinos das dobradiças, spray de silicone na cremalheira e nada no trilho. Cabo, mola, contrapeso e interior do motor são do técnico.",
    ],
    comparison: [
      "Na lubrificação, graxa fica onde é posta e serve ao fuso; óleo penetra e serve a pinos; spray próprio serve à cremalheira e à corrente. Desengripante solta ferrugem, mas não lubrifica por muito tempo.",
      "Na lubrificação do portão, quem decide entre graxa e óleo é a peça: rosca e engrenagem pedem graxa, dobradiça e pino pedem óleo. No trilho não se usa nenhum dos dois, só limpeza.",
    ],
    question: [
      "Pode lubrificar o portão em casa, com o disjuntor desligado: graxa no fuso aparente, óleo nos pinos e dobradiças, spray próprio na cremalheira. O trilho fica seco; cabo, mola e redutor são do técnico.",
      "Lubrificar resolve rangido de peça seca, mas não de peça gasta. Se o barulho volta em poucos dias, a causa é roldana, rolamento, porca do fuso ou dobradiça.",
    ],
    buying: [
      "Para portão, compre três produtos: graxa para o fuso, óleo fino para pinos e dobradiças e spray lubrificante próprio para cremalheira ou corrente. O óleo do redutor é o do manual do motor e só o técnico troca.",
      "O lubrificante certo depende da peça: graxa no fuso, óleo em dobradiça, spray seco ou próprio na cremalheira, nada no trilho. Desengripante solta e limpa, mas não fica como lubrificante.",
    ],
  },
  line: [
    "Lubrificação boa é limpeza primeiro e pouco produto depois, com o disjuntor desligado.",
    "Desengripante no fuso silencia por dias, mas leva a graxa embora e deixa a rosca seca.",
    "Trilho do chão não recebe graxa: com areia ela vira lixa.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Qual lubrificante vai em cada peça",
        "Graxa, óleo ou nada: peça por peça",
        "O lubrificante certo em cada peça",
      ],
      slots: [
        [
          "O fuso leva graxa indicada pelo fabricante, em camada fina sobre a rosca limpa.",
          "Na rosca do acionador usa-se graxa, porque óleo escorre e deixa a porca seca.",
          "Para o fuso, graxa em pouca quantidade, espalhada ao longo da parte que trabalha.",
        ],
        [
          "Cremalheira e corrente recebem lubrificante próprio, que não junta tanta areia quanto a graxa.",
          "Dentes e elos pedem produto em spray, aplicado sem encharcar e depois de escovados.",
          "Nos dentes da cremalheira vai pouco produto, a cada {rack.months}, sobre superfície limpa.",
        ],
        [
          "Pinos, dobradiças e eixo de roldana pedem algumas gotas de óleo, com pano para a sobra.",
          "O óleo fino entra no pino da dobradiça e no eixo da roda, onde graxa não alcança.",
          "Dobradiça e pino de braço aceitam óleo leve, em poucas gotas e com a folha fechada.",
        ],
        [
          "O trilho do chão e a pista das rodas ficam limpos e secos.",
          "Nada vai no trilho: roda precisa de metal limpo para rolar sem arrastar.",
          "O trilho do piso se limpa com vassoura e pano seco, sem graxa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de falta de lubrificação",
        "O portão está pedindo óleo?",
        "Rangido: falta de graxa ou desgaste",
      ],
      slots: [
        [
          "Um rangido que some por uns dias depois do óleo e volta é desgaste, e não falta de lubrificação.",
          "Rangido curto vem de dobradiça ou pino seco; ronco ao longo do curso vem do fuso; assobio vem de rolamento.",
          "O rangido contínuo costuma ser falta de produto; estalo e tranco, quase nunca.",
        ],
        [
          "Rosca brilhante e seca, ou com crosta escura, mostra fuso sem cuidado há tempos.",
          "Graxa endurecida e cheia de areia trabalha contra o portão e deve ser retirada.",
          "Pó de ferrugem em pinos e dobradiças indica que o metal já trabalha sem proteção.",
        ],
        [
          "Um portão lento em manhã fria pode ter graxa velha, que endurece com a temperatura.",
          "Quando o frio chega e o portão pesa, suspeite da graxa antiga nas partes móveis.",
          "Um motor que esquenta mais que antes pode estar vencendo atrito de peça seca.",
        ],
      ],
      bullets: [
        "Rangido na abertura ou no fechamento",
        "Rosca do fuso seca",
        "Graxa escura com areia",
        "Pó de ferrugem nos pinos",
        "Portão lento no frio",
      ],
    },
    {
      about: "check",
      headings: [
        "Como lubrificar o portão com segurança",
        "Passo a passo da lubrificação",
        "Lubrificar em casa: a ordem certa",
      ],
      slots: [
        [
          "Só se lubrifica com o motor sem energia e o portão fechado.",
          "Desligue o disjuntor do portão antes de pegar o pano e a graxa.",
          "Comece cortando a energia e avisando a casa, para ninguém acionar o controle.",
        ],
        [
          "Cabo de aço, mola, contrapeso e o interior do motor ficam de fora.",
          "Peça sob carga não se toca: cabo, mola e caixa de contrapeso são do técnico.",
          "Tampa do motor e redutor permanecem fechados, porque há tensão e lubrificante próprio lá dentro.",
        ],
        [
          "Pouco produto é melhor que muito: a sobra pinga, junta poeira e suja as rodas.",
          "Use a menor quantidade que molhe a peça, e passe um pano no que escorrer.",
          "Excesso de graxa não protege mais a peça, apenas segura mais areia.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste crianças e animais.",
        "Limpe a rosca, os dentes ou os pinos com pano e escova secos.",
        "Aplique camada fina: graxa no fuso ao alcance da mão, lubrificante próprio na cremalheira, óleo nos pinos.",
        "Tire o excesso com pano e confira se nada caiu no trilho.",
        "Religue, fique longe da folha e observe dois ou três ciclos.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Lubrificação na manutenção preventiva",
        "O que o técnico lubrifica",
        "Revisão com lubrificação completa",
      ],
      slots: [
        [
          "O técnico limpa antes de lubrificar e aproveita para medir folgas e desgaste.",
          "Cada ponto é limpo e examinado, porque graxa nova sobre peça gasta só adia a troca.",
          "A limpeza mostra o que a graxa escondia: rosca comida, elo duro, pino com folga.",
        ],
        [
          "Roldanas altas, cabos e redutor, que o morador não deve tocar, são lubrificados com o portão apoiado.",
          "Redutor, polias e pontos sob carga recebem o produto indicado pelo fabricante.",
          "Partes perigosas, com cabo e mola, são tratadas com a folha escorada.",
        ],
        [
          "Em casa, a visita de revisão é feita {visits.home}; em prédio e comércio, {visits.business}.",
          "A revisão {visits.home} atende a maioria das casas; garagem coletiva pede {visits.business}.",
          "Portões {de} perto de obra ou em rua de terra pedem intervalo menor entre revisões.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço da visita", "Do que depende o valor da lubrificação"],
      slots: [
        [
          "A lubrificação é feita na visita de manutenção, que em residência custa a partir de {price.preventive}, sem peças.",
          "A visita com limpeza e lubrificação, em residência, custa a partir de {price.preventive}, sem peças.",
          "Em residência, a manutenção com lubrificação começa em {price.preventive}, sem peças.",
        ],
        [
          "Portão grande ou com itens a ajustar costuma ficar na faixa de {price.preventiveRange}.",
          "A faixa mais comum, com portão grande ou ajustes a fazer, é de {price.preventiveRange}.",
          "Com folha maior e ajustes a fazer, o valor usual vai de {price.preventiveRange}.",
        ],
        [
          "Além do lubrificante, a visita inclui limpeza, reaperto, regulagem da força e teste da fotocélula.",
          "Graxa velha com areia, que precisa ser retirada antes, aumenta o tempo do serviço.",
          "Se o rangido for de peça gasta, como roldana ou porca do fuso, o preço da troca é dito antes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar WD-40 ou desengripante no portão?",
      answers: [
        "Para soltar ferrugem, sim; como lubrificante, não. O desengripante evapora, lava a graxa e deixa fuso e corrente secos em poucos dias.",
        "Só para limpar ou destravar parafuso. Depois dele é preciso aplicar graxa ou óleo, senão o desgaste acelera.",
      ],
    },
    {
      question: "Que graxa usar no fuso do basculante?",
      answers: [
        "Use a indicada pelo fabricante do motor, em camada fina e sobre rosca limpa. A graxa grossa misturada com areia gasta a porca.",
        "Siga o manual do motor. Na falta dele, mande a foto da etiqueta, e indicamos o tipo de produto.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o portão?",
      answers: [
        "As partes móveis pedem uma conferida por mês; a cremalheira, lubrificante a cada {rack.months}. A revisão técnica em casa é {visits.home}.",
        "Olhe todo mês e reponha quando estiver seco. A cremalheira recebe produto a cada {rack.months}, sempre depois de limpa.",
      ],
    },
    {
      question: "Pode passar óleo queimado no portão?",
      answers: [
        "Não. O óleo queimado tem resíduo abrasivo, suja, pinga no chão e ataca borracha. Use produto próprio.",
        "Não use. Ele não protege, mancha o piso e contamina as peças; graxa ou óleo novos, em pouca quantidade, resolvem melhor.",
      ],
    },
    {
      question: "O portão continua rangendo depois do óleo: e agora?",
      answers: [
        "O ruído é de desgaste, não de secura. Pode ser rolamento, porca do fuso, roldana ou dobradiça, e um vídeo com som ajuda a localizar.",
        "Provavelmente há peça gasta ou folha desalinhada. Pare de pôr óleo e peça uma revisão.",
      ],
    },
  ],
  photo: "fotos do fuso, da cremalheira ou das dobradiças e um vídeo com o som do portão",
  related: ["manutencao", "barulho", "fuso", "cremalheira", "trilho", "dobradica"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
