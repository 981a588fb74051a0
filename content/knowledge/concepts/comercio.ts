import type { Concept } from "#domain/knowledge/concept.ts";

export const comercio: Concept = {
  id: "comercio",
  kind: "audience",
  label: "Comércio",
  phrase: "o portão do comércio",
  words: [
    "comércio",
    "comercial",
    "portão comercial",
    "empresa",
    "portão de loja",
    "portão para loja",
    "portões para loja",
    "portão para lojas",
    "portão automático para loja",
    "portão eletrônico para loja",
    "motor de portão para loja",
    "motor para portão de loja",
    "portão de loja automático",
    "portão automático de loja",
    "loja de rua",
    "restaurante",
    "oficina",
    "clínica",
    "escritório",
    "mercado",
    "padaria",
    "farmácia",
    "drogaria",
    "lotérica",
    "agência bancária",
    "marmoraria",
    "cemitério",
    "floricultura",
    "sorveteria",
    "gráfica",
    "lanchonete",
    "salão de beleza",
    "barbearia",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão de comércio se escolhe pelo horário de movimento: se abre só no início e no fim do expediente, um motor comum pode bastar; com entrada de veículos o dia todo, o motor é de uso intenso.",
      "Para comércio com entrada de veículos o dia todo, o motor é de uso intenso, de {price.heavySwap} com mão de obra; portão que abre pouco usa kit basculante a partir de {price.lowest} instalado. O serviço pode ser feito fora do expediente.",
      "No comércio, vale separar dois usos: o portão de segurança, que abre pouco, e o de garagem ou carga, que abre muito. Cada um pede motor e fechamento diferentes, vistos por foto e medida.",
    ],
    price: [
      "O preço para comércio depende do tipo de portão e do fluxo: basculante de até {width.quarterHp} e pouco uso parte de {price.lowest} instalado; portão pesado ou de fluxo fica, na troca, de {price.heavySwap}.",
      "Em empresa, a troca de motor pesado vai de {price.heavySwap}; a revisão é recomendada {visits.business}. Foto, medida e aberturas por hora bastam para o orçamento fechado, que é grátis.",
    ],
    repair: [
      "O conserto em comércio é marcado para não parar o expediente: o técnico testa folha, motor e sensores e troca só a peça que falhou. Desligue o disjuntor, não force a folha e mande vídeo com a foto da etiqueta; o contato funciona {shop.hours}.",
      "No portão do comércio, defeito repetido costuma ser motor abaixo do fluxo ou folha gasta. O técnico mede, mostra a peça e indica se o equipamento serve ao ritmo da empresa.",
    ],
    emergency: [
      "O portão da empresa travado é urgência: disjuntor desligado, clientes e funcionários longe e folha torta intocada. Respondemos {shop.hours}, e a prioridade é fechar o imóvel ou liberar a saída com segurança.",
      "Se o portão do comércio não fecha à noite, desligue o disjuntor. Portão de correr reto e no trilho pode ser fechado na mão e trancado; basculante ou porta presa no alto espera o técnico. O atendimento é {shop.hours}.",
    ],
    installation: [
      "A instalação em comércio pode ser feita à noite ou no fim de semana: de {time.tilting} em basculante comum e de {time.heavy} em conjunto pesado. O motor de uso intenso, com mão de obra, fica de {price.heavySwap}.",
      "Para instalar motor no comércio, base e fiação são feitas com o portão em uso e a montagem, fora do expediente. Motor de uso intenso fica de {price.heavySwap}; basculante pequeno de pouco uso, a partir de {price.lowest}.",
    ],
    buying: [
      "O portão automático para comércio se escolhe pelo movimento: se abre poucas vezes por dia, motor comum atende, a partir de {price.lowest} no basculante instalado; com veículos o dia todo, motor de uso intenso, de {price.heavySwap} na troca.",
      "Para comércio, pouco uso aceita motor residencial, a partir de {price.lowest} no basculante instalado; fluxo constante pede uso intenso, de {price.heavySwap} com mão de obra. Instalamos fora do expediente, e a foto com a medida fecha o valor.",
      "O motor para portão de loja ou empresa depende de quantas vezes ele abre. Basculante pequeno e de pouco uso parte de {price.lowest} instalado; portão pesado ou de carga fica, na troca, de {price.heavySwap}.",
    ],
    question: [
      "Depende do movimento: portão que abre só no início e no fim do expediente aceita motor comum; uma entrada constante de veículos pede uso intenso. Conte as aberturas da hora mais cheia e mande a foto.",
      "Sim, dá para automatizar o portão do comércio sem parar a loja: a preparação é feita antes e a montagem, fora do expediente. O fluxo e o peso da folha definem o motor.",
    ],
  },
  line: [
    "Em empresa, diga o horário de funcionamento e quem autoriza o serviço.",
    "Na empresa, o serviço é combinado para atrapalhar o mínimo o expediente.",
    "Serviço em comércio pode ser marcado fora do expediente, para não parar a loja.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos comuns no portão de loja e empresa",
        "O que costuma parar o portão da empresa",
        "Portão da empresa com defeito: causa e conserto",
      ],
      slots: [
        [
          "Motor que desliga depois de várias entradas seguidas está desarmando por calor: é residencial em uso de empresa ou puxa folha pesada.",
          "Batida de carro ou carrinho entorta guia, trilho ou dobradiça, e a empresa só percebe quando o motor começa a forçar.",
          "Ronco sem movimento costuma ser capacitor; motor que gira com a folha parada, engrenagem.",
        ],
        [
          "Se a folha volta ao fechar, veja se há caixa, placa ou sujeira na frente da fotocélula.",
          "Portão que só abre pela botoeira tem defeito no controle ou no receptor, e a loja segue funcionando por ela.",
          "Parada fora do ponto é fim de curso deslocado, que se regula em poucos minutos.",
        ],
        [
          "O técnico diz o preço da peça antes, e a empresa aprova por mensagem.",
          "Se o motor chegou ao fim, a troca em portão de empresa fica de {price.heavySwap}, com mão de obra.",
          "O conserto pode ser marcado para antes da abertura ou depois do expediente da loja.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para cada tipo de comércio",
        "Motor para escritório, loja ou oficina",
        "Escolha pelo fluxo da empresa",
      ],
      slots: [
        [
          "Escritório e clínica, com poucas vagas, podem usar motor próximo do residencial.",
          "Quem abre o portão poucas vezes por dia pode ficar com um motor comum, bem regulado.",
          "Em loja que abre só no começo e no fim do dia, o motor comum costuma bastar.",
        ],
        [
          "Oficina, mercado e entrega constante pedem motor de uso intenso e folha reforçada.",
          "Entrada e saída de veículos o dia todo exigem regime intenso, com ciclos por hora declarados.",
          "Onde o portão quase não descansa, o motor precisa ser de uso intenso.",
        ],
        [
          "Caminhão pede deslizante de grande vão, que não limita a altura.",
          "Para veículo alto, o portão de correr é preferido, porque não há folha no caminho do teto.",
          "Carga e descarga combinam com portão de correr, livre na altura.",
        ],
      ],
      bullets: [
        "Aberturas na hora de maior movimento",
        "Maior veículo que entra",
        "Pedestres na mesma passagem",
        "Horário de expediente e de vigia",
        "Quem pode abrir o portão",
        "Tempo máximo aberto sem risco",
      ],
    },
    {
      about: "what",
      headings: [
        "Portão de loja, de garagem ou de carga",
        "O que é instalado no portão da empresa",
        "Motor, sensores e acesso na empresa",
      ],
      slots: [
        [
          "Garagem de clínica ou escritório usa motor próximo do residencial; entrada de oficina, mercado ou empresa de entrega, de uso intenso.",
          "Porta de aço da loja usa motor no rolo; portão de garagem da empresa, motor de correr, basculante ou de abrir, conforme a folha.",
          "O portão de carga da empresa é de correr, com cremalheira de aço e motor de uso intenso.",
        ],
        [
          "Cada funcionário da loja recebe o seu controle, que é apagado quando ele sai.",
          "Teclado, cartão ou tag se ligam à mesma central e podem ter horário na empresa.",
          "A botoeira no caixa ou na recepção da loja abre sem sair do lugar.",
        ],
        [
          "Fotocélula e sinaleiro são o mínimo onde cliente e veículo da loja usam a mesma passagem.",
          "O nobreak evita a loja presa quando falta luz no meio do expediente.",
          "O motor vendido à empresa tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança de clientes e funcionários",
        "Passagem de pessoas no comércio",
        "Proteção de pessoas no portão da empresa",
      ],
      slots: [
        [
          "Fotocélula, sinaleira e faixa no piso são o básico onde passa gente.",
          "Onde o cliente circula, fotocélula e aviso luminoso ajudam a evitar acidente.",
          "A passagem de público pede fotocélula em mais de uma altura e aviso sonoro.",
        ],
        [
          "O ideal é separar a entrada de pedestre da de veículo, com piso marcado.",
          "Uma porta própria para pessoas tira o cliente do caminho da folha.",
          "Abra uma porta só para pedestres, e o cliente não cruza o caminho da folha.",
        ],
        [
          "Treine duas pessoas por turno para destravar com o disjuntor desligado.",
          "Mais de uma pessoa deve saber usar o destravamento e chamar o técnico.",
          "A equipe aprende a destravar e a isolar a área, e nada além disso.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Mapeie o fluxo antes do orçamento",
        "O que anotar na empresa",
        "Dados que escolhem o motor do comércio",
      ],
      slots: [
        [
          "Conte as aberturas de um dia comum e da hora mais cheia: menos de dez por dia é uso leve; carros em sequência, uso intenso.",
          "Anotar o movimento de um dia comum evita comprar motor fraco.",
          "Com estes dados em mãos, a indicação e o preço saem na mesma conversa.",
        ],
        [
          "A contagem é feita de fora, sem abrir motor nem parar a operação.",
          "Ninguém precisa tocar no portão para levantar os dados pedidos.",
          "Basta observar e fotografar, sem mexer em fio, cabo ou sensor.",
        ],
      ],
      steps: [
        "Conte as aberturas na hora mais movimentada.",
        "Meça o vão e anote o maior veículo que passa.",
        "Veja se pedestres usam a mesma passagem.",
        "Fotografe o portão, a etiqueta do motor e o quadro fechado.",
        "Diga os horários em que o serviço pode ser feito.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Serviço sem parar a loja",
        "Instalação e conserto fora do expediente",
        "Etapas da instalação no comércio",
      ],
      slots: [
        [
          "Base, eletroduto e reforço podem ser feitos antes, com o portão ainda em uso manual.",
          "A preparação é separada da montagem, para a empresa seguir trabalhando.",
          "Base, cabo e reforço são feitos antes, e a loja só fica sem o portão nas horas da montagem.",
        ],
        [
          "A montagem pode ficar para a noite ou o fim de semana, com o horário e o valor combinados antes.",
          "Como atendemos {shop.hours}, dá para combinar um período de pouco movimento da loja.",
          "O horário é combinado com a empresa, inclusive à noite, pois o atendimento é {shop.hours}.",
        ],
        [
          "Conjuntos pesados levam de {time.heavy}, com teste de segurança ao fim.",
          "Reserve de {time.heavy} em portão pesado e menos em basculante comum.",
          "O trabalho em portão pesado ocupa de {time.heavy}, entre fixação, ligação e teste.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço para a empresa",
        "O que muda o preço no comércio",
        "O que pesa no valor comercial",
      ],
      slots: [
        [
          "Um portão comercial pesado fica de {price.heavySwap} na troca do motor.",
          "O número de aberturas é o que mais muda o valor na empresa: uso leve fica com motor comum; veículos o dia todo, com uso intenso.",
          "Portão de correr de empresa soma cremalheira e base; porta de aço de loja é orçada pelo peso da cortina.",
        ],
        [
          "Basculante pequeno e de pouco uso pode usar kit instalado a partir de {price.lowest}.",
          "Se o uso é leve e a folha tem até {width.quarterHp}, o kit começa em {price.lowest}.",
          "Em loja com basculante de até {width.quarterHp} e pouco movimento, o kit sai por {price.lowest} instalado.",
        ],
        [
          "Revisão {visits.business} e nobreak são os gastos que evitam a loja parada.",
          "Inclua na conta do ano a revisão {visits.business}, que sai mais barata que parar o expediente.",
          "A revisão {visits.business} troca roldana e capacitor gastos antes que o portão pare com a loja aberta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor residencial serve para loja?",
      answers: [
        "Serve se o portão abre poucas vezes por dia e a folha está dentro do limite do modelo. Com fluxo de veículos, use motor de uso intenso.",
        "Depende das aberturas: só no início e no fim do expediente, pode servir; entrada constante de carros, não.",
      ],
    },
    {
      question: "Como controlar quem abre o portão da empresa?",
      answers: [
        "Controla-se com receptor de código rolante e cadastro individual, tag ou teclado com horário. Quem sai da empresa é apagado sem refazer os demais.",
        "Use acesso por pessoa: controle cadastrado, cartão, tag ou leitor, ligado à entrada de comando da central.",
      ],
    },
    {
      question: "Dá para instalar o motor fora do horário comercial?",
      answers: [
        "Dá: o contato funciona {shop.hours}, e a montagem pode ser combinada para a noite ou o fim de semana.",
        "Sim, com data combinada antes. A preparação é feita com o portão em uso, e a troca, no período de menor movimento.",
      ],
    },
    {
      question: "Com que frequência revisar portão de empresa?",
      answers: [
        "Revise o portão da empresa pelo menos {visits.business}, ou mais com fluxo intenso. Peça relatório a cada visita, para prever peças.",
        "O mínimo é {visits.business}. Ruído, lentidão ou calor no motor antecipam a visita.",
      ],
    },
    {
      question: "E se faltar energia no portão com a loja aberta?",
      answers: [
        "Destrave com o disjuntor desligado, por pessoa treinada, só portão de correr ou de abrir, reto e nivelado. O nobreak mantém o portão por algum tempo.",
        "Um nobreak resolve o período curto; no longo, usa-se o destravamento manual, com o circuito desligado e a passagem orientada.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de aberturas na hora de pico",
  related: ["galpao", "contrato", "controle-de-acesso", "pesado", "enrolar", "emergencia"],
  topic: "automacao-de-portao-para-empresas",
};
