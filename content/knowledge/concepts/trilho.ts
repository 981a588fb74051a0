import type { Concept } from "#domain/knowledge/concept.ts";

export const trilho: Concept = {
  id: "trilho",
  kind: "part",
  label: "Trilho",
  phrase: "o trilho do portão",
  words: [
    "trilho",
    "trilho do portão",
    "trilho torto",
    "trilho amassado",
    "trilho de portão de correr",
    "trilho V",
    "guia do portão",
    "guia superior",
    "canaleta do portão",
    "troca de trilho",
    "trilho solto",
  ],
  gates: ["deslizante", "basculante", "enrolar"],
  intent: "repair",
  answers: {
    any: [
      "O trilho do portão de correr guia e sustenta a folha: torto, solto ou sujo, gasta roldana e cremalheira, esquenta o motor e pode descarrilar. Limpar e alinhar em casa parte de {price.preventive}, sem peças, e o trecho ruim pode ser trocado sem refazer tudo.",
      "Problemas no trilho do portão de correr aparecem como tranco sempre no mesmo ponto, peso e roda saltando. A limpeza com alinhamento custa a partir de {price.preventive} em residência, fora peças, e trilho amassado se troca por trecho, com a folha escorada.",
      "Trilho do deslizante torto ou solto tem conserto: limpa-se, fixa-se ou troca-se só o pedaço ruim, sem trocar o motor. O serviço de ajuste residencial começa em {price.preventive}, sem peças, e o trilho do portão fica seco, sem graxa.",
    ],
    price: [
      "O preço do conserto do trilho do portão depende do que precisa: limpar e alinhar em casa parte de {price.preventive}, sem peças; trocar um trecho vem depois, e refazer piso e trilho inteiro é o mais caro, cobrado por metro.",
      "Quanto custa o serviço de trilho de portão de correr varia com o comprimento, o perfil e o piso: ajuste residencial desde {price.preventive}, fora peças, e trecho novo orçado por foto, com peça e solda juntas.",
    ],
    repair: [
      "O conserto do trilho do portão de correr torto ou solto é feito com a folha escorada: limpa-se, fixa-se de novo ou troca-se o trecho, e depois se acertam roldana e cremalheira. Alinhar em casa parte de {price.preventive}, sem peças.",
      "Trilho amassado do deslizante se troca por trecho, solto se fixa, e com piso cedido pede nivelamento. A visita que limpa e alinha custa desde {price.preventive} em residência, fora peças; folha fora do trilho não se empurra.",
      "Problema no trilho do portão de correr começa pela limpeza, que resolve parte dos travamentos, a partir de {price.preventive} numa casa, sem contar peças. Degrau ou amassado pede solda, com a folha presa para não tombar.",
    ],
    "how-to": [
      "Limpar o trilho do portão de correr você pode: disjuntor desligado, vassoura, pano e nada de graxa. Levantar a folha ou desentortar o perfil é do técnico, porque ela tomba; alinhar em casa custa desde {price.preventive}, sem peças.",
      "Para cuidar do trilho do portão, corte a energia, varra areia e pedra e olhe emendas e amassados. Se a folha prende sempre no mesmo ponto, o ajuste residencial parte de {price.preventive}, fora peças.",
    ],
    question: [
      "O que é preciso saber sobre o trilho do portão de correr: reto, limpo e nivelado, ele deixa a folha andar com uma mão; torto ou sujo, é a causa mais comum de travar. Limpa-se a seco, porque graxa segura areia, e alinhar em casa parte de {price.preventive}, sem peças.",
      "Dá para trocar só um pedaço do trilho do portão, se o resto está firme, já que a emenda fica lisa. Limpar e alinhar em residência custa desde {price.preventive}, fora peças, e piso cedido se nivela antes.",
    ],
    buying: [
      "O trilho certo do portão de correr tem o perfil da roldana, em V, U ou redondo, força para o peso da folha e comprimento perto do dobro do vão. É cobrado por metro, com fixação e nível orçados junto.",
      "Para comprar trilho de portão de correr, meça vão e recuo e confira o canal da roldana, porque perfil errado descarrila. Folha pesada pede perfil mais forte, base firme e batente nas duas pontas.",
    ],
  },
  line: [
    "Trilho sujo ou torto está por trás de muito motor dado como fraco.",
    "No trilho não se passa graxa: com a poeira ela vira lixa.",
    "Degrau na emenda do trilho dá tranco sempre no mesmo lugar e come a roldana.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Trilho inferior e guia superior", "Como o trilho guia o portão", "Para que serve cada trilho"],
      slots: [
        [
          "O trilho do chão carrega o peso, e a guia de cima mantém a folha em pé; os dois precisam estar paralelos. O desenho do perfil, em V, redondo ou cantoneira, define a roldana.",
          "Embaixo rolam as rodas, em cima a guia impede o tombo. Perfil e roda precisam combinar, ou a folha descarrila.",
          "São duas peças: uma sustenta, a outra orienta. Cada perfil pede a sua roldana.",
          "O peso vai no trilho de baixo, e o equilíbrio, na guia de cima. Misturar tipo de roda e perfil tira a folha do lugar.",
        ],
        [
          "Basculante e porta de enrolar têm guias laterais, que entortam com batida. No portão de correr, batente nas duas pontas evita que a folha passe do trilho.",
          "Sem batente nas pontas, o de correr sai do perfil e tomba. Outros portões têm guia vertical, que precisa de prumo.",
          "O fim do trilho leva batente de aço, dos dois lados. É ele que segura a folha se o sensor falhar.",
          "Duas pontas, dois batentes. Trilho sem eles não recebe motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de trilho com defeito",
        "Portão que trava sempre no mesmo ponto do trilho",
        "Como perceber trilho torto",
      ],
      slots: [
        [
          "Prender sempre no mesmo ponto é trilho: amassado, pedra ou degrau na emenda. Prender em qualquer ponto é roldana, e folha que corre sozinha é desnível.",
          "O tranco no mesmo lugar aponta para a emenda. Andar mais fácil para um lado mostra trilho fora de nível.",
          "Trava num ponto só, trilho; em vários, roda. Balanço na guia revela perfil ondulado.",
          "Se a folha desce por conta própria, o piso cedeu. Se salta, a emenda tem degrau.",
        ],
      ],
      bullets: [
        "Tranco sempre no mesmo ponto: emenda ou amassado",
        "Trilho solto do piso: fixação",
        "Folha que corre sozinha: desnível",
        "Roldana saltando: perfil errado ou emenda",
        "Folha inclinada ou fora do perfil: pare e isole",
      ],
    },
    {
      about: "check",
      headings: ["Limpeza e conferência do trilho", "O que você pode fazer no trilho", "Trilho limpo em poucos passos"],
      slots: [
        [
          "Vassoura e disjuntor desligado bastam, e o perfil fica seco, porque graxa segura areia. Folha inclinada ou com roda fora não se empurra.",
          "Limpar é serviço de morador, com o motor sem energia. Com a folha torta, isole e espere o técnico.",
          "Nada de lubrificante na pista das rodas. Portão fora do trilho tomba, então afaste todos.",
          "A limpeza é simples e segura sem energia. Roda fora do perfil encerra qualquer tentativa.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e tire crianças e animais de perto.",
        "Varra o trilho e retire pedra, areia e cimento com pano ou espátula.",
        "Olhe emendas, amassados e parafusos soltos.",
        "Confira se há batente firme nas duas pontas.",
        "Religue e veja um ciclo de longe, anotando onde a folha prende.",
      ],
    },
    {
      about: "causes",
      headings: ["O que entorta ou solta o trilho", "Por que o trilho sai do nível", "Causas comuns de trilho ruim"],
      slots: [
        [
          "Roda de carro passando todo dia amassa perfil fino e solta a fixação. Piso que afunda por água ou raiz leva o trilho junto.",
          "O peso dos carros abre emendas com os anos. Infiltração e raiz tiram o apoio do perfil.",
          "Carro por cima e piso cedido são as duas causas. Perfil fino cede antes.",
          "Passagem de veículo amassa, e água embaixo desnivela. Raiz faz o mesmo.",
        ],
        [
          "A ferrugem come o perfil por baixo, onde a água para. Sem caimento, o dano não se vê.",
          "Água empoçada oxida e descola a fixação. O lado de baixo vai primeiro.",
          "Poça no trilho vira ferrugem. Caimento para a água evita.",
          "Onde a água fica, o metal enferruja por baixo. Furo ali pede troca do trecho.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o trilho é corrigido",
        "Alinhamento e troca do trilho",
        "O serviço no trilho, com a folha escorada",
      ],
      slots: [
        [
          "A folha é escorada dos dois lados antes de corte ou solda, com o motor sem energia. Trecho ruim sai, e a emenda nova é esmerilhada até a roda passar sem salto.",
          "Antes de mexer, o técnico prende a folha para não tombar. Solto se fixa, amassado fundo se troca.",
          "Portão calçado e energia cortada vêm primeiro. Depois nível, fixação e emenda lisa.",
          "Com a folha firme, corta-se o trecho e solda-se outro igual. O nível é conferido de ponta a ponta.",
        ],
        [
          "Por último, a cremalheira volta a {rack.clearance} de folga e o fim de curso é regulado. Só limpar e alinhar leva até {trade.smallRepair}.",
          "Roldana, guia e motor são acertados com o caminho reto. Sem troca de trecho, são até {trade.smallRepair}.",
          "A folha deve correr com uma mão antes de religar. Um alinhamento toma até {trade.smallRepair}.",
          "Folga de {rack.clearance} na cremalheira e curso regulado encerram. Trecho novo toma mais tempo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Pode passar graxa no trilho do portão?",
      answers: [
        "Não passe graxa no trilho do portão: ela segura areia e vira lixa entre roda e perfil.",
        "Não é indicado. Varra e seque; lubrificante vai na cremalheira, a cada {rack.months}.",
        "Não. Trilho limpo e seco é o certo.",
      ],
    },
    {
      question: "O portão saiu do trilho: posso recolocar?",
      answers: [
        "Portão que saiu do trilho não se recoloca na mão: a folha tomba e pesa muito. Afaste todos e desligue o disjuntor.",
        "Não sem escora e equipe. O atendimento funciona {shop.hours}.",
        "Não tente. Mantenha distância e não acione o motor.",
      ],
    },
    {
      question: "Dá para trocar só um pedaço do trilho?",
      answers: [
        "Dá para trocar só um pedaço do trilho se o restante estiver reto e firme, com a emenda lisa.",
        "Sim. Corta-se o trecho e solda-se outro do mesmo perfil.",
        "Dá, e custa menos que o inteiro.",
      ],
    },
    {
      question: "Portão de correr funciona em rampa?",
      answers: [
        "Portão de correr em rampa funciona mal: a folha desce sozinha e força o motor. O trilho precisa ficar em nível.",
        "Só com base reta para o perfil, construída antes.",
        "No desnível, não. Nivela-se o trilho primeiro.",
      ],
    },
    {
      question: "Preciso de batente no fim do trilho?",
      answers: [
        "Batente no fim do trilho é preciso, nas duas pontas: sem ele a folha passa do perfil e tomba.",
        "Precisa. Ele segura a folha se o sensor falhar.",
        "Sim, de aço, chumbado ou soldado.",
      ],
    },
  ],
  photo: "fotos do trilho de ponta a ponta, de perto nas emendas e nos amassados, e da folha inteira",
  related: ["roldana", "deslizante", "caiu-do-trilho", "batente", "cremalheira", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
