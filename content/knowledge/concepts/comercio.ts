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
      "Instalamos, trocamos e consertamos motor de portão de loja e empresa. Se o portão abre só no início e no fim do expediente, um motor comum costuma bastar; com veículos o dia todo, o motor é de uso intenso e fica de {price.heavySwap}.",
      "Para comércio, instalamos motor de uso intenso onde entram veículos o dia todo, de {price.heavySwap} com mão de obra; portão que abre pouco usa kit basculante a partir de {price.lowest} instalado. O serviço pode ser feito fora do expediente.",
      "Atendemos o portão do comércio, do que abre pouco, na frente da loja, ao de garagem ou carga, que abre muito. Cada um pede um motor: o comum parte de {price.lowest} no basculante instalado; o de uso intenso, na troca, fica de {price.heavySwap}.",
    ],
    price: [
      "No comércio, basculante de até {width.quarterHp} e de pouco uso parte de {price.lowest} instalado; portão pesado ou de muitas aberturas fica, na troca do motor, de {price.heavySwap}. O orçamento é grátis, por foto e medida.",
      "Em empresa, a troca do motor de um portão pesado vai de {price.heavySwap}, com mão de obra. Foto, medida e número de aberturas por hora bastam para o orçamento, que é grátis.",
    ],
    repair: [
      "Consertamos portão de comércio em horário que não pare o expediente: o técnico testa folha, motor e sensores e troca só a peça que falhou. Até lá, desligue o disjuntor e não force a folha; o contato funciona {shop.hours}.",
      "Consertamos portão de loja e empresa; defeito que se repete costuma ser motor fraco para o movimento ou folha gasta. O técnico mede, mostra a peça e diz se o equipamento aguenta o ritmo da empresa.",
    ],
    emergency: [
      "Com o portão da empresa travado, desligue o disjuntor, afaste clientes e funcionários e não toque em folha torta. Respondemos {shop.hours}, e a prioridade é fechar o imóvel ou liberar a saída com segurança.",
      "Se o portão do comércio não fecha à noite, desligue o disjuntor. Portão de correr reto e no trilho pode ser fechado na mão e trancado; basculante ou porta presa no alto espera o técnico. O atendimento é {shop.hours}.",
    ],
    installation: [
      "Instalamos motor em portão de comércio à noite ou no fim de semana, se for preciso: de {time.tilting} em basculante comum e de {time.heavy} em portão pesado. O motor de uso intenso, com mão de obra, fica de {price.heavySwap}.",
      "No comércio, instalamos o motor sem parar a loja: base e fiação são feitas com o portão em uso, e a montagem, fora do expediente. Motor de uso intenso fica de {price.heavySwap}; basculante pequeno de pouco uso, a partir de {price.lowest}.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão para comércio: se ele abre poucas vezes por dia, o comum atende, a partir de {price.lowest} no basculante instalado; com veículos o dia todo, o de uso intenso fica de {price.heavySwap} na troca.",
      "Para comércio, vendemos e instalamos motor conforme o movimento: pouco uso aceita o residencial, a partir de {price.lowest} no basculante instalado; entrada constante pede uso intenso, de {price.heavySwap} com mão de obra.",
      "Vendemos motor para portão de loja e de empresa, com instalação fora do expediente. Basculante pequeno e de pouco uso parte de {price.lowest} instalado; portão pesado ou de carga fica, na troca, de {price.heavySwap}.",
    ],
    question: [
      "Portão de comércio que abre só no início e no fim do expediente aceita motor comum; uma entrada constante de veículos pede uso intenso. Conte as aberturas da hora mais cheia e mande a foto, e dizemos qual serve.",
      "O portão do comércio pode receber motor sem parar a loja: a preparação é feita antes e a montagem, fora do expediente. O número de aberturas e o peso da folha definem o motor.",
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
        "Portão da empresa com defeito: o que costuma ser",
      ],
      slots: [
        [
          "O mais comum é o motor desligar por calor depois de várias entradas seguidas: é residencial em uso de empresa ou puxa folha pesada.",
          "Dois defeitos são os mais frequentes: motor que desarma por calor e guia, trilho ou dobradiça que uma batida de carro ou carrinho entortou.",
          "Em geral é desgaste: o motor esquenta e desliga, a roldana prende ou a engrenagem já não leva a folha.",
        ],
        [
          "Se a folha volta ao fechar, veja se há caixa, placa ou sujeira na frente da fotocélula.",
          "Portão que só abre pela botoeira costuma ter defeito no controle ou no receptor, e a loja pode seguir abrindo por ela.",
          "Quando a folha para fora do ponto, costuma ser o fim de curso deslocado ou alguma coisa que a prende.",
        ],
        [
          "O técnico passa o preço da peça por mensagem, e a empresa aprova antes da troca.",
          "Se o motor chegou ao fim, a troca em portão de empresa fica de {price.heavySwap}, com mão de obra.",
          "O conserto pode ser marcado para antes da abertura ou depois do expediente da loja.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Que motor serve a cada comércio",
        "Como escolher o motor da empresa",
        "A escolha pelo movimento da empresa",
      ],
      slots: [
        [
          "Escritório, clínica e loja de poucas vagas ficam bem com motor comum; oficina, mercado e entrega pedem uso intenso.",
          "Quem abre o portão poucas vezes por dia usa motor comum, bem regulado; quem recebe veículos o dia todo, de uso intenso.",
          "O número de aberturas decide: só no começo e no fim do dia, motor comum; carros em sequência, motor de uso intenso.",
        ],
        [
          "No motor de uso intenso, procure na ficha os ciclos por hora e deixe sobra sobre a hora mais cheia.",
          "Peça na proposta os ciclos por hora do motor, que precisam passar do movimento da hora de pico.",
          "Onde o portão quase não descansa, a folha e as roldanas também precisam ser reforçadas.",
        ],
        [
          "Onde entra caminhão, prefira portão de correr, que não limita a altura.",
          "Para veículo alto, o portão de correr é preferido, porque não há folha acima da passagem.",
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
        "O que instalamos no portão da empresa",
        "O que vai no portão do comércio",
        "Motor, comando e proteção na empresa",
      ],
      slots: [
        [
          "Garagem de clínica ou escritório usa motor próximo do residencial; entrada de oficina, mercado ou empresa de entrega, de uso intenso.",
          "O portão da empresa recebe motor de correr, basculante ou de abrir, conforme a folha; porta de aço de loja usa motor próprio, no eixo do rolo.",
          "O portão de carga da empresa costuma ser de correr, com cremalheira de aço e motor de uso intenso.",
        ],
        [
          "Cada funcionário da loja recebe o seu controle, que é apagado quando ele sai.",
          "Teclado, cartão ou tag são ligados à mesma central e podem liberar a entrada só em certos horários.",
          "Com uma botoeira no caixa ou na recepção, a equipe abre o portão sem sair do lugar.",
        ],
        [
          "Fotocélula e sinaleiro são o mínimo onde cliente e veículo da loja usam a mesma passagem.",
          "O nobreak mantém o portão da loja funcionando por algum tempo quando falta luz no expediente.",
          "Sinaleiro e fotocélula avisam e protegem quem cruza a entrada da empresa a pé ou de carro.",
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
          "Sempre que der, pedestre e carro devem ter passagens diferentes.",
        ],
        [
          "Treine duas pessoas por turno para destravar com o disjuntor desligado.",
          "Mais de uma pessoa deve saber usar o destravamento e chamar o técnico.",
          "Cada turno precisa de alguém que saiba parar o portão, afastar as pessoas e chamar o técnico.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que anotar antes do orçamento",
        "Dados da empresa que definem o motor",
        "Como medir o movimento do portão",
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
      headings: ["Instalação sem parar a loja", "Instalação fora do expediente", "Etapas da instalação no comércio"],
      slots: [
        [
          "Base, eletroduto e reforço podem ser feitos antes, com o portão ainda em uso manual.",
          "A preparação, com base e fiação, é feita antes da montagem, para a empresa seguir trabalhando.",
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
        "O que forma o preço no comércio",
        "Do que depende o preço na empresa",
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
      question: "O portão da empresa pode abrir e fechar em horário marcado?",
      answers: [
        "Pode, com um programador de horário ligado à entrada de comando da central. O fechamento sem ninguém por perto só é seguro com fotocélula e sinaleiro em ordem.",
        "Pode: o programador manda abrir e fechar na hora escolhida. Por segurança, a fotocélula é obrigatória nesse uso, e alguém deve conferir o portão no fim do dia.",
      ],
    },
    {
      question: "Como controlar quem abre o portão da empresa?",
      answers: [
        "Com controle cadastrado por pessoa, de código rolante, ou com tag e teclado. Quando alguém sai da empresa, apaga-se só o acesso dele.",
        "Dê a cada pessoa um acesso próprio, seja controle cadastrado, cartão, tag ou senha. Se for preciso saber quem abriu e quando, escolha um leitor que guarde registro.",
      ],
    },
    {
      question: "A nota do serviço pode sair no CNPJ da empresa?",
      answers: [
        "Peça a nota ao aprovar o orçamento e informe a razão social e o CNPJ. Ela identifica o motor ou a peça e serve de prova para a garantia.",
        "Informe o CNPJ já no pedido de orçamento, para a nota vir nos dados da empresa. Guarde-a com a foto da etiqueta do motor.",
      ],
    },
    {
      question: "Quanto tempo a loja fica sem o portão num conserto?",
      answers: [
        "Em geral, o tempo de uma visita: capacitor, fotocélula, roldana e fim de curso costumam ser trocados no mesmo dia. Motor novo em portão pesado leva de {time.heavy}.",
        "A maioria dos consertos termina em uma visita, que pode ser antes da abertura ou depois do expediente. Peça de modelo raro pode exigir uma segunda ida.",
      ],
    },
    {
      question: "E se faltar energia no portão com a loja aberta?",
      answers: [
        "Uma pessoa treinada desliga o disjuntor e destrava o portão, só de correr ou de abrir, reto e nivelado. Com nobreak, ele segue abrindo por algum tempo.",
        "Para faltas curtas, um nobreak resolve. Nas longas, desligue o disjuntor e use o destravamento manual, com alguém orientando a passagem.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de aberturas na hora de pico",
  related: ["galpao", "contrato", "controle-de-acesso", "pesado", "enrolar", "emergencia"],
  topic: "automacao-de-portao-para-empresas",
};
