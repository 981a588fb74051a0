import type { Concept } from "#domain/knowledge/concept.ts";

export const enrolar: Concept = {
  id: "enrolar",
  kind: "gate",
  label: "Porta de enrolar",
  phrase: "a porta de enrolar",
  words: [
    "porta de enrolar",
    "portão de enrolar",
    "enrolar",
    "porta de aço",
    "porta de aço automática",
    "porta de loja",
    "porta rolo",
    "porta de rolo",
    "portão que enrola",
    "automatizador de porta",
    "motor de porta de aço",
  ],
  intent: "buying",
  answers: {
    any: [
      "Instalamos e consertamos motor de porta de enrolar, que abre por botoeira ou controle e tem corrente manual para a falta de energia. O peso da cortina define o motor; com a foto do rolo, a largura e a altura, dizemos se atendemos o modelo e o valor.",
      "Motorizamos porta de enrolar que já existe: largura, altura, tipo de lâmina e estado das guias definem o motor. Mande esses dados com fotos do rolo, e a resposta diz se atendemos o modelo e que motor o peso pede.",
      "Pomos e consertamos motor em porta de enrolar com cortina reta e guias boas; guia amassada, lâmina torta ou mola quebrada é acertada antes. A foto e as medidas dizem se atendemos o modelo da sua porta.",
    ],
    price: [
      "Na automação de uma porta de enrolar, o que mais pesa no preço é o motor, escolhido pelo peso da cortina; depois vêm o eixo e o número de aberturas por dia. Com largura, altura e fotos do rolo, dizemos se atendemos o modelo e o valor.",
      "O motor para porta de enrolar é orçado pela cortina, porque porta de loja pequena e porta de galpão pedem forças bem diferentes. Mande a foto do rolo e da etiqueta: se atendemos o modelo, o orçamento é grátis.",
    ],
    repair: [
      "A porta de enrolar que trava, sobe torta ou para no meio costuma ter guia amassada, lâmina fora do encaixe ou fim de curso desregulado. Pare de acionar, desligue o disjuntor, não fique embaixo da cortina e mande a foto para o conserto.",
      "No conserto da porta de enrolar, cortina torta costuma ser guia ou lâmina; motor que gira sem subir, corrente ou eixo solto; porta que passa do ponto, fim de curso. Não fique embaixo e desligue o disjuntor até a visita.",
    ],
    installation: [
      "Instalamos motor em porta de enrolar depois de conferir eixo, guias e cortina: o motor vai na testeira, a central é ligada e os fins de curso são regulados. A foto do rolo diz se atendemos o seu modelo.",
      "Para automatizar a porta de enrolar, instalamos o motor em circuito próprio, com guias retas e eixo compatível. Portas manuais com mola costumam precisar de adaptação do eixo; pela foto, dizemos sem custo se atendemos esse modelo.",
    ],
    emergency: [
      "Porta de enrolar caída, torta ou presa no meio: desligue o disjuntor, isole a área embaixo e não puxe a corrente, porque a cortina pode descer de uma vez. Mande a foto pelo WhatsApp, {shop.hours}: dizemos se atendemos o modelo.",
      "Se a porta de enrolar não fecha no fim do expediente, confira energia e botoeira e, com a cortina no prumo, use a corrente manual. Lâmina fora da guia ou eixo solto exigem técnico antes de mover.",
    ],
    buying: [
      "Instalamos e consertamos o motor da porta de aço automática, a de enrolar, na porta que você já tem; a porta nova é do fabricante. O peso da cortina define o motor, com freio e corrente manual; com largura, altura e fotos, dizemos se atendemos e o valor, sem custo.",
      "A porta de enrolar que você já tem ganha motor, botoeira, controle e corrente manual para a falta de luz, com o modelo escolhido pelo peso da cortina. A porta nova se compra do fabricante; com largura, altura e fotos, dizemos se atendemos e quanto custa.",
    ],
    question: [
      "A porta de enrolar manual pode receber motor na maioria dos casos, se a cortina sobe reta e o eixo serve. Sem luz, ela se move pela corrente manual; o sensor de passagem é indicado sempre que fecha por controle.",
      "Sim, porta de enrolar automática precisa de sensor de passagem quando fecha por controle, e de trava-quedas contra falha de eixo ou motor. Em garagem de casa, funciona bem se o motor tem freio e regime para o uso.",
    ],
  },
  line: [
    "Em porta de enrolar, guia amassada ou lâmina torta força qualquer motor.",
    "O motor da porta de enrolar fica na ponta do eixo e traz corrente manual para a falta de luz.",
    "Largura, altura, tipo de lâmina e número de aberturas definem o motor da porta de enrolar.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como funciona a porta de enrolar",
        "Cortina, eixo e motor da porta de enrolar",
        "O que move a porta de enrolar",
      ],
      slots: [
        [
          "Lâminas de aço encaixadas formam uma cortina que sobe pelas guias e se enrola num eixo.",
          "A cortina metálica corre entre duas guias laterais e se recolhe num rolo acima da passagem.",
          "Em vez de folha rígida, a porta tem lâminas articuladas que se enrolam no alto do vão.",
        ],
        [
          "O motor fica preso na ponta do eixo e o faz girar por corrente ou engrenagem.",
          "Na ponta do eixo, de um dos lados, fica o motor, que gira e enrola ou solta a cortina.",
          "Um motor lateral move o eixo, e os fins de curso marcam o ponto de parada em cima e embaixo.",
        ],
        [
          "Para a falta de energia há uma corrente de acionamento manual, sempre do lado de dentro.",
          "Sem luz, a porta se move devagar pela corrente manual do próprio motor.",
          "A corrente de emergência permite abrir ou fechar na mão, com o eixo e as lâminas em ordem, quando a energia acaba.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de problema na porta de enrolar",
        "Cortina torta, parada no meio ou parada fora do ponto",
        "Guia, motor ou fim de curso: de onde vem o defeito",
      ],
      slots: [
        [
          "Cortina que sobe inclinada costuma ter lâmina fora do encaixe ou guia amassada por batida.",
          "Se um lado sobe antes do outro, a porta perdeu o nível e pode prender na guia, quase sempre por lâmina solta ou guia amassada.",
          "Raspagem e tranco no mesmo ponto costumam vir de guia torta ou suja.",
        ],
        [
          "Um motor que para no meio pode ter desarmado por calor, por uso seguido ou por esforço nas guias.",
          "Uma parada depois de várias aberturas seguidas costuma ser a proteção térmica, que libera quando o motor esfria.",
          "Esforço alto nas guias aquece o motor, e depois de alguns minutos a proteção térmica pode interromper o movimento.",
        ],
        [
          "Se a porta passa do ponto ou enrola demais, o fim de curso deve ter saído da regulagem, e o uso precisa parar.",
          "Fim de curso desregulado deixa a cortina bater no alto ou amontoar no chão.",
          "Cortina que afrouxa no piso ou força no topo pede ajuste do fim de curso antes de novo uso.",
        ],
      ],
      bullets: [
        "Cortina inclinada ou com lâmina solta",
        "Guia lateral amassada",
        "Motor que gira sem a porta subir",
        "Parada por calor depois de várias aberturas",
        "Porta que passa do ponto em cima ou embaixo",
      ],
    },
    {
      about: "check",
      headings: [
        "O que olhar na porta de enrolar sem risco",
        "Antes de chamar: energia, guias e botoeira",
        "Conferência segura da porta de enrolar",
      ],
      slots: [
        [
          "Olhe a porta de lado, nunca de baixo, e deixe a passagem isolada.",
          "Fique sempre ao lado do vão, com a cortina parada e a passagem fechada para quem circula.",
          "Nenhuma conferência exige subir no rolo nem abrir a tampa do motor.",
        ],
        [
          "Eixo, mola e freio estão sob tensão e são assunto só de técnico.",
          "Não solte mola, corrente nem parafuso do eixo: a cortina pode descer de uma vez.",
          "A mola das portas manuais fica tensionada, e mexer nela sem preparo causa acidente grave.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e veja, de lado, se a cortina está no nível e se as lâminas estão dentro das guias.",
        "Tire das guias papel, barro e objeto preso, só na altura das mãos.",
        "Com a cortina no nível e o vão vazio, religue o disjuntor e teste a botoeira uma vez, de lado.",
        "Se nada acontecer, desligue de novo e use a corrente manual devagar. Se a cortina pesar ou inclinar, pare.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico confere na porta de enrolar",
        "Como é o serviço na porta de enrolar",
        "Serviço na porta de enrolar, em ordem",
      ],
      slots: [
        [
          "O técnico isola o vão, confere guias, lâminas e eixo e só então testa o motor.",
          "Com a área isolada, cortina e guias são vistas antes da parte elétrica.",
          "Guias e cortina são vistas primeiro, porque guia torta força e pode queimar o motor novo.",
        ],
        [
          "Depois, o técnico alinha a cortina, confere a fixação do motor e regula os fins de curso.",
          "A seguir vêm o alinhamento das lâminas, o aperto da testeira e o ponto de parada.",
          "Acertados eixo e fixação, os pontos de parada são regulados em cima e embaixo.",
        ],
        [
          "No fim, a corrente manual, a botoeira e o sensor de passagem são testados em ciclos completos.",
          "O serviço termina com ciclos seguidos e com a corrente de emergência conferida.",
          "No fim, um teste sem energia mostra a quem usa a porta como fechá-la pela corrente.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço do motor da porta de enrolar",
        "O que entra no preço de motorizar a porta de enrolar",
        "Peso, uso e acertos: o que muda o orçamento",
      ],
      slots: [
        [
          "O peso da cortina decide: porta de loja estreita pede motor mais leve e barato; porta de galpão, bem mais força.",
          "Multiplique a largura pela altura e pelo peso por metro quadrado da lâmina: esse peso, com um terço de folga, dá a capacidade do motor.",
          "Quanto maior a área e mais grossa a lâmina, mais forte precisa ser o motor.",
        ],
        [
          "O número de aberturas por dia também conta: loja abre poucas vezes, doca abre o dia todo.",
          "Doca pede motor de regime intenso, e loja aceita modelo mais simples.",
          "Porta que abre só de manhã e à noite usa motor comum; a que abre a cada entrega, motor de uso intenso.",
        ],
        [
          "Eixo com mola, de porta manual, costuma ser trocado, e essa adaptação entra em linha própria.",
          "Guia amassada, lâmina torta e soleira gasta são acertadas antes do motor e somam ao valor.",
          "Sensor de passagem, trava-quedas e nobreak são itens à parte, com o preço de cada um.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com a porta de aço", "Como cuidar da porta de enrolar", "Manutenção da porta de enrolar"],
      slots: [
        [
          "Guias limpas e sem amassado deixam a cortina correr com pouco esforço.",
          "Poeira e papel nas guias viram atrito, e saem com pano e escova, sem energia.",
          "Guia limpa e reta é o principal: batida de carrinho ou de carro deve ser corrigida logo, antes de a lâmina escapar.",
        ],
        [
          "Não deixe carga encostada na cortina nem acione com objeto embaixo dela.",
          "A passagem precisa estar livre, porque caixa embaixo da cortina tira as lâminas do lugar.",
          "Acionar com algo no vão entorta a primeira lâmina e tira a porta do nível.",
        ],
        [
          "Em comércio, a revisão é feita {visits.business}, com freio, eixo e fim de curso conferidos.",
          "Peça revisão {visits.business} em uso comercial: o técnico confere fixação, freio e pontos de parada.",
          "A revisão {visits.business} ajuda a achar folga na testeira e desgaste de guia antes que a porta pare.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para automatizar porta de enrolar manual?",
      answers: [
        "Dá, na maioria dos casos. A porta manual costuma ter eixo com mola, e a automação pode pedir a troca dele, o que a foto do rolo já mostra.",
        "Sim, com guias retas e cortina em bom estado. O eixo com mola é adaptado ou trocado para receber o motor, sempre pelo técnico.",
      ],
    },
    {
      question: "Como fechar a porta de enrolar sem energia?",
      answers: [
        "Feche pela corrente manual do motor, devagar e de lado, com o disjuntor desligado e a cortina no nível. Se ela inclinar ou pesar, pare e chame o técnico.",
        "Use a corrente de emergência, do lado de dentro, com o vão livre. Cortina torta ou fora da guia não deve ser movida.",
      ],
    },
    {
      question: "A porta de enrolar pode cair?",
      answers: [
        "Pode, se eixo, corrente ou fixação falhar. Por isso existem dispositivos antiqueda, e ninguém deve ficar embaixo da cortina em movimento nem tentar reparo no eixo.",
        "Sim, em caso de falha do eixo ou da fixação. Um dispositivo antiqueda e a revisão {visits.business} reduzem muito esse risco.",
      ],
    },
    {
      question: "Porta de enrolar com motor pode ter controle remoto?",
      answers: [
        "Pode: a central recebe o controle, como num portão de garagem, e a botoeira continua valendo. Com controle, o sensor de passagem deixa de ser opcional, porque quem aciona pode não ver o vão.",
        "Sim, na maioria dos motores com central. Cadastre só os controles em uso e apague o que for perdido, para ninguém abrir a loja fora de hora.",
      ],
    },
    {
      question: "Porta de enrolar precisa de fotocélula?",
      answers: [
        "Quando fecha por controle ou com gente passando, sim: o sensor faz a cortina parar ou subir. Com botoeira de manter apertada e porta à vista, o operador vê o vão.",
        "Em passagem de pessoas e veículos, sim. A cortina desce sobre o vão, e o sensor evita que alcance quem está nele.",
      ],
    },
  ],
  photo: "fotos da porta inteira, do rolo e do motor, com a largura e a altura do vão",
  traits: {
    "Espaço que ocupa": "Caixa do rolo acima do vão; nada no piso",
    "Como abre": "Sobe pelas guias e se enrola num eixo",
    Motor: "Na ponta do eixo, com corrente manual para falta de energia",
    "Onde combina": "Lojas, oficinas, docas e garagens sem espaço para giro",
  },
  related: ["comercio", "galpao", "corrente", "fim-de-curso", "mola", "guilhotina"],
  topic: "automacao-de-portao-para-empresas",
};
