import type { Concept } from "#domain/knowledge/concept.ts";

export const raio: Concept = {
  id: "raio",
  kind: "symptom",
  label: "Raio e surto",
  phrase: "o portão atingido por raio",
  words: [
    "raio",
    "raios",
    "queda de raio",
    "caiu um raio",
    "descarga elétrica",
    "descarga atmosférica",
    "queimou com raio",
    "queimou na chuva",
    "relâmpago",
    "trovoada",
    "tempestade",
    "temporal",
    "pico de energia",
    "pico de luz",
    "sobretensão",
    "surto elétrico",
  ],
  intent: "repair",
  answers: {
    any: [
      "O raio queima no portão, em primeiro lugar, a placa: o surto elétrico entra pela rede, pelo interfone ou pela antena e atinge fusível, receptor e relés. Desligue o disjuntor e peça a medição, desde {price.preventive} em casa, sem peças; se o motor foi junto, a troca fica de {price.homeSwap}.",
      "Portão atingido por descarga elétrica costuma ficar mudo, com fusível aberto ou placa queimada, e o motor em geral escapa. A visita que mede e ajusta parte de {price.preventive} em residência, fora peças; motor perdido leva à troca, de {price.homeSwap}, com mão de obra.",
      "Se caiu um raio perto de casa, o surto pode ter queimado a placa do portão eletrônico pela rede da rua, sem cair no telhado. Religue o disjuntor uma vez só; sem resposta, deixe desligado: medir custa desde {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O preço do conserto do portão depois de raio depende do que o surto atingiu: fusível e relé são os mais baratos, receptor vem depois, e placa nova pesa mais. Se levou o motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Quanto custa o estrago de raio e surto no motor de portão vai da medição, a partir de {price.preventive} em residência, sem peças, à troca do motor, de {price.homeSwap}. No meio está o reparo da placa, orçado por foto.",
    ],
    "how-to": [
      "Para proteger o portão de raio, o circuito precisa de protetor de surto no quadro, aterramento e fiação própria. Antes da tempestade, desligue o disjuntor do motor; um surto queima placa e pode levar à troca, de {price.homeSwap} em casa.",
      "Caiu raio e o portão parou: passada a trovoada, religue o disjuntor uma vez e teste a botoeira. Sem resposta, desligue; só portão de correr ou de abrir, reto, se move na mão, nunca basculante com defeito, e a placa é medida antes de trocar.",
    ],
    repair: [
      "O conserto do portão eletrônico atingido por raio, descarga ou surto elétrico mede quadro, fusível, fonte e cada acessório antes de condenar a placa. A visita parte de {price.preventive} em casa, sem peças, e o motor, que em geral escapa, só se troca se queimou, por {price.homeSwap}.",
      "Raio, surto e descarga elétrica em motor de portão atingido costumam queimar a placa e poupar o enrolamento. Placa com fusível ou relé queimado se repara; medir e regular custa desde {price.preventive} em residência, fora peças, e trocar o motor, de {price.homeSwap}.",
      "Depois de raio, surto ou descarga elétrica no portão eletrônico atingido, o técnico separa placa, receptor e motor, porque às vezes só um queimou. A medição em casa começa em {price.preventive}, sem peças, e placa sem reparo é trocada por outra compatível.",
    ],
  },
  line: [
    "Raio na vizinhança queima placa de portão pela rede, sem cair na casa.",
    "Protetor contra surto e bom aterramento são a defesa da placa em dia de tempestade.",
    "Portão que amanhece mudo depois do temporal costuma estar com fusível aberto ou placa queimada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o raio chega ao motor do portão",
        "Como o surto do raio queima a placa",
        "Por que a placa queima primeiro",
      ],
      slots: [
        [
          "A descarga não precisa cair no telhado: um raio a centenas de metros já cria um pico de tensão, o surto, que viaja pela rede e pelos cabos. A placa, de baixa tensão, sente antes do motor.",
          "O raio eleva a tensão por uma fração de segundo, e o pico percorre os fios até os aparelhos. Fusível, varistor e receptor se sacrificam primeiro.",
          "O surto vem pela rede da rua, mesmo de longe. O enrolamento do motor resiste mais, e a eletrônica da placa é o ponto fraco.",
          "Um pico de milésimos de segundo chega pelos fios e queima o que é mais sensível. Na maior parte das vezes, é a placa.",
        ],
        [
          "Cabos longos de interfone, botoeira e câmera trazem o surto por outro caminho. Quanto mais acessórios ligados, mais entradas.",
          "Fio externo funciona como antena, seja de interfone, seja de câmera. Portão de metal e cerca somam pontos de entrada.",
          "Além da rede, o pico entra por interfone, antena e câmera. Cada cabo é uma porta.",
          "Cada fio que sai da placa é um caminho. Os mais longos trazem mais surto.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de placa queimada por raio",
        "Depois do temporal: o que observar",
        "Portão mudo depois do temporal",
      ],
      slots: [
        [
          "Silêncio total com luz no resto da casa é típico de placa atingida. Controle mudo com botoeira boa aponta só para o receptor, e cheiro de queimado pede disjuntor desligado.",
          "Nenhuma luz e nenhum som levam ao fusível ou à fonte. Disjuntor que desarma ao religar indica curto, e insistir piora.",
          "Às vezes só uma parte morre: botoeira funciona e controle não, ou o portão anda num sentido só. Com cheiro ou estalo, corte a energia.",
          "Se o portão amanhece mudo, pense em fusível ou fonte. Dano parcial deixa o receptor surdo ou um relé sem armar.",
        ],
      ],
      bullets: [
        "Central sem luz e sem som: fusível ou fonte",
        "Controles mudos e botoeira boa: receptor",
        "Anda num só sentido: relé",
        "Disjuntor desarma ao religar: curto",
        "Cheiro de queimado: não religue",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer depois do raio",
        "Teste seguro, passada a tempestade",
        "Portão parou com o raio: teste inicial",
      ],
      slots: [
        [
          "Espere a trovoada passar por completo antes de chegar perto do portão ou do quadro. Anote o que mais queimou na casa, porque mostra por onde o surto entrou.",
          "Enquanto houver trovão, fique longe de grade e fiação. Data e hora servem ao diagnóstico e a um pedido à distribuidora.",
          "Nenhum teste se faz com raio por perto. Outros aparelhos queimados ajudam o técnico.",
          "Passado o temporal, teste uma vez cada coisa. A tampa do motor fica fechada.",
        ],
      ],
      steps: [
        "Passada a trovoada, veja se o disjuntor do portão e o DR estão ligados.",
        "Se desarmou, religue uma única vez; se cair de novo, deixe desligado.",
        "Teste a botoeira interna e depois um controle, uma vez cada.",
        "Sem resposta, desligue o disjuntor e não abra a tampa do motor.",
        "Fotografe a etiqueta do motor e anote o que mais queimou.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico mede depois do raio",
        "Placa, motor e acessórios, um por um",
        "Conserto depois do raio: o que é medido",
      ],
      slots: [
        [
          "A medição vai do quadro ao fusível e à fonte, e cada acessório é desligado da placa, porque fotocélula em curto também a deixa muda. Motor e capacitor são medidos à parte.",
          "Alimentação, fusível e fonte vêm antes de condenar a placa. O motor, testado em separado, quase sempre está bom.",
          "Separar placa, receptor e motor evita comprar o conjunto por causa de um componente. Cada acessório é isolado.",
          "Um por um, quadro, placa, acessórios e motor são medidos. Só sai o que reprovou.",
        ],
        [
          "Placa recuperável vai para reparo; a que perdeu trilhas é trocada, e controles e percurso são gravados de novo. Só medir e regular leva até {trade.smallRepair}.",
          "Fusível, varistor e relé têm conserto; trilha carbonizada, não. Sem peça, são até {trade.smallRepair}.",
          "Com placa nova, curso, força e controles são programados. Uma medição com ajuste toma até {trade.smallRepair}.",
          "O reparo depende do dano, e a troca exige placa compatível. Medir cabe em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como proteger o portão de raios",
        "Protetor de surto e aterramento",
        "Portão pronto para a próxima tempestade",
      ],
      slots: [
        [
          "O protetor de surto no quadro, o DPS, desvia o pico para a terra antes da placa, e sem aterramento não funciona. Filtro de linha comum não o substitui.",
          "DPS e terra trabalham juntos, e um sem o outro protege pouco. O protetor custa bem menos que uma placa.",
          "Sem terra o DPS não tem para onde mandar o pico. Tomada com filtro ajuda pouco no motor.",
          "A defesa é DPS no quadro, ligado a um bom aterramento. Depois de surto forte, o indicador dele mostra se precisa de troca.",
        ],
        [
          "Ao ouvir a tempestade chegar, desligue o disjuntor do motor, e em viagem longa deixe o portão fechado e desligado. Com raio já caindo, fique longe.",
          "Disjuntor desligado antes do temporal corta o caminho da rede. Viajando, faça o mesmo.",
          "Desligar antes dos trovões poupa a placa. Depois que começou, não se aproxime do quadro externo.",
          "Antes da tempestade, corte a energia do motor. É o cuidado mais simples e não custa nada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A distribuidora paga a placa queimada por raio?",
      answers: [
        "A distribuidora pode pagar a placa queimada por raio quando o dano veio da rede. Peça pelos canais dela, com data e hora, antes de consertar.",
        "É possível pedir. Ela analisa se houve perturbação naquela hora; guarde a placa.",
        "Pode haver ressarcimento. Registre o pedido e não descarte nada antes da resposta.",
      ],
    },
    {
      question: "Nobreak protege o portão contra raio?",
      answers: [
        "Nobreak protege o portão só em parte contra raio: não substitui DPS com aterramento, e pode queimar junto.",
        "Ajuda em oscilação pequena. A defesa contra surto é o DPS no quadro.",
        "Pouco. Ele serve para a falta de luz.",
      ],
    },
    {
      question: "Depois do raio o controle parou, mas a botoeira funciona. O que queimou?",
      answers: [
        "Depois do raio, controle mudo com botoeira boa indica receptor queimado: motor e placa estão vivos.",
        "O receptor é o suspeito. Um externo resolve sem trocar a placa.",
        "Provavelmente só o rádio. Receptor avulso com controles novos devolve o uso.",
      ],
    },
    {
      question: "Vale consertar placa queimada por raio?",
      answers: [
        "Consertar placa queimada por raio vale se o dano é fusível, varistor ou relé; trilha carbonizada pede placa nova.",
        "Quando o estrago é pequeno, sim. A medição diz qual é o caso.",
        "Depende. Dano espalhado volta, e a placa nova sai mais segura.",
      ],
    },
    {
      question: "Desligar o portão da tomada na tempestade adianta?",
      answers: [
        "Desligar o portão na tempestade adianta se feito antes, de preferência pelo disjuntor.",
        "Sim, porque corta o caminho da rede. Com raios caindo, fique longe.",
        "Adianta. Interfone e antena ainda podem trazer surto, por isso o DPS.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e do quadro de luz, com a data do temporal e o que mais queimou",
  related: ["protetor-de-surto", "placa", "queimou", "instalacao-eletrica", "nao-liga", "receptor"],
  topic: "conserto-de-central-de-portao",
};
