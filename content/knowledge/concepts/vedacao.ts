import type { Concept } from "#domain/knowledge/concept.ts";

export const vedacao: Concept = {
  id: "vedacao",
  kind: "part",
  label: "Vedação",
  phrase: "a vedação do portão",
  words: [
    "vedação",
    "borracha de vedação",
    "vedação do portão",
    "escova de vedação",
    "borracha do portão",
    "vedar portão",
    "vão embaixo do portão",
    "fresta do portão",
    "água entrando pela garagem",
    "vedação da tampa do motor",
    "guarnição do portão",
  ],
  intent: "buying",
  answers: {
    any: [
      "A vedação fecha as frestas do portão com borracha ou escova, contra água, vento, poeira e bichos. Deve encostar de leve: apertada demais, o motor lê como obstáculo e a folha volta ou para antes do fim.",
      "A vedação mais usada em portão de garagem é borracha embaixo e escova nas laterais. Depois de instalada, força e fim de curso do motor precisam ser conferidos, porque o atrito da folha muda.",
      "A vedação do portão é dupla: a da folha, que segura água e sujeira, e a da tampa do motor, que protege a placa. Uma borracha ressecada em qualquer uma delas deixa a chuva fazer estrago.",
    ],
    price: [
      "O preço da vedação depende do tipo (borracha ou escova), da largura e da altura do vão e da fixação. Com medidas e foto do portão fechado pelo WhatsApp, o orçamento vem grátis.",
      "A vedação do portão é cobrada por metro de perfil e pelo trabalho de fixar e regular a folha. Meça largura e altura do vão, fotografe as frestas e receba o valor sem custo.",
    ],
    repair: [
      "Vedação solta ou dura se troca por perfil do mesmo tipo, na altura certa. Se o portão passou a voltar ou parar depois da borracha nova, o ajuste está alto, e regula-se a vedação antes da força.",
      "O conserto da vedação inclui ver se a folha fecha reta: com um lado mais alto, a borracha aperta de um lado e abre do outro. Nivelar a folha vem antes do perfil novo.",
    ],
    installation: [
      "A vedação se instala com a folha fechada e nivelada, encostando de leve no piso e nas laterais. Ao fim, o técnico confere o fim de curso e a força, para o motor não forçar contra a borracha.",
      "Para instalar vedação, mede-se a fresta em vários pontos, porque piso raramente é plano. O perfil cobre o vão maior sem esmagar no menor, e o portão é testado em vários ciclos.",
    ],
    buying: [
      "A vedação para portão de garagem mais usada é borracha embaixo e escova nas laterais; piso torto pede escova alta ou borracha bolha. Meça o vão nas duas pontas e a largura, e mande fotos para o perfil e o valor por metro.",
      "Para escolher a vedação, veja como o portão se move: de correr usa escova, que não arrasta; basculante e de abrir aceitam borracha embaixo. Largura, altura do vão e foto com trena bastam para o orçamento.",
    ],
    question: [
      "Uma vedação embaixo do portão segura respingo, poeira e bichos, mas não segura enchente. Deve encostar de leve: apertada, o motor entende como obstáculo e a folha volta.",
      "Pode vedar o portão automático, desde que depois se confiram fim de curso e força. Se ele passou a voltar ao fechar, a borracha está alta ou apertada num dos lados.",
    ],
  },
  line: [
    "Vedação apertada demais faz o portão voltar ou parar antes de fechar.",
    "A borracha da tampa do motor protege a placa da chuva e dos insetos.",
    "Depois de vedar a folha, a força e o fim de curso precisam ser conferidos.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Tipos de vedação de portão", "Borracha, escova e vedação do motor", "Onde a vedação trabalha"],
      slots: [
        [
          "Embaixo da folha vai um perfil de borracha, que se amolda ao piso e segura água rasa.",
          "Na base usa-se borracha, que acompanha pequenas irregularidades do chão e barra a enxurrada leve.",
          "O perfil inferior, de borracha, fecha a fresta do piso contra água, folhas e insetos.",
        ],
        [
          "Nas laterais e em cima, a escova fecha a fresta sem frear a folha.",
          "Cerdas são a escolha para as laterais, porque deixam o portão correr com pouco atrito.",
          "Em partes que deslizam, escova é melhor que borracha, que gruda e range.",
        ],
        [
          "A tampa do motor tem a própria guarnição, que impede água, poeira e formigas na placa.",
          "Dentro do motor, a borracha da tampa e o prensa-cabo mantêm a umidade longe da eletrônica.",
          "A vedação de motor é a junta da tampa e a entrada dos cabos, por onde a água costuma entrar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de vedação gasta ou mal regulada",
        "Sinais de vedação com problema",
        "Quando trocar a borracha",
      ],
      slots: [
        [
          "Borracha rachada, dura ou descolada já não acompanha o piso e deixa passar água.",
          "Se o perfil perdeu a flexibilidade, a fresta reaparece nos pontos mais baixos do chão.",
          "Uma luz visível por baixo da folha fechada mostra onde a vedação deixou de encostar.",
        ],
        [
          "Um portão que volta logo antes de fechar pode estar encontrando borracha alta demais.",
          "A folha que para a um dedo do chão e reabre sugere vedação lida como obstáculo.",
          "Um fechamento que falha depois da troca da borracha aponta para ajuste apertado.",
        ],
        [
          "Manchas de água, formigas ou ferrugem na tampa do motor indicam junta vencida.",
          "Umidade embaixo da tampa e falhas em dia de chuva falam da vedação do motor.",
          "Quando o defeito só aparece com chuva, a guarnição da tampa entra na lista.",
        ],
      ],
      bullets: [
        "Borracha rachada ou descolada",
        "Água entrando pela base",
        "Luz passando por baixo da folha",
        "Portão que volta no fim do curso",
        "Formigas ou umidade na tampa do motor",
        "Rangido de borracha na lateral",
      ],
    },
    {
      about: "check",
      headings: [
        "Como conferir a vedação",
        "O que medir antes de pedir vedação",
        "Vedação: verificação simples em casa",
      ],
      slots: [
        [
          "Com o portão fechado e o motor desligado, a fresta se mede com uma trena comum.",
          "Bastam trena, lanterna e disjuntor desligado para levantar as medidas da fresta.",
          "A conferência é por fora, sem abrir a tampa do motor nem soltar perfis.",
        ],
        [
          "Meça em três pontos, porque o piso costuma ter caimento e a folha pode estar inclinada.",
          "Pontas e meio do vão raramente têm a mesma fresta, por isso se mede mais de uma vez.",
          "A diferença entre os lados diz se o problema é de borracha ou de nível da folha.",
        ],
        [
          "Fita, espuma e pano improvisados enroscam na folha e podem travar o portão.",
          "Evite remendo com espuma ou fita, que solta e prende em roldana e trilho.",
          "Não prenda objeto na base da folha para fechar o vão: ele muda o peso e confunde o motor.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor.",
        "Meça a fresta embaixo, nas duas pontas e no meio.",
        "Olhe o estado da borracha ou da escova em toda a extensão.",
        "Fotografe o vão com a trena e a tampa do motor por fora, sem abri-la.",
      ],
    },
    {
      about: "visit",
      headings: ["Instalação da vedação e regulagem", "O que o técnico faz na vedação", "Vedar sem forçar o motor"],
      slots: [
        [
          "A folha é nivelada primeiro, porque nenhuma vedação corrige um portão torto.",
          "O técnico confere o nível e o fechamento antes de cortar o perfil.",
          "Antes de fixar a borracha, verifica-se se a folha encosta por igual no piso.",
        ],
        [
          "O perfil é cortado na medida e preso de modo a encostar de leve, sem esmagar.",
          "Borracha embaixo e escova nas laterais são fixadas com o portão fechado e sem energia.",
          "Fixa-se o perfil no quadro da folha, nunca sobre o cabo, a fotocélula ou a cremalheira.",
        ],
        [
          "Depois, fim de curso e força são conferidos com objeto macio no caminho da folha.",
          "O percurso é refeito para a folha parar na borracha sem pressão de sobra.",
          "Vários ciclos mostram se o motor fecha sem gemer e sem voltar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer a vedação durar", "Cuidados com borracha e escova", "Limpeza da vedação"],
      slots: [
        [
          "Água e sabão neutro limpam a borracha; solvente e derivado de petróleo a ressecam.",
          "Limpe o perfil com pano úmido, porque areia presa corta a borracha a cada fechamento.",
          "Um pano com sabão neutro basta, e óleo ou graxa ficam longe da borracha.",
        ],
        [
          "O sol direto endurece o material, e portões {de} virados para a tarde pedem troca mais cedo.",
          "Calor e sol ressecam a borracha, que dura menos em fachada sem sombra.",
          "A exposição ao sol define a vida do perfil mais do que o número de aberturas.",
        ],
        [
          "Na revisão, feita {visits.home} em casa, o técnico confere a junta da tampa e o prensa-cabo.",
          "Uma vez por ano convém olhar a borracha inteira e a guarnição do motor.",
          "Antes da época de chuva, confira a base da folha e a tampa do motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vedação embaixo segura enchente?",
      answers: [
        "Não. A borracha segura água rasa e respingo; para alagamento existe comporta própria. O motor deve ficar acima da linha de água.",
        "Só água de chuva leve. Em rua que alaga, fala-se de comporta e de base mais alta para o motor.",
      ],
    },
    {
      question: "Por que o portão volta depois que coloquei borracha?",
      answers: [
        "O portão volta porque a folha encontra resistência antes do fim e o motor entende como obstáculo. A borracha precisa encostar menos ou o fim de curso ser regulado.",
        "A vedação está alta. Ajusta-se o perfil e o ponto de parada; aumentar a força só tira a proteção.",
      ],
    },
    {
      question: "Borracha ou escova: qual usar na vedação do portão?",
      answers: [
        "Borracha embaixo, contra água, e escova nas laterais, onde a folha desliza. Assim a fresta fecha sem frear o portão.",
        "Depende do lugar. No piso, borracha; em parte que corre, escova, que tem pouco atrito e não range.",
      ],
    },
    {
      question: "A vedação pesa no contrapeso do basculante?",
      answers: [
        "Pouco, mas conta em folha já no limite. Depois de instalar, o técnico confere o equilíbrio e a força do motor.",
        "Um perfil de borracha pesa pouco. Mesmo assim, o portão é testado, porque o atrito no fim do curso aumenta.",
      ],
    },
    {
      question: "Como impedir água dentro do motor?",
      answers: [
        "Impede-se com tampa bem encaixada, junta inteira e cabos entrando por baixo, com prensa-cabo. O jato de lavadora no motor deve ser evitado.",
        "Cuide da junta da tampa e da entrada dos cabos, e não lave o motor com jato. Se molhou, desligue o disjuntor.",
      ],
    },
  ],
  photo: "fotos do vão embaixo e nas laterais do portão fechado, com uma trena ao lado, e da tampa do motor",
  related: ["molhou", "motor", "basculante", "ferrugem", "barulho", "batente"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
