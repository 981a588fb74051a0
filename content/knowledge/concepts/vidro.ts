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
      "O portão de vidro pode ser automático se o vidro for de segurança, temperado ou laminado, e o motor for preso ao quadro de metal, nunca ao vidro. A parada precisa ser suave e a força, baixa, porque uma pancada na borda estoura o painel. A fotocélula é indispensável.",
      "Um portão de vidro pesa mais do que parece: cerca de 2,5 quilos por metro quadrado a cada milímetro de espessura. Por isso roldanas, dobradiças ou contrapeso são calculados, e o motor é regulado para não bater, já que pancada na borda quebra o vidro temperado.",
      "Em portão com vidro, o cuidado é com o peso e com a pancada. Antes de automatizar, o técnico confere o quadro, a ferragem e o tipo de vidro, prende o motor só no metal e regula parada suave, força mínima e fotocélula.",
    ],
    price: [
      "O preço de motorizar um portão de vidro depende do peso do painel, do tipo de abertura e da ferragem. Numa casa, motor e mão de obra ficam de {price.homeSwap} na troca. Mande foto, medidas e a espessura do vidro, e o orçamento é grátis.",
      "Num portão de vidro, o motor se escolhe pelo peso do conjunto: em casa, a troca com mão de obra vai de {price.homeSwap}; em folha pesada, de {price.heavySwap}. O vidro em si é serviço de vidraçaria, orçado à parte.",
    ],
    installation: [
      "Instalar motor em portão de vidro exige um quadro metálico para fixar o braço, o suporte ou a cremalheira. O vidro temperado não pode ser furado depois de pronto, e por isso a ferragem é planejada antes. No fim se regulam parada suave, força e fotocélula.",
      "A automação do portão de vidro começa por saber o tipo e o peso do painel. O motor é preso ao quadro, e depois se regulam a parada suave, a força mínima e a fotocélula, para a folha nunca encostar com pancada.",
    ],
    repair: [
      "Portão de vidro batendo, pesado ou raspando não deve ser usado até a regulagem, porque pancada na borda quebra o painel. O técnico confere ferragem, roldanas e força antes de religar. O ajuste em casa parte de {price.preventive}, sem peças.",
      "No portão de vidro, o conserto é da folha e do motor: roldana, dobradiça, parada, força e sensor, a partir de {price.preventive} em casa, no ajuste sem peças. Se o painel trincou ou lascou na borda, pare de usar e isole a área, porque o vidro é trocado pela vidraçaria.",
    ],
    comparison: [
      "Entre vidro temperado e laminado no portão, o laminado segura os cacos na película se quebrar, e o temperado resiste mais a impacto e se desfaz em pedaços pequenos. Os dois são vidros de segurança, e o projeto da folha define qual cabe em cada lugar.",
      "Comparado à chapa ou à madeira, o portão de vidro deixa entrar luz e não enferruja, mas pesa mais e se quebra com pancada na borda. Na automação, isso exige parada suave, força baixa e ferragem em bom estado.",
    ],
    question: [
      "Sim, o portão de vidro pode ser automático, se o vidro é temperado ou laminado e o motor é preso ao quadro metálico, nunca ao painel. Em casa, motor e mão de obra ficam de {price.homeSwap} na troca; folha grande, de vidro grosso, conta como pesada, de {price.heavySwap}.",
      "Dá para pôr motor em portão de vidro quando o quadro de metal é firme e o painel é de vidro temperado ou laminado. O motor fica no quadro, com parada suave e fotocélula. Em casa, a troca com mão de obra vai de {price.homeSwap}; em folha pesada, de {price.heavySwap}.",
    ],
  },
  line: [
    "O vidro pesa muito e não suporta pancada, e por isso a parada do motor precisa ser suave.",
    "O motor de um portão com vidro é preso no quadro, nunca no painel.",
    "Trocar chapa por vidro muda o peso da folha e o motor de que ela precisa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O vidro no portão automático", "Temperado, laminado e quadro metálico", "Que vidro se usa em portão"],
      slots: [
        [
          "O portão usa vidro de segurança, que pode ser temperado, laminado ou a combinação dos dois. O vidro comum não serve, porque se quebra em lâminas grandes e cortantes.",
          "Usa-se vidro temperado ou laminado, com a espessura definida por quem projeta a folha. O comum fica fora, já que os cacos dele são grandes e cortam.",
          "Um painel de portão deve ser de vidro de segurança, temperado ou laminado. A espessura do vidro depende da largura da folha e é decidida no projeto.",
        ],
        [
          "O vidro temperado é forte no meio e frágil na borda, onde uma pancada o desfaz em pedaços pequenos. O laminado mantém os cacos presos a uma película.",
          "Bordas e cantos são o ponto fraco do temperado, e a folha não pode bater ali. No laminado, uma película segura os pedaços se o painel quebrar.",
          "Onde passam pessoas, o laminado é um bom recurso, porque os cacos ficam colados na película. O temperado aguenta mais impacto no meio, mas estoura com batida na borda.",
        ],
        [
          "Um quadro de alumínio ou aço sustenta o painel e recebe a ferragem e o motor. Sem quadro, só ferragem própria para vidro segura a folha, e nem todo motor se adapta.",
          "O esforço do motor é absorvido pelo quadro de metal em volta do vidro. Folha sem quadro depende de ferragem especial e limita a escolha do motor.",
          "A estrutura de aço ou alumínio é que carrega o peso do painel e a força do motor. Quando a folha é só de vidro, o projeto precisa ser visto antes de escolher a automação.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão com vidro",
        "Escolha pelo peso e pela parada suave",
        "Que motor serve em portão de vidro",
      ],
      slots: [
        [
          "Calcule o peso do painel e do quadro juntos, porque o vidro engana quem só vê a transparência. São cerca de 2,5 quilos por metro quadrado a cada milímetro de espessura.",
          "O vidro pesa cerca de dois quilos e meio por metro quadrado a cada milímetro. Um painel de 3 metros quadrados com 10 milímetros passa de 70 quilos, antes de somar o quadro.",
          "A área e a espessura do painel definem o peso, e dele saem o motor, as roldanas e o contrapeso. Multiplique os metros quadrados pelos milímetros e por 2,5, e some o quadro.",
        ],
        [
          "A parada suave, com desaceleração perto do fim, é o recurso que mais protege o painel. A chegada lenta evita o tranco que a borda do vidro não suporta.",
          "Um motor que reduz a velocidade antes do batente evita o tranco na borda do vidro. Nesse tipo de portão, a parada lenta é mais importante que a potência.",
          "Prefira uma placa que desacelere a folha no fim do percurso. Motor forte com parada seca quebra painel, mesmo quando a potência está certa.",
        ],
        [
          "Fotocélula e força baixa completam a proteção, em entrada social ou garagem. O sensor para a folha antes que ela toque alguém.",
          "Com gente passando perto do vidro, a fotocélula é obrigatória no projeto, junto com a força mínima. Ela evita que a folha encoste em quem cruza o vão.",
          "Um sensor na passagem e a força no mínimo fazem parte do projeto, e não são acessórios. Os dois são testados com um objeto macio antes da entrega.",
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
      headings: [
        "Sinais de alerta em portão de vidro",
        "Lasca, batida e ferragem frouxa",
        "O que observar no painel de vidro",
      ],
      slots: [
        [
          "Lasca na borda, mesmo pequena, é motivo para parar e chamar a vidraçaria. O vidro temperado com a borda ferida pode estourar inteiro dias depois.",
          "Uma lasca no canto pode fazer o painel inteiro se quebrar mais tarde, sem nova pancada. Por isso o portão fica parado até a vidraçaria avaliar.",
          "Risco fundo ou lasca perto da ferragem exige a troca do vidro, porque a borda perdeu resistência. Não use o motor enquanto o painel não for visto.",
        ],
        [
          "A batida ao fechar mostra fim de curso fora do ponto ou falta de desaceleração. Repetida todo dia, acaba por quebrar o painel.",
          "Um portão de vidro que bate na chegada precisa de fim de curso e desaceleração regulados, antes que o painel se quebre. O ajuste é feito na placa do motor.",
          "Se a folha treme ao chegar, a parada está brusca demais para um painel de vidro. O técnico corrige o ponto de parada e a velocidade do fim do percurso.",
        ],
        [
          "Parafuso frouxo ou calço gasto deixa o metal encostar no vidro, e o contato o quebra. A ferragem deve ser conferida a cada revisão.",
          "Uma borracha ressecada tira o apoio macio que separa o vidro do quadro. Sem ela, a vibração do motor chega direto ao painel.",
          "A folga na ferragem faz o painel se mexer dentro do quadro e tocar no metal. O ruído de vidro batendo durante o movimento é o sinal mais claro.",
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
          "A inspeção é só visual, com o motor desligado e sem apoiar a mão no painel. Uma lanterna ajuda a ver lascas na borda.",
          "Olhe a borda e a ferragem de perto, sem forçar a folha e com o disjuntor desligado. A luz de lado mostra melhor as trincas finas.",
          "Para ver lascas e folgas, bastam boa luz e o motor sem energia. Não empurre nem balance a folha para testar.",
        ],
        [
          "Com vidro trincado, ninguém passa pelo portão e o motor fica sem energia. A área deve ser isolada, porque o painel pode se desfazer sozinho.",
          "Um painel trincado pode se desmanchar a qualquer momento, e por isso a passagem fica fechada e o disjuntor, desligado.",
          "Se houver trinca, afaste pessoas e animais e não tente mover a folha. O portão só volta ao uso depois da troca do vidro.",
        ],
        [
          "Não aperte a ferragem por conta própria, porque aperto demais trinca o vidro. Marque o ponto frouxo e mostre ao técnico.",
          "O parafuso da ferragem tem um aperto certo e fica para quem conhece. Forçado, ele cria pressão num ponto e quebra o painel.",
          "Apertar ou calçar o painel em casa cria pressão num ponto só e pode quebrá-lo. O ajuste da ferragem é da vidraçaria ou do técnico.",
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
          "O técnico confere quadro, ferragem e peso antes de escolher onde fixar o motor. Se a folha prende ou o vidro está mal apoiado, o acerto vem primeiro.",
          "A visita começa pela folha: alinhamento, roldanas ou dobradiças e apoio do vidro. O ponto do motor só é escolhido com tudo em ordem.",
          "Antes do motor, verifica-se se o painel está bem calçado no quadro e se a folha anda leve. Uma folha pesada faria o motor dar trancos no vidro.",
        ],
        [
          "Suporte, braço ou cremalheira são presos no metal, para a vibração não chegar ao painel. Nenhum furo é feito no vidro.",
          "A fixação é toda no quadro, sem furar nem tocar o vidro. O painel fica livre do esforço do motor.",
          "Nenhum parafuso do motor encosta no painel, porque qualquer ponto de pressão pode quebrá-lo. O que recebe a força é o quadro de metal.",
        ],
        [
          "A parada suave, a força mínima e a fotocélula são reguladas e testadas com um obstáculo macio. O portão é entregue encostando sem tranco.",
          "O percurso é ajustado para terminar antes do batente, com chegada lenta nos dois sentidos. A fotocélula é testada em seguida.",
          "Várias aberturas de teste confirmam que a folha encosta devagar. A força fica na menor que ainda move o portão, e o sensor é conferido com um objeto.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês fazem o portão de vidro?",
      answers: [
        "A folha é da serralheria e da vidraçaria. Nós vendemos, instalamos e consertamos o motor, que é preso no quadro.",
        "Não fabricamos a folha nem trocamos o vidro. O motor, a instalação e a regulagem são conosco.",
      ],
    },
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
        "Sim. O meio do painel é resistente, mas a borda é frágil, e batida repetida ou metal encostado o estoura.",
      ],
    },
    {
      question: "Posso trocar a chapa do portão por vidro?",
      answers: [
        "Pode, com cálculo de peso e quadro adequado. Contrapeso, roldanas e força do motor são refeitos antes de usar.",
        "Só depois de ver se o quadro e o motor suportam. O vidro pesa bastante, e no basculante o contrapeso muda.",
      ],
    },
    {
      question: "Quanto pesa um portão de vidro?",
      answers: [
        "O vidro pesa cerca de 2,5 quilos por metro quadrado a cada milímetro de espessura, mais o quadro. Uma folha grande pode passar de cem quilos.",
        "Multiplique a área pela espessura em milímetros e por 2,5, e some o quadro. O resultado define o motor e a ferragem.",
      ],
    },
    {
      question: "O vidro do portão trincou: o que fazer?",
      answers: [
        "Pare de usar, desligue o disjuntor e isole a área. A troca é da vidraçaria, e depois o motor é regulado para não bater.",
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
