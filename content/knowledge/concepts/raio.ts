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
      "O raio costuma queimar primeiro a placa do portão, porque o surto elétrico entra pela rede, pelo interfone ou pela antena e atinge fusível, receptor e relés. Desligue o disjuntor e peça a medição, a partir de {price.preventive} em casa, sem peças. Se o motor queimou junto, a troca fica de {price.homeSwap}.",
      "Portão atingido por descarga elétrica costuma ficar sem nenhuma reação, com fusível aberto ou placa queimada, e o motor em geral escapa. A visita que mede e ajusta parte de {price.preventive} em residência, fora peças. Motor perdido leva à troca, de {price.homeSwap}, com mão de obra.",
      "Se caiu um raio perto de casa, o surto pode ter chegado à placa do portão pela rede da rua, mesmo sem atingir o telhado. Religue o disjuntor uma vez só e, se o portão não responder, deixe desligado. A medição custa a partir de {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O preço do conserto do portão depois de raio depende do que o surto atingiu: fusível e relé são os reparos mais baratos, o receptor vem depois, e a placa nova é a mais cara. Se o motor também queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Quanto custa o estrago de raio no motor de portão começa na medição, a partir de {price.preventive} em residência, sem peças, e chega à troca do motor, de {price.homeSwap}, com mão de obra. O reparo ou a troca da placa fica no meio e é orçado por foto da etiqueta.",
    ],
    "how-to": [
      "Para proteger o portão de raio, o circuito precisa de protetor de surto no quadro, aterramento e fiação própria. Antes da tempestade, desligue o disjuntor do motor. O cuidado compensa, porque um surto queima a placa e pode levar à troca do motor, de {price.homeSwap} em casa.",
      "Se caiu um raio e o portão parou, espere a trovoada passar, religue o disjuntor uma vez e teste a botoeira. Sem resposta, desligue e não insista. Só portão de correr ou de abrir que esteja reto pode ser movido na mão; o basculante com defeito fica parado até a visita.",
    ],
    repair: [
      "O portão eletrônico atingido por raio ou surto quase sempre tem conserto, porque a descarga costuma queimar a placa e poupar o motor. O técnico mede quadro, fusível, fonte e cada acessório, em visita a partir de {price.preventive} em casa, sem peças. Se o motor queimou, a troca fica de {price.homeSwap}.",
      "Raio e surto em motor de portão costumam queimar a placa e poupar o enrolamento. Uma placa com fusível ou relé queimado pode ser reparada; medir e regular custa a partir de {price.preventive} em residência, fora peças. Quando o motor também se perdeu, trocá-lo fica de {price.homeSwap}.",
      "Depois de um raio no portão eletrônico, o técnico testa separadamente placa, receptor e motor, porque às vezes só um deles queimou. A medição em casa começa em {price.preventive}, sem peças, e a placa sem reparo é trocada por outra compatível.",
    ],
  },
  line: [
    "Um raio na vizinhança queima a placa do portão pela rede, sem cair na casa.",
    "Protetor de surto e bom aterramento são a defesa da placa em dia de tempestade.",
    "Portão que não reage depois do temporal costuma estar com fusível aberto ou placa queimada.",
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
          "O raio não precisa cair no telhado: a centenas de metros ele já cria um pico de tensão, o surto, que viaja pela rede e pelos cabos. A placa, que trabalha em baixa tensão, é atingida antes do motor.",
          "A descarga eleva a tensão da rede por uma fração de segundo, e esse pico, chamado surto, percorre os fios até os aparelhos. Fusível, receptor e outros componentes delicados da placa queimam primeiro.",
          "O surto vem pela rede da rua, mesmo quando a descarga foi longe. O enrolamento do motor resiste mais, e a eletrônica da placa é a parte mais frágil do conjunto.",
          "Um pico de tensão de milésimos de segundo chega pelos fios e danifica o que é mais sensível. Na maior parte das vezes é a placa que queima, e não o motor.",
        ],
        [
          "Os cabos longos de interfone, botoeira e câmera trazem o surto por outro caminho. Quanto mais acessórios ligados à placa, mais pontos de entrada ela tem.",
          "Um fio externo funciona como antena, seja de interfone, seja de câmera. Portão de metal e cerca elétrica também podem conduzir a descarga até a central.",
          "Além da rede, o pico entra pela fiação do interfone, da antena e da câmera, sobretudo quando é longa. Por essa razão, às vezes queima só o componente ligado a ela.",
          "Cada fio que sai da placa é um caminho para a descarga, e os mais compridos captam mais. Um acessório atingido pode deixar a central inteira sem resposta.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de placa queimada por raio",
        "Depois do temporal: o que observar",
        "Portão sem reação depois do temporal",
      ],
      slots: [
        [
          "O portão sem luz nem som, com energia no resto da casa, é o sinal típico de placa atingida. Se a botoeira funciona e os controles não, o defeito está só no receptor.",
          "Quando não há nenhuma luz na central, o problema costuma ser fusível ou fonte. Um disjuntor que desarma ao religar indica curto, e insistir aumenta o dano.",
          "Às vezes só uma parte queima: a botoeira funciona e o controle não, ou o portão anda num sentido só. Se houver cheiro de queimado ou estalo, corte a energia.",
          "Se o portão amanhece sem reação, a suspeita é o fusível ou a fonte da placa. Num dano parcial, o receptor deixa de ouvir os controles ou um relé para de acionar.",
        ],
      ],
      bullets: [
        "Central sem luz e sem som: fusível ou fonte",
        "Controles sem efeito e botoeira boa: receptor",
        "Portão que anda num só sentido: relé",
        "Disjuntor que desarma ao religar: curto",
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
          "Espere a trovoada passar por completo antes de chegar perto do portão ou do quadro de luz. Anote o que mais queimou na casa, porque ajuda a saber por onde o surto entrou.",
          "Enquanto houver trovão, fique longe de grade, portão e fiação. A data e a hora do temporal servem ao diagnóstico e a um pedido de ressarcimento à distribuidora.",
          "Nenhum teste deve ser feito com raio por perto. Depois da tempestade, uma lista dos outros aparelhos queimados ajuda o técnico a achar a entrada do surto.",
          "Terminado o temporal, teste cada comando uma única vez e deixe a tampa do motor fechada. Insistir numa placa danificada pode queimar o que sobrou.",
        ],
      ],
      steps: [
        "Passada a trovoada, veja se o disjuntor do portão e o DR, o protetor contra choque, estão ligados.",
        "Se algum desarmou, religue uma única vez; se cair de novo, deixe desligado.",
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
          "A medição vai do quadro de luz ao fusível e à fonte, e cada acessório é desligado da placa, porque uma fotocélula em curto também a deixa sem reação. Motor e capacitor são medidos à parte.",
          "Alimentação, fusível e fonte são testados antes de condenar a placa. O motor, medido em separado, quase sempre está bom.",
          "O técnico testa placa, receptor e motor um de cada vez, o que evita comprar o conjunto por causa de um componente. Os acessórios são isolados durante o teste.",
          "Quadro, placa, acessórios e motor são medidos nessa ordem, com cada fio externo desligado. Só é trocado o que realmente queimou.",
        ],
        [
          "A placa recuperável é reparada, e a que perdeu trilhas é trocada, com controles e percurso gravados de novo. Só medir e regular leva até {trade.smallRepair}.",
          "Fusível, varistor e relé podem ser substituídos, mas trilha carbonizada não tem reparo seguro. Sem troca de peça, a visita dura até {trade.smallRepair}.",
          "Com placa nova, percurso, força e controles são programados outra vez. Uma medição com ajuste toma até {trade.smallRepair}.",
          "O reparo depende do tamanho do dano, e a troca exige placa compatível com o motor. Medir e regular cabe em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como proteger o portão de raios",
        "Protetor de surto e aterramento no portão",
        "Portão pronto para a próxima tempestade",
      ],
      slots: [
        [
          "O protetor de surto no quadro, o DPS, desvia o pico para a terra antes que chegue à placa, e por isso precisa de aterramento. Um filtro de linha comum não o substitui.",
          "DPS, o protetor contra surtos, e fio terra trabalham juntos, e um sem o outro protege pouco. O aparelho custa bem menos que uma placa.",
          "Sem aterramento, o protetor de surto (DPS) não tem para onde mandar o pico de tensão. A tomada com filtro ajuda pouco, porque não foi feita para descargas fortes.",
          "A melhor defesa é um DPS, o protetor de surto, no quadro e ligado a um bom aterramento. Depois de uma descarga forte, o indicador dele mostra se precisa ser trocado.",
        ],
        [
          "Ao perceber que a tempestade vem, desligue o disjuntor do motor, e em viagem longa deixe o portão fechado e desligado. Se os raios já começaram, fique longe do quadro externo.",
          "O disjuntor desligado antes do temporal corta o caminho da rede até a placa. Quem viaja deve fazer o mesmo, com o portão trancado.",
          "Desligar o motor antes dos trovões poupa a placa e não custa nada. Depois que eles começam, não se aproxime do portão nem do quadro externo.",
          "Antes da tempestade, corte a energia do motor no quadro de luz, o cuidado mais simples que existe. Com raios caindo, deixe como está e espere passar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A distribuidora paga a placa queimada por raio?",
      answers: [
        "A distribuidora pode pagar a placa queimada por raio quando o dano veio da rede. Peça pelos canais dela, com data e hora, antes de consertar.",
        "É possível pedir. Ela verifica se houve perturbação na rede naquela hora; guarde a placa até a resposta.",
        "Pode haver ressarcimento. Registre o pedido e não descarte nada antes da resposta.",
      ],
    },
    {
      question: "Nobreak protege o portão contra raio?",
      answers: [
        "O nobreak protege o portão só em parte contra raio: não substitui o protetor de surto com aterramento e pode queimar junto.",
        "Ajuda em oscilação pequena. A defesa contra surto é o DPS, o protetor instalado no quadro.",
        "Pouco, porque ele é feito para a falta de luz. Contra raio, o que protege é o DPS com aterramento.",
      ],
    },
    {
      question: "Depois do raio o controle parou, mas a botoeira funciona. O que queimou?",
      answers: [
        "Controle sem efeito com a botoeira boa indica receptor queimado, porque motor e placa continuam funcionando.",
        "O receptor é o mais provável. Um receptor externo resolve sem trocar a placa.",
        "Provavelmente só o receptor. Um avulso, com os controles gravados de novo, devolve o uso.",
      ],
    },
    {
      question: "Vale consertar placa queimada por raio?",
      answers: [
        "Consertar placa queimada por raio vale se o dano é em fusível, varistor ou relé. Com trilha carbonizada, é melhor uma placa nova.",
        "Quando o estrago é pequeno, sim. A medição mostra qual é o caso.",
        "Depende do dano. Quando ele é espalhado, o defeito costuma voltar, e a placa nova é mais segura.",
      ],
    },
    {
      question: "Desligar o portão da tomada na tempestade adianta?",
      answers: [
        "Desligar o portão na tempestade adianta se for feito antes dos raios, de preferência pelo disjuntor.",
        "Sim, porque corta o caminho da rede. Se os raios já estão caindo, fique longe.",
        "Adianta contra o surto que vem da rede. Interfone e antena ainda podem trazê-lo, e por isso se usa o DPS.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e do quadro de luz, com a data do temporal e o que mais queimou",
  related: ["protetor-de-surto", "placa", "queimou", "instalacao-eletrica", "nao-liga", "receptor"],
  topic: "conserto-de-central-de-portao",
};
