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
      "Rossi NKX, com variações como NKXH 30, é código de central da Rossi, a placa que comanda o motor, e não o motor. Consertamos ou trocamos como assistência independente: ajuste em casa parte de {price.preventive}, sem peças, e a reposição que serve sai pelo código completo e pela etiqueta do motor.",
      "Placa Rossi NKX queimada se substitui por outra de mesmo código ou por universal que aceite tensão, potência e fim de curso do motor. Fazemos conserto e troca da central, de forma independente; só medir e regular em residência custa desde {price.preventive}, fora peças.",
      "A central NKX, ou NKXH 30, da Rossi tem conserto quando o dano é relé ou fusível, e troca quando a placa queimou inteira. A visita em casa começa em {price.preventive}, sem peças, e se o motor também acabou, trocar tudo fica de {price.homeSwap}.",
    ],
    price: [
      "O preço da placa NKXH 30 da Rossi depende do código, de ser original ou compatível e de os controles servirem; placa e troca são orçadas juntas por foto. Ajuste em casa parte de {price.preventive}, sem peças, e motor completo, na troca, fica de {price.homeSwap}.",
      "Quanto custa a central Rossi NKX: reparo de relé ou fusível é o mais barato, placa compatível vem depois, e original, por último, com controles somados se não servirem. A comparação é a troca do motor, de {price.homeSwap} em residência, com serviço.",
    ],
    repair: [
      "Consertamos ou trocamos a central Rossi NKX como assistência independente: energia, capacitor, fim de curso e receptor são medidos antes de condenar a placa. A visita em casa parte de {price.preventive}, sem peças, e placa queimada dá lugar a outra compatível.",
      "Placa NKX da Rossi que pifou se repara, se o dano é pequeno, ou se troca por reposição de mesma tensão, potência e fim de curso. Medir e regular custa desde {price.preventive} em residência, fora peças; motor gasto junto, troca de {price.homeSwap}.",
      "Na central Rossi NKX, NKXH 30 ou outra, o conserto começa pela medição, para a placa nova não queimar igual. O ajuste residencial começa em {price.preventive}, sem peças, e a reposição certa sai pelo código e pela etiqueta.",
    ],
    buying: [
      "Para comprar placa Rossi NKX, confirme o código completo, como NKXH 30, a tensão, a potência do motor e o fim de curso. Placa e troca são orçadas juntas, e uma universal substitui em muitos motores comuns.",
      "Antes de comprar a central NKX da Rossi, fotografe a etiqueta do motor e o controle: nomes parecidos aceitam controles diferentes. Sem a original, compatível ou universal resolve, e trocar o motor todo fica de {price.homeSwap} em casa.",
    ],
    installation: [
      "A instalação da central Rossi NKX é feita com o circuito desligado: motor, capacitor e fim de curso são ligados, e percurso e controles, gravados. Com a placa certa, leva até {trade.smallRepair}, e ajuste em casa parte de {price.preventive}, sem peças.",
      "Instalamos a placa Rossi NKX que você comprou, depois de conferir se serve ao motor. A mão de obra é orçada por foto da etiqueta, e o serviço leva até {trade.smallRepair} com a fiação em ordem.",
    ],
    comparison: [
      "Entre a central Rossi NKX e uma universal, a da marca mantém os controles; a universal resolve sem original, se aceitar potência e fim de curso. Motor com inversor é exceção e pede a placa própria.",
      "Compare placas pelo que o motor exige: tensão, potência, fim de curso e código dos controles. Com os quatro iguais, outra compatível substitui a NKX da Rossi.",
    ],
    question: [
      "NKX é código de placa da Rossi, e a reposição que serve é a de mesmo código ou uma compatível na tensão, na potência e no fim de curso, porque é isso que o motor exige. Medir em casa parte de {price.preventive}, sem peças.",
      "A placa NKX queimada se substitui por outra NKX ou por universal, se o motor for comum. A etiqueta e o controle dizem qual serve, já que versões como NKXH 30 mudam; o ajuste residencial começa em {price.preventive}.",
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
          "NKX e NKXH são códigos de central da Rossi, a placa dentro da carcaça. O modelo do motor está na etiqueta de fora, e os dois juntos definem a reposição.",
          "O nome identifica a placa, e não o motor que ela comanda. Letras e números depois de NKX, como em NKXH 30, separam versões diferentes.",
          "A central recebe o controle, lê o fim de curso e aciona o motor. Placa e motor têm identificações separadas.",
          "NKX é a placa; o motor tem etiqueta própria. A central pode ter sido trocada ao longo dos anos.",
        ],
        [
          "O código é lido pelo técnico, com a energia desligada, porque a placa trabalha com a tensão da rede. Etiqueta externa e controle bastam para a primeira resposta.",
          "Não abra a tampa para procurar o código. As fotos de fora já adiantam.",
          "A leitura da placa fica para a visita. Por fora, a etiqueta e o controle respondem o principal.",
          "Dentro há tensão da rede, por isso a tampa fica fechada. O controle, frente e verso, ajuda.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Central NKX com defeito: sinais", "Quando a placa NKX falha", "O que aponta para a central Rossi"],
      slots: [
        [
          "Botoeira boa e controle mudo levam ao receptor; nada responder leva a fusível ou fonte. Motor que não para tem relé colado, e o disjuntor se desliga na hora.",
          "Só abrir ou só fechar aponta para relé; memória apagada depois de tempestade, para surto. Se o motor anda sozinho, corte a energia.",
          "Silêncio total pede ver o disjuntor antes de condenar a placa. Água e raio são as causas mais comuns de queima.",
          "Um lado só, relé; nenhum lado, fonte; sem parar, relé colado. No último caso, disjuntor desligado.",
        ],
      ],
      bullets: [
        "Nada responde, com o disjuntor ligado: fusível ou fonte",
        "Só abre ou só fecha: relé",
        "Motor que não para: relé colado, desligue",
        "Controles apagados: memória ou surto",
        "Falha depois de chuva: água na placa",
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
          "Nenhum passo pede tampa aberta. Com cheiro de queimado ou motor andando sozinho, desligue o disjuntor e não religue.",
          "São testes de uso, sem encostar em placa. Placa molhada não se religa para testar.",
          "Faça por fora, com a passagem livre. Diante de fumaça ou choque, a energia fica cortada.",
          "Teste pilha, controle e botoeira, e pare por aí. A placa é do técnico.",
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
          "De forma independente da Rossi, energia, capacitor, fim de curso e enrolamento são medidos antes da troca, para a placa nova não queimar pelo mesmo motivo.",
          "Capacitor em curto e motor travado queimam placa, e por isso são testados primeiro. O serviço não tem vínculo com a fábrica.",
          "Mede-se o motor antes de condenar a placa. Somos assistência independente.",
          "O circuito desligado, o técnico confere motor e sensores. Só então a central é reparada ou trocada.",
        ],
        [
          "Com a placa nova gravam-se percurso e controles, e testam-se fotocélula, força e parada. Placa identificada antes, a troca leva até {trade.smallRepair}.",
          "A central aprende o percurso e recebe os controles da casa. São até {trade.smallRepair} com a peça certa.",
          "No fim, cada controle é testado e a tampa, vedada. O serviço toma até {trade.smallRepair}.",
          "Curso, força e controles saem prontos. Até {trade.smallRepair} bastam se a fiação está boa.",
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
          "Relé e fusível aceitam reparo; trilha queimada em vários pontos pede placa nova. Controles continuam se ela aceitar o mesmo código.",
          "Dano pequeno se conserta, espalhado se troca. Confira se os controles da casa servem, porque pesam no total.",
          "O reparo compensa em dano localizado. Na troca, o código dos controles é conferido antes.",
          "Uma peça queimada, conserto; várias trilhas, placa. Controle de outro código precisa ser trocado.",
        ],
        [
          "Com motor e redutor firmes, a placa nova vale; com redutor gasto, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra.",
          "Redutor bom, placa; redutor frouxo, motor, de {price.homeSwap} na troca em residência.",
          "Motor antigo e placa queimada juntos pedem as duas contas. A troca fica de {price.homeSwap}.",
          "Perto de {trade.life} de uso, a troca, de {price.homeSwap}, costuma ganhar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "NKX é motor ou placa?",
      answers: [
        "NKX é placa, a central da Rossi; o modelo do motor está na etiqueta da carcaça.",
        "É placa. A peça se pede pelo código dela e pela etiqueta do motor.",
        "Placa de comando. O motor tem nome próprio.",
      ],
    },
    {
      question: "Onde leio o código da central NKX?",
      answers: [
        "O código da central NKX está na própria placa, dentro do motor, e a leitura é do técnico, com a energia desligada.",
        "Está impresso na placa. Fotografe só a etiqueta de fora e o controle.",
        "Dentro da tampa, que não deve ser aberta. As fotos de fora bastam.",
      ],
    },
    {
      question: "Os controles antigos funcionam na placa nova?",
      answers: [
        "Os controles antigos funcionam na placa nova se ela aceitar a mesma frequência e o mesmo código.",
        "Depende da central escolhida. Veja antes pela foto do controle.",
        "Sim, com o mesmo código, depois de gravados.",
      ],
    },
    {
      question: "Placa universal serve no lugar da NKX?",
      answers: [
        "Placa universal serve no lugar da NKX em muitos motores comuns, se aceitar tensão, potência e fim de curso.",
        "Pode servir. Motor com inversor é exceção.",
        "Sim, em motor comum, com medição antes.",
      ],
    },
    {
      question: "Quanto tempo leva a troca da central NKX?",
      answers: [
        "A troca da central NKX leva até {trade.smallRepair}, com a placa certa e a fiação em ordem.",
        "Em geral, uma visita. Placa errada ou fio danificado atrasam.",
        "Até {trade.smallRepair}, com percurso e controles gravados.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Rossi e outra do controle, frente e verso, sem abrir a tampa",
  related: ["rossi", "placa", "controle", "programacao", "rossi-dz-nano", "fim-de-curso"],
  topic: "motores-rossi-e-nice",
};
