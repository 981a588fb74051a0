import type { Concept } from "#domain/knowledge/concept.ts";

export const rossiNkx: Concept = {
  id: "rossi-nkx",
  kind: "model",
  label: "Rossi NKX",
  phrase: "a central Rossi NKX",
  words: [
    "nkx",
    "rossi nkx",
    "motor nkx",
    "motor rossi nkx",
    "nkxh",
    "nkxh30",
    "nkxh 30",
    "nkx 30",
    "nkx30",
    "rossi nkxh",
    "placa nkx",
    "central nkx",
  ],
  intent: "repair",
  answers: {
    any: [
      "Rossi NKX, com variações como NKXH 30, é código de central de comando da Rossi, a placa que aciona o motor e lê os controles. Para trocar ou consertar, o código completo e a etiqueta do motor dizem qual reposição serve.",
      "NKX é nome que se lê em centrais da Rossi, e não o modelo do motor. Mande a foto da etiqueta do motor e do controle: com elas confirmamos a placa compatível e o valor do serviço.",
      "Quem procura Rossi NKX costuma precisar de placa, controle ou programação. Atendemos como serviço independente; o código inteiro da central e o modelo do motor, lidos pelo técnico, evitam comprar a peça errada.",
    ],
    repair: [
      "Consertamos ou trocamos a central Rossi NKX como assistência independente, sem vínculo com a fábrica. Antes de condenar a placa, o técnico mede energia, capacitor, fim de curso e receptor, e informa o valor.",
      "A central Rossi NKX que não responde, perdeu os controles ou aciona sozinha tem diagnóstico no local. O serviço é independente: primeiro se mede, depois se decide entre reparo e placa nova.",
    ],
    price: [
      "O preço da central Rossi NKX depende do código completo, de ser original ou compatível e de os controles servirem na placa nova. O orçamento, com a troca e a programação, é grátis, pela foto da etiqueta.",
      "Na troca da placa Rossi NKX, pagam-se a central, a mão de obra e a gravação dos controles, em itens separados. Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
    ],
    buying: [
      "Para comprar a central Rossi NKX, confirme o código impresso na placa, a tensão, a potência do motor e o tipo de fim de curso. O técnico faz essa leitura com a energia desligada.",
      "Antes de comprar uma placa Rossi NKX, mande a foto da etiqueta do motor e do controle, frente e verso. Centrais de nome parecido podem aceitar controles e sensores diferentes.",
    ],
    installation: [
      "A instalação de uma central Rossi NKX é feita com o circuito desligado: o técnico identifica os fios, liga motor, capacitor e fim de curso, grava o percurso e os controles e testa a fotocélula.",
      "Instalamos a placa Rossi NKX que você já comprou, depois de conferir se ela serve ao motor e ao fim de curso. O valor da mão de obra é dito pela foto, antes da visita.",
    ],
    comparison: [
      "Entre a central Rossi NKX e uma placa universal, a da marca mantém controles e recursos do conjunto; a universal resolve quando a original não é encontrada, se aceitar a potência e o fim de curso do motor.",
      "Compare centrais pelo que o motor exige: tensão, potência, tipo de fim de curso e código dos controles. Com esses quatro dados iguais, uma NKX pode ser substituída por outra placa compatível.",
    ],
    question: [
      "NKX é código de central da Rossi, e não modelo de motor. A placa serve quando a tensão, a potência e o fim de curso do motor são os que ela aceita; a foto da etiqueta e do controle começa a resposta.",
      "Serve, se o código completo da central for o do seu conjunto e o motor estiver bom. Original ou compatível, ela precisa aceitar o fim de curso e os controles que você já tem.",
    ],
  },
  line: [
    "Em motor Rossi, o código NKX é da central, e o modelo do motor está na etiqueta da carcaça.",
    "Para repor uma central Rossi NKX, o código completo da placa vale mais que a aparência.",
    "Placa Rossi NKX nova pede gravação dos controles e do percurso antes do uso.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o NKX da Rossi", "NKX: o código é da central", "Central NKX e motor Rossi"],
      slots: [
        [
          "NKX e NKXH são códigos de centrais de comando da Rossi, a placa que fica dentro da carcaça do motor.",
          "O nome NKX identifica uma central da Rossi, e não o motor que ela comanda.",
          "A central NKX é o cérebro do conjunto Rossi: recebe o controle, lê o fim de curso e aciona o motor.",
        ],
        [
          "O modelo do motor vem na etiqueta de fora, e os dois dados juntos definem a peça de reposição.",
          "Motor e placa têm identificações separadas, porque a central pode ter sido trocada ao longo dos anos.",
          "Saber só NKX não basta: letras e números depois dele separam versões que não são iguais.",
        ],
        [
          "O código da placa é lido pelo técnico, com a energia desligada, porque ela trabalha com a tensão da rede.",
          "Não abra a tampa para procurar o código: a etiqueta externa e o controle já adiantam o orçamento.",
          "Fotos da etiqueta e do controle bastam para a primeira resposta; a leitura da placa fica para a visita.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Central NKX com defeito: sinais", "Quando a placa NKX falha", "O que aponta para a central Rossi"],
      slots: [
        [
          "Nenhum controle responde e a botoeira também não: a suspeita é energia, fusível ou fonte da placa.",
          "Botoeira que funciona e controle que não funciona levam ao receptor ou ao cadastro, e não ao motor.",
          "O silêncio total com luz na casa pede conferência do disjuntor antes de condenar a central.",
        ],
        [
          "Um portão que só abre ou só fecha pode ter relé que não arma; um motor que não para pode ter relé colado.",
          "Um relé colado faz o motor andar sem comando ou passar do ponto, e o disjuntor deve ser desligado na hora.",
          "Acionamento que anda para um lado só aponta para relé, fim de curso ou fiação, nessa ordem de medição.",
        ],
        [
          "Uma falha depois de chuva sugere água na placa; depois de raio, surto na fonte.",
          "Formiga, umidade e surto elétrico são as causas mais comuns de placa queimada.",
          "Controles que somem da memória depois de uma tempestade pedem medição da central e do aterramento.",
        ],
      ],
      bullets: [
        "Nada responde, com o disjuntor ligado",
        "Só abre ou só fecha",
        "Motor que não para no fim",
        "Controles apagados da memória",
        "Falha logo depois de chuva ou raio",
      ],
    },
    {
      about: "check",
      headings: [
        "O que ver antes de chamar",
        "NKX sem resposta: confira por fora",
        "Verificação segura na central Rossi",
      ],
      slots: [
        [
          "Nenhum passo abaixo pede ferramenta nem tampa aberta.",
          "Faça tudo por fora e com a passagem livre.",
          "São testes de uso, sem encostar em fio ou placa.",
        ],
        [
          "Se houver cheiro de queimado ou motor andando sozinho, desligue o disjuntor e não religue.",
          "Diante de fumaça, choque ou acionamento sem comando, a energia fica desligada até a visita.",
          "Placa molhada não se religa para testar: deixe o disjuntor desligado e chame o técnico.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está ligado.",
        "Troque a pilha e teste outro controle.",
        "Acione uma vez pela botoeira, se houver.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do motor e o controle, com a tampa fechada.",
      ],
    },
    {
      about: "visit",
      headings: ["A troca da central NKX", "O que o técnico faz na placa Rossi", "Serviço independente em central NKX"],
      slots: [
        [
          "Atendemos como assistência independente, sem vínculo com a Rossi, no endereço do portão.",
          "O serviço é independente da fábrica e começa pela medição, com o circuito desligado.",
          "Somos independentes do fabricante e trabalhamos com placa original ou compatível.",
        ],
        [
          "Energia, capacitor, fim de curso e enrolamento são medidos antes de se condenar a placa.",
          "O técnico confere o motor primeiro, para a central nova não queimar pelo mesmo motivo.",
          "Capacitor em curto e motor travado queimam placa, por isso são testados antes da troca.",
        ],
        [
          "Com a placa nova, gravam-se o percurso e os controles e se testam fotocélula, força e parada.",
          "A central nova aprende o percurso, recebe os controles e passa por vários ciclos de prova.",
          "No fim, cada controle da casa é testado, e a vedação da tampa é conferida.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar a placa, trocar ou mudar de motor",
        "Vale trocar a central NKX?",
        "Placa nova ou motor novo",
      ],
      slots: [
        [
          "Dano localizado, como relé ou fusível, costuma aceitar reparo na placa.",
          "Uma placa com trilha queimada em vários pontos pede troca, e não remendo.",
          "O reparo compensa quando o dano é pequeno e a placa não ficou molhada por muito tempo.",
        ],
        [
          "Se o motor e o redutor estão firmes, a central nova resolve por anos.",
          "Com redutor gasto, compare o valor da placa com a troca do motor, de {price.homeSwap} em casas.",
          "Motor antigo e placa queimada ao mesmo tempo pedem a conta das duas saídas antes de decidir.",
        ],
        [
          "Os controles atuais continuam se a placa nova aceitar o mesmo código; senão, são trocados junto.",
          "Ao mudar de central, confirme se os controles da casa servem, porque eles pesam no total.",
          "A compatibilidade dos controles é conferida antes, pela foto dos dois lados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "NKX é motor ou placa?",
      answers: [
        "É código de central, a placa de comando da Rossi. O modelo do motor está na etiqueta da carcaça, e a peça se pede pelos dois.",
        "NKX é placa. A central NKX aciona o motor e lê os controles; o motor tem nome próprio, escrito na etiqueta de fora.",
      ],
    },
    {
      question: "Onde leio o código da central NKX?",
      answers: [
        "Na própria placa, dentro do motor, e por isso a leitura é do técnico, com a energia desligada. Para o orçamento, a etiqueta externa e o controle bastam.",
        "O código está impresso na placa. Não abra a tampa para procurar: há tensão da rede ali; fotografe a etiqueta de fora e o controle.",
      ],
    },
    {
      question: "Os controles antigos funcionam na placa nova?",
      answers: [
        "Funcionam se a placa nova aceitar a mesma frequência e o mesmo tipo de código; depois, precisam ser gravados nela.",
        "Depende da central escolhida. A foto do controle, frente e verso, permite conferir antes de comprar.",
      ],
    },
    {
      question: "Placa universal serve no lugar da NKX?",
      answers: [
        "Em muitos motores comuns, sim, se aceitar a tensão, a potência e o tipo de fim de curso. O técnico confere antes de ligar.",
        "Pode servir quando a original não é encontrada. Um motor com inversor é exceção: precisa da central da própria linha.",
      ],
    },
    {
      question: "Quanto tempo leva a troca da central NKX?",
      answers: [
        "A troca costuma caber em uma visita, quando a placa certa já foi identificada pela foto. A gravação do percurso e dos controles faz parte do serviço.",
        "Em geral, a troca leva uma visita. O que atrasa é placa errada ou fiação danificada, e por isso pedimos as fotos antes.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Rossi e outra do controle, frente e verso, sem abrir a tampa",
  related: ["rossi", "placa", "controle", "programacao", "rossi-dz-nano", "fim-de-curso"],
  topic: "motores-rossi-e-nice",
};
