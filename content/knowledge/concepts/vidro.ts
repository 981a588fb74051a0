import type { Concept } from "#domain/knowledge/concept.ts";

export const vidro: Concept = {
  id: "vidro",
  kind: "material",
  label: "Portão de vidro",
  phrase: "o portão de vidro",
  words: [
    "portão de vidro",
    "vidro",
    "vidro temperado",
    "vidro laminado",
    "painel de vidro",
    "porta de vidro automática",
    "fechamento de vidro",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão de vidro pode ser automático se o vidro for de segurança, temperado ou laminado, e o motor se prender ao quadro, nunca ao vidro. Parada suave, força baixa e fotocélula são indispensáveis.",
      "O vidro pesa mais do que parece, e uma folha de portão com ele precisa de roldanas, dobradiças ou contrapeso calculados. O motor é regulado para não bater, porque pancada na borda estoura vidro temperado.",
      "Em portão com vidro, o cuidado é com peso e impacto: trocar chapa por vidro muda o equilíbrio da folha. Antes de automatizar, confere-se o quadro, a ferragem e o tipo do vidro.",
    ],
    price: [
      "O preço de motorizar portão de vidro depende do peso do painel, do tipo de abertura e da ferragem. Mande foto, medidas e a espessura do vidro pelo WhatsApp, e o orçamento vem grátis.",
      "No portão com vidro, o motor se escolhe pelo peso do conjunto: em casa, a troca vai de {price.homeSwap}; em folha pesada, de {price.heavySwap}. O vidro em si é serviço de vidraçaria, orçado à parte.",
    ],
    installation: [
      "Instalar motor em portão de vidro pede quadro metálico para fixar braço, suporte ou cremalheira. Um furo em vidro temperado não se faz depois de pronto, então a ferragem é planejada antes.",
      "A automação do portão de vidro começa por saber o tipo e o peso do painel. Com o motor no quadro, regulam-se parada suave, força mínima e fotocélula, e a folha nunca encosta com pancada.",
    ],
    repair: [
      "Portão de vidro batendo, pesado ou raspando precisa parar de ser usado até a regulagem, porque pancada na borda quebra o painel. O técnico confere ferragem, roldanas e força antes de religar.",
      "No portão de vidro, consertamos a folha e o motor: roldana, dobradiça, parada, força e sensor, a partir de {price.preventive} em casa, no ajuste sem peças. Se o painel trincou ou lascou na borda, pare de usar e isole a área; o vidro é da vidraçaria, e o motor é regulado para o novo não levar pancada.",
    ],
    comparison: [
      "Entre vidro temperado e laminado no portão, o laminado segura os cacos na película se quebrar; o temperado resiste mais a impacto e se desfaz em pedaços pequenos. O projeto define qual cabe em cada lugar.",
      "Comparado a chapa ou madeira, o vidro no portão dá luz e não enferruja, mas pesa e não perdoa pancada. Na automação, isso se traduz em parada suave, força baixa e ferragem de qualidade.",
    ],
    question: [
      "O portão de vidro pode ser automático, e fazemos essa automação, se o vidro é temperado ou laminado e o motor se prende ao quadro metálico, nunca ao painel. Em casa, motor e mão de obra ficam de {price.homeSwap} na troca; folha grande, de vidro grosso, conta como pesada, de {price.heavySwap}.",
      "Automatizamos e consertamos o motor de portão de vidro com quadro de metal firme e vidro temperado ou laminado; o motor vai no quadro, com parada suave, força mínima e fotocélula. Em casa, motor e mão de obra ficam de {price.homeSwap} na troca; em folha grande e pesada, de {price.heavySwap}.",
    ],
  },
  line: [
    "Vidro pesa muito e não aceita pancada: a parada do motor precisa ser suave.",
    "Motor de portão com vidro se prende no quadro, nunca no painel.",
    "Trocar chapa por vidro muda o peso da folha e o motor que ela pede.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O vidro no portão automático", "Temperado, laminado e quadro metálico", "Que vidro se usa em portão"],
      slots: [
        [
          "O portão usa vidro de segurança: temperado, laminado ou a combinação dos dois.",
          "Usa-se vidro temperado ou laminado; o comum não serve, porque se quebra em lâminas grandes e cortantes.",
          "O painel deve ser de segurança, com espessura definida por quem projeta a folha.",
        ],
        [
          "O temperado é forte no meio e frágil na borda, onde uma pancada o desfaz.",
          "Bordas e cantos são o ponto fraco do temperado, e é ali que a folha não pode bater.",
          "Laminado mantém os cacos presos à película, bom recurso onde há passagem de pessoas.",
        ],
        [
          "Um quadro de alumínio ou aço sustenta o painel e recebe ferragem e motor.",
          "Sem quadro, só ferragem própria para vidro segura a folha, e nem todo motor se adapta.",
          "A estrutura em volta do vidro é que carrega o esforço do motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor para portão com vidro", "Escolha pelo peso e pela parada suave", "O que o vidro pede do motor"],
      slots: [
        [
          "Calcule pelo peso do painel e do quadro juntos, que costuma surpreender quem vê só a transparência.",
          "O vidro pesa cerca de dois quilos e meio por metro quadrado a cada milímetro de espessura.",
          "Área e espessura do painel definem o peso, e dele saem motor, roldanas e contrapeso.",
        ],
        [
          "Parada suave, com desaceleração perto do fim, é o recurso que mais protege o painel.",
          "Um motor com rampa de chegada evita o tranco que a borda do vidro não suporta.",
          "Uma central que reduz a velocidade no fim do curso vale mais aqui que potência.",
        ],
        [
          "Fotocélula e força baixa completam o conjunto, em entrada social ou garagem.",
          "Em comércio {de} com muita gente passando, o sensor evita que a folha toque alguém.",
          "Sensor na passagem e força mínima são parte do projeto, não acessório.",
        ],
      ],
      bullets: [
        "Tipo e espessura do vidro",
        "Peso do painel com o quadro",
        "Motor com parada suave",
        "Fotocélula na passagem",
        "Ferragem e borrachas em bom estado",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de alerta em portão de vidro", "Lasca, batida e ferragem frouxa", "O que observar no painel"],
      slots: [
        [
          "Lasca na borda, mesmo pequena, é motivo para parar e chamar a vidraçaria.",
          "Uma lasca no canto pode fazer o painel inteiro estourar dias depois.",
          "Um risco fundo ou lasca perto da ferragem pede troca, porque a borda perdeu resistência.",
        ],
        [
          "A batida ao fechar mostra fim de curso fora do ponto ou falta de desaceleração.",
          "Batida ao fechar, repetida todo dia, pede fim de curso e desaceleração regulados antes que o painel quebre.",
          "Se a folha treme na chegada, a parada está brusca para um painel de vidro.",
        ],
        [
          "Parafuso frouxo ou calço gasto deixa metal encostar no vidro, e isso o quebra.",
          "Uma borracha ressecada tira o apoio macio que separa o vidro do quadro.",
          "A folga na ferragem faz o painel trabalhar solto e tocar no metal.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Conferir um portão de vidro com segurança",
        "O que olhar antes de usar o motor",
        "Vidro e ferragem: inspeção sem risco",
      ],
      slots: [
        [
          "A inspeção é só visual e feita sem apoiar a mão no painel.",
          "Olhe a borda e a ferragem de perto, sem forçar a folha.",
          "Bastam boa luz e o motor desligado para ver lascas e folgas.",
        ],
        [
          "Com vidro trincado, ninguém passa pelo portão e o motor fica sem energia.",
          "Um painel trincado pode se desfazer sozinho, por isso a área fica isolada.",
          "Se houver trinca, afaste pessoas e animais e não tente mover a folha.",
        ],
        [
          "Não aperte a ferragem por conta própria: aperto demais trinca o vidro.",
          "O parafuso de ferragem em vidro tem aperto certo e fica para quem conhece.",
          "Apertar ou calçar o painel em casa cria pressão em um ponto e pode quebrá-lo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Olhe bordas e cantos do vidro, procurando lasca ou trinca.",
        "Veja se há parafuso frouxo, borracha faltando ou metal tocando o vidro.",
        "Havendo trinca, isole a área e mantenha o motor desligado.",
        "Fotografe de longe e de perto e envie com as medidas.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz em portão de vidro",
        "Motor regulado para não bater",
        "Automação com vidro, etapa por etapa",
      ],
      slots: [
        [
          "O técnico confere quadro, ferragem e peso antes de escolher o ponto de fixação.",
          "Primeiro vem a folha: alinhamento, roldanas ou dobradiças e apoio do vidro.",
          "Antes do motor, verifica-se se o painel está bem calçado e se a folha anda leve.",
        ],
        [
          "Suporte, braço ou cremalheira vão no metal, com a vibração longe do painel.",
          "A fixação é feita no quadro, sem furar nem tocar o vidro.",
          "Nenhum parafuso do motor encosta no painel, que deve ficar livre de esforço.",
        ],
        [
          "Regula-se a parada suave, a força mínima e a fotocélula, com testes de obstáculo macio.",
          "O percurso termina antes do batente, e a chegada é lenta nos dois sentidos.",
          "Por fim, ciclos de teste confirmam que a folha encosta sem tranco.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de vidro pode ter motor?",
      answers: [
        "Pode, com vidro de segurança, quadro metálico e motor de parada suave. A fixação é no quadro, e a força fica no mínimo.",
        "Sim, se o painel for temperado ou laminado e a folha estiver equilibrada. Fotocélula e desaceleração são parte do conjunto.",
      ],
    },
    {
      question: "Vidro temperado quebra com a batida do portão?",
      answers: [
        "Pode quebrar, sobretudo se a pancada pegar na borda. Por isso o motor deve desacelerar e parar antes do batente.",
        "Sim. O meio é resistente, a borda é frágil; batida repetida ou metal encostado estoura o painel.",
      ],
    },
    {
      question: "Posso trocar a chapa do portão por vidro?",
      answers: [
        "Pode, com cálculo de peso e quadro adequado. Contrapeso, roldanas e força do motor são refeitos antes de usar.",
        "Só depois de ver se quadro e motor suportam. O vidro pesa bastante, e no basculante o contrapeso muda.",
      ],
    },
    {
      question: "Quanto pesa um portão de vidro?",
      answers: [
        "O vidro pesa cerca de 2,5 quilos por metro quadrado a cada milímetro de espessura, mais o quadro. Uma folha grande pode passar de cem quilos.",
        "Calcule área vezes espessura em milímetros vezes 2,5 e some o quadro. O resultado define motor e ferragem.",
      ],
    },
    {
      question: "O vidro do portão trincou: o que fazer?",
      answers: [
        "Pare de usar, desligue o disjuntor e isole a área. A troca é da vidraçaria; depois o motor é regulado para não bater.",
        "Não mova a folha, afaste pessoas e animais e chame a vidraçaria. Peça também a revisão do motor, que pode ter causado a pancada.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro, outra da ferragem e da borda do vidro, e as medidas com a espessura, se souber",
  traits: {
    Peso: "Alto para a espessura, cresce rápido com o tamanho",
    Manutenção: "Limpeza simples e ferragem, borrachas e calços conferidos",
    "Com motor": "Exige parada suave, força baixa e fixação no quadro",
    "Onde combina": "Entradas sociais, comércio e fachadas que querem luz",
  },
  related: ["peso", "embreagem", "fotocelula", "aluminio", "motor", "fim-de-curso"],
  topic: "como-automatizar-portao-manual",
};
