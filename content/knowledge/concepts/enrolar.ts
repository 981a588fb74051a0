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
      "Instalamos e consertamos motor de porta de enrolar automática, o portão de aço que sobe em rolo, na porta que você já tem. O peso da cortina define o motor, que abre por botoeira ou controle e tem corrente manual para a falta de luz. Com a largura, a altura e a foto do rolo, passamos o valor.",
      "A porta de enrolar, ou porta de aço, pode ganhar motor, botoeira, controle e uma corrente para abrir na mão sem energia. Motorizamos e consertamos a porta existente, que precisa de cortina reta e guias boas. Medidas e foto do rolo dizem se atendemos o modelo e quanto custa.",
      "Pomos motor em porta de enrolar e consertamos o que já existe. A força é escolhida pelo peso da cortina, que é o pano de lâminas de aço, e a guia amassada se acerta antes. Mande largura, altura e foto do rolo para saber se atendemos o seu modelo e o preço.",
      "Motor para porta de enrolar se escolhe pelo peso da cortina de aço e pelo número de aberturas por dia. Instalamos e consertamos na sua porta, com botoeira, controle e corrente manual para a falta de luz; a foto do rolo e as medidas permitem dizer se atendemos o modelo e o valor.",
    ],
    price: [
      "O preço de motorizar uma porta de enrolar depende do peso da cortina, que define o motor, e do eixo e das aberturas por dia. Porta de loja estreita sai bem mais barata que a de galpão. Com largura, altura e foto do rolo, dizemos se atendemos o modelo e o valor.",
      "Na porta de enrolar automática, o motor é o que mais pesa no valor, e quem o define é o peso da cortina. Adaptação do eixo, guia amassada e sensor somam à conta. Mande as medidas e a foto do rolo para receber o preço.",
      "Quanto custa o motor para porta de aço muda com a área da cortina: loja pequena e galpão pedem forças muito diferentes. A porta usada todo o dia precisa de motor mais resistente. Medidas e foto do rolo bastam para o orçamento.",
    ],
    repair: [
      "Consertamos porta de enrolar que trava, sobe torta ou para no meio, defeitos de guia amassada, lâmina fora do encaixe ou fim de curso, o ajuste que marca a parada. Pare de acionar, desligue o disjuntor e não fique embaixo. A foto da cortina e do rolo diz se atendemos o modelo.",
      "No conserto da porta de enrolar, cortina torta aponta para guia ou lâmina, motor que gira sem subir para corrente ou eixo solto, e porta que passa do ponto para o fim de curso. Deixe o disjuntor desligado e a passagem isolada, e mande foto do rolo para o orçamento.",
      "A porta de aço que parou costuma ter guia torta, lâmina solta, eixo frouxo ou fim de curso desregulado, e consertamos os quatro casos. Até lá, corte a energia e mantenha todos fora de baixo da cortina, que pode descer. A foto mostra o que levar.",
    ],
    installation: [
      "Instalamos motor em porta de enrolar depois de conferir eixo, guias e cortina: o motor vai na ponta do eixo, recebe circuito próprio, e os pontos de parada são regulados. Porta manual com mola costuma pedir adaptação do eixo. A foto do rolo diz se atendemos o modelo.",
      "Para automatizar a porta de enrolar, o técnico prende o motor na testeira, a chapa lateral do rolo, liga a central e regula as paradas em cima e embaixo. As guias precisam estar retas, e o eixo com mola é adaptado ou trocado, o que se vê pela foto.",
      "A instalação do motor na porta de aço começa pela cortina e pelas guias, que precisam correr livres. Depois entram motor, botoeira e controle, em circuito próprio, com a corrente manual testada. Largura, altura e foto do rolo dizem se o seu modelo serve.",
    ],
    emergency: [
      "Porta de enrolar torta, caída ou presa no meio: desligue o disjuntor, isole a área e não puxe a corrente, porque a cortina pode descer de uma vez. Mande foto pelo WhatsApp, {shop.hours}, e dizemos se atendemos o modelo.",
      "Se a porta de enrolar não fecha no fim do expediente, confira o disjuntor e a botoeira e, com a cortina no nível, use a corrente manual, de lado. Lâmina fora da guia ou eixo solto não se mexe; o atendimento funciona {shop.hours}.",
      "Com a porta de aço emperrada e a loja aberta, corte a energia e não deixe ninguém embaixo. Só a cortina reta, dentro das guias, pode descer pela corrente manual. Torta ou pesada, ela espera o técnico, que atende {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos o motor para porta de enrolar, de loja ou de galpão, na porta que você já tem; a porta nova se compra do fabricante. O modelo se escolhe pelo peso da cortina e pelas aberturas por dia, e vem com freio, botoeira, controle e corrente manual. Mande as medidas e a foto do rolo, e o orçamento é grátis.",
      "O motor da porta de enrolar é escolhido pelo peso da cortina, que é o pano de lâminas de aço, e pelas aberturas por dia. Em galpão com doca ele precisa ser de uso intenso. Em loja, um comum basta. Pela largura, pela altura e por uma foto do rolo, dizemos se atendemos o modelo e o valor, já montado; a porta nova se compra do fabricante.",
      "A porta de enrolar que você já tem pode receber motor, se a cortina sobe reta e as guias estão boas. Vendemos e montamos o conjunto, com botoeira, controle e corrente manual para a falta de luz. O preço depende do peso da cortina, e as medidas com a foto do rolo bastam para o orçamento grátis.",
    ],
    question: [
      "Sim, quase toda porta de enrolar manual pode receber motor, se a cortina sobe reta e o eixo permite. Sem luz ela anda pela corrente manual, e com controle remoto precisa de sensor de passagem; a foto do rolo e as medidas confirmam o modelo.",
      "Dá para automatizar a porta de enrolar na maioria dos casos, com guias retas e o eixo de mola adaptado ou trocado. A corrente manual resolve a falta de energia, e o sensor é necessário quando ela fecha por controle.",
      "A porta de enrolar automática funciona bem em loja, galpão e garagem, desde que o motor tenha freio e força para o peso da cortina. Fechamento por controle pede sensor de passagem, e a corrente manual cobre a falta de luz.",
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
      headings: ["Como funciona a porta de enrolar", "O que move a porta de enrolar"],
      slots: [
        [
          "Lâminas de aço encaixadas formam a cortina, que corre entre duas guias e se enrola em um eixo no alto do vão. O motor, na ponta desse eixo, gira e recolhe ou solta o pano.",
          "Em vez de uma folha rígida, há uma cortina de lâminas articuladas, guiada pelos lados e recolhida em rolo acima da passagem. Quem a faz subir é um motor lateral, preso ao eixo.",
          "O rolo no alto guarda a cortina de aço, feita de lâminas que se encaixam e descem por duas guias. Na extremidade do eixo fica o motor, que enrola para abrir e desenrola para fechar.",
          "A cortina metálica sobe pelas guias laterais e se enrola como um tapete em volta do eixo. De um dos lados do rolo está o motor, que dá o movimento nos dois sentidos.",
        ],
        [
          "Os fins de curso marcam onde ela para em cima e embaixo, e o freio do motor segura o peso da cortina parada. Na falta de luz, uma corrente do lado de dentro move a porta na mão.",
          "O motor tem freio, que mantém a cortina no lugar, e fins de curso, que o desligam nos dois extremos. Sem energia, abre-se ou fecha-se devagar pela corrente manual, por dentro.",
          "Dois ajustes fazem a parada certa no alto e no piso, os fins de curso, enquanto o freio impede a cortina de descer sozinha. A corrente de emergência, interna, serve quando acaba a luz.",
          "Freio e fim de curso completam o conjunto: um sustenta o peso, o outro manda parar no topo e no chão. Se a energia faltar, a porta anda pela corrente do próprio motor, do lado de dentro.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de problema na porta de enrolar", "Porta de enrolar com defeito: de onde ele vem"],
      slots: [
        [
          "Cortina que sobe inclinada tem lâmina fora do encaixe ou guia amassada, muitas vezes por batida de carrinho ou de carro. Raspagem e tranco no mesmo ponto indicam guia torta ou suja.",
          "Se um lado sobe antes do outro, procure lâmina solta e guia amassada, que podem prender a cortina. Um tranco repetido no mesmo lugar costuma ser sujeira ou amassado na guia.",
          "Quando a porta perde o nível, alguma lâmina escapou ou uma guia levou pancada. Já o barulho de raspar, sempre na mesma altura, vem de guia com sujeira ou torta.",
          "Porta torta quase sempre começou numa batida, que amassou a guia ou deslocou lâminas. O arranhado num ponto fixo da subida mostra onde a guia entortou ou juntou sujeira.",
        ],
        [
          "Parada depois de muitas aberturas seguidas costuma ser a proteção térmica do motor, que libera quando ele esfria. Porta que passa do ponto ou amontoa no chão tem o fim de curso desregulado e deve ficar sem uso.",
          "O motor que desliga após uso seguido se protege do calor e volta ao esfriar. Se a cortina bate no alto ou sobra no piso, foi o fim de curso que saiu da regulagem, e o uso precisa parar.",
          "Motor quente que para e volta minutos depois acionou a proteção térmica, por uso intenso ou esforço nas guias. Cortina que enrola demais ou afrouxa no chão pede ajuste do fim de curso antes de novo uso.",
          "Uso pesado esquenta o motor, e a proteção o desliga por alguns minutos. Outra coisa é a porta que não para no lugar certo, no topo ou no piso: ali o fim de curso perdeu o ponto, e convém não acionar.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que olhar na porta de enrolar sem risco", "Antes de chamar: energia, guias e botoeira"],
      slots: [
        [
          "Olhe a porta de lado, nunca de baixo, com a passagem isolada. Eixo, mola e freio trabalham sob tensão e são só do técnico: soltar um parafuso ali pode fazer a cortina descer de uma vez.",
          "Fique ao lado do vão, com a cortina parada e ninguém passando. Não mexa em mola, corrente interna ou parafuso do eixo, porque o peso inteiro depende deles.",
          "Nenhuma conferência pede subir no rolo ou abrir o motor. Faça tudo de lado, sem tocar no eixo nem na mola, que guardam tensão e soltam a cortina sem aviso.",
          "Dá para conferir o básico de pé, ao lado da porta e fora de baixo dela. A mola das portas manuais e o freio do motor ficam para o técnico, pois seguram todo o peso.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e veja, de lado, se a cortina está no nível e com as lâminas dentro das guias.",
        "Tire das guias papel e objeto preso, só na altura das mãos.",
        "Com a cortina reta e o vão vazio, religue e teste a botoeira uma vez, de lado.",
        "Se nada acontecer, desligue de novo e use a corrente manual devagar. Se pesar ou inclinar, pare.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é o serviço na porta de enrolar", "O que o técnico confere na porta de enrolar"],
      slots: [
        [
          "O técnico isola o vão e olha guias, lâminas e eixo antes do motor, porque guia torta força até uma máquina nova. Depois alinha a cortina e confere a testeira, a chapa que segura o rolo.",
          "Guias, cortina e eixo são vistos primeiro, porque precisam correr livres para o motor não trabalhar forçado. Em seguida vêm o alinhamento das lâminas e o aperto da testeira, onde o rolo se apoia.",
          "Com a área isolada, começa-se pela cortina e pelas guias, que são a causa mais comum de esforço. Acertadas as lâminas, o técnico confere o eixo e a chapa lateral que o sustenta.",
          "Guias, eixo e lâminas são postos em ordem antes da parte elétrica. A fixação do motor e a testeira, que é o suporte do rolo, são reapertadas nessa etapa.",
        ],
        [
          "Por último, o técnico regula os pontos de parada e testa botoeira, sensor e corrente manual em vários ciclos. Quem usa a porta aprende a fechá-la sem energia.",
          "O serviço acaba com a parada regulada em cima e embaixo e com ciclos seguidos. Botoeira, sensor de passagem e corrente de emergência são testados na sua frente.",
          "No fim regula-se o ponto de parada e faz-se um teste completo, inclusive sem luz, pela corrente. O técnico mostra a quem abre a porta como agir em uma falta de energia.",
          "Ao final, a cortina precisa parar no ponto certo várias vezes seguidas. Testam-se ainda sensor, botoeira e a corrente manual, com o responsável acompanhando.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço de motorizar a porta de enrolar",
        "Peso, uso e acertos: o que muda o preço da porta de enrolar",
      ],
      slots: [
        [
          "O motor é o item mais caro, e quem o define é o peso da cortina. Uma porta de 4 por 4 metros, com lâmina comum de 7 a 13 kg por metro quadrado, pesa de 110 a 210 kg. O motor precisa levantar um terço a mais.",
          "Quanto maior a área e mais grossa a lâmina, mais forte e mais cara é a máquina. A conta é largura vezes altura vezes o peso do metro quadrado, em geral de 7 a 13 kg, com um terço de sobra.",
          "O motor leva a maior parte do valor e acompanha o peso do pano de aço. Com lâmina de 7 a 13 kg por metro quadrado, uma porta de 4 por 4 metros passa de 110 kg, e a capacidade escolhida fica um terço acima.",
          "Porta estreita de loja usa motor leve, e porta de galpão usa um bem maior. Calcula-se a área vezes o peso da lâmina, de 7 a 13 kg por metro quadrado na maioria, mais um terço de sobra.",
        ],
        [
          "As aberturas por dia também pesam: a loja que abre de manhã e fecha à noite aceita motor comum, e a doca de galpão logístico precisa de uso intenso. Eixo de mola a adaptar, guia amassada e sensor de passagem são cobrados à parte.",
          "Conta ainda o número de aberturas por dia, pequeno em loja e alto em doca de carga. Somam-se o eixo de mola a trocar, as guias a desamassar e os itens de segurança.",
          "As aberturas por dia separam o motor simples do de uso intenso, para quem abre o dia inteiro. O eixo de mola a adaptar, a guia torta, o sensor e o nobreak aumentam o total.",
          "Abrir duas vezes ao dia ou a cada entrega de caminhão muda o tipo de motor. O restante são acertos, como eixo de mola, guia torta, lâmina danificada, sensor e trava-quedas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com a porta de enrolar", "Manutenção da porta de aço"],
      slots: [
        [
          "Mantenha as guias limpas, com pano e escova e sem energia, e conserte logo qualquer amassado. Não encoste carga na cortina nem acione com algo embaixo, porque a primeira lâmina entorta e a porta perde o nível.",
          "Guia limpa e reta faz a cortina correr com pouco esforço, por isso tire poeira e papel com o disjuntor desligado. Caixa no vão ou carga apoiada nas lâminas tira a porta do prumo.",
          "Escova e pano nas guias, sempre com a energia cortada, evitam o atrito que cansa o motor. Deixe a passagem livre antes de acionar: um objeto embaixo dobra a lâmina de ponta.",
          "Poeira nas guias vira atrito, e amassado vira lâmina solta. Limpe com a porta desligada, corrija batidas sem demora e nunca desça a cortina sobre mercadoria.",
        ],
        [
          "Em comércio, a revisão se faz {visits.business} e confere freio, eixo, fixação e fins de curso. É quando se acha a folga antes que a porta pare.",
          "No uso comercial, peça revisão {visits.business}: o técnico mede o freio, aperta a testeira e regula as paradas, antes de a folga virar defeito.",
          "A manutenção em loja e galpão, {visits.business}, olha o que você não alcança, como freio, eixo e pontos de parada.",
          "Para empresa, a indicação são revisões {visits.business}, com exame do freio, do eixo e dos ajustes de fim de curso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para automatizar porta de enrolar manual?",
      answers: [
        "Dá, na maioria dos casos. A porta manual costuma ter eixo com mola, e a automação pode pedir a troca dele, o que a foto do rolo mostra.",
        "Sim, com guias retas e cortina em bom estado. O eixo com mola é adaptado ou trocado para receber o motor, sempre pelo técnico.",
        "Quase sempre. O que decide é o eixo: o de mola raramente aceita o motor sem adaptação, e a cortina precisa subir reta.",
      ],
    },
    {
      question: "Como fechar a porta de enrolar sem energia?",
      answers: [
        "Pela corrente manual do motor, devagar e de lado, com o disjuntor desligado e a cortina no nível. Se ela inclinar ou pesar, pare e chame o técnico.",
        "Use a corrente de emergência, do lado de dentro, com o vão livre. Cortina torta ou fora da guia não deve ser movida.",
        "Desligue o disjuntor e puxe a corrente manual aos poucos, sem ficar embaixo. Só faça isso com as lâminas dentro das guias e a porta descendo reta.",
      ],
    },
    {
      question: "A porta de enrolar pode cair?",
      answers: [
        "Pode, se eixo, corrente ou fixação falhar. Por isso existe o trava-quedas, e ninguém deve ficar embaixo da cortina em movimento nem mexer no eixo.",
        "Sim, em falha do eixo ou da fixação. O dispositivo antiqueda e a revisão {visits.business} reduzem muito esse risco.",
        "O risco existe quando o eixo ou o suporte cede. Um trava-quedas segura a cortina nessa hora, e a revisão encontra a folga antes.",
      ],
    },
    {
      question: "Porta de enrolar com motor pode ter controle remoto?",
      answers: [
        "Pode: a central recebe o controle, e a botoeira continua valendo. O sensor de passagem passa a ser necessário, porque quem aciona pode não ver o vão.",
        "Sim, na maioria dos motores com central. Cadastre só os controles em uso e apague o perdido, para ninguém abrir a loja fora de hora.",
        "Sim, como em um portão de garagem. Com controle, inclua o sensor que detém a cortina quando há alguém passando.",
      ],
    },
    {
      question: "Porta de enrolar precisa de fotocélula?",
      answers: [
        "Quando fecha por controle ou com gente passando, sim: o sensor faz a cortina parar ou subir. Com botoeira de manter apertada e a porta à vista, o operador vê o vão.",
        "Em passagem de pessoas e veículos, sim, porque a cortina desce sobre o vão e o sensor evita que alcance quem está nele.",
        "Precisa sempre que ninguém esteja olhando o vão no fechamento. Ela percebe quem passa e interrompe a descida da cortina.",
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
