import type { Concept } from "#domain/knowledge/concept.ts";

export const cancela: Concept = {
  id: "cancela",
  kind: "safety",
  label: "Cancela automática",
  phrase: "a cancela automática",
  // Alone it is also a form of "cancelar".
  words: [
    "cancela automática",
    "cancela eletrônica",
    "cancela elétrica",
    "cancela de estacionamento",
    "cancela de condomínio",
    "de cancela",
    "da cancela",
    "a cancela",
    "uma cancela",
    "cancela de garagem",
    "cancela para",
    "motor de cancela",
    "cancelas",
  ],
  intent: "buying",
  answers: {
    any: [
      "A cancela automática é uma haste, em geral de 3 a 6 metros, que sobe e desce sobre um gabinete chumbado no piso; um laço no chão ou uma fotocélula impede que ela desça sobre o carro. Ela dá vazão e controla a entrada, mas não fecha o imóvel.",
      "A cancela automática se escolhe por três números: largura da passagem, carros por hora e segundos para abrir. A haste costuma ter de 3 a 6 metros; com fluxo o dia todo, o motor precisa ser de regime contínuo.",
    ],
    price: [
      "O preço da cancela automática soma o gabinete com a haste, a base de concreto, o laço ou a fotocélula e o modo de liberar, por tag, controle ou tíquete. Não temos tabela para cancela: com fotos da entrada e a largura da passagem, a resposta diz se atendemos o seu caso e o valor.",
    ],
    repair: [
      "Uma cancela parada pede passagem isolada com cones e disjuntor desligado; o gabinete fica fechado, porque a mola guarda força mesmo sem energia. Mande a foto da etiqueta: com o modelo dizemos, antes da visita, se há peça e se o conserto é possível.",
    ],
    installation: [
      "Para instalar cancela automática {em}, é preciso base de concreto nivelada, eletroduto com circuito próprio, laço no piso ou fotocélula e espaço livre para a haste, em geral de 3 a 6 metros, subir. Com fotos da entrada e a largura da passagem, confirmamos pelo WhatsApp se fazemos a instalação e o valor.",
      "A instalação de cancela automática leva base de concreto, gabinete chumbado, haste cortada na largura da passagem, laço no piso ou fotocélula e o acesso por tag, controle ou botoeira. Mande fotos da entrada: antes da visita dizemos se atendemos o seu caso e quanto custa.",
    ],
    comparison: [
      "A cancela é para fluxo, portão é para fechar: a haste abre em poucos segundos e aguenta repetição, mas qualquer pessoa passa por baixo; o portão protege à noite. Onde há movimento de dia, usam-se os dois.",
    ],
  },
  line: [
    "A cancela controla o fluxo de dia; quem fecha o imóvel à noite é o portão.",
    "A haste da cancela precisa de laço ou fotocélula que a segure sobre o carro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["As partes da cancela automática", "Gabinete, haste e sensor da cancela"],
      slots: [
        [
          "O gabinete guarda motor, redutor, mola e placa; a haste é presa ao eixo e equilibrada pela mola.",
          "Motor, redutor e mola ficam no gabinete, e a mola é ajustada ao peso da haste.",
        ],
        [
          "O laço indutivo é um fio embutido no piso que percebe o metal do carro; a fotocélula faz o mesmo por um feixe de luz.",
          "No piso, o laço indutivo sente o carro; ao lado, a fotocélula vê quem cruza o feixe.",
        ],
        [
          "A abertura é comandada por tag, controle, botoeira na guarita ou totem de tíquete, sempre por contato seco na placa.",
          "Tag, controle, botoeira e tíquete chegam à placa da cancela pelo mesmo tipo de contato.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Haste, ciclo e tempo de abertura", "Como dimensionar a cancela"],
      slots: [
        [
          "Meça a passagem de guia a guia: haste curta abre mais depressa, e acima de 6 metros é comum usar duas cancelas frente a frente.",
          "A largura da passagem define a haste; quanto mais comprida, mais lenta a abertura e mais apoio ela pede na ponta.",
        ],
        [
          "Conte os carros da hora mais cheia e compare com os ciclos por hora da ficha, e não com a média do dia.",
          "O que decide o motor é o pico: carros por hora, com folga, contra os ciclos declarados pelo fabricante.",
        ],
        [
          "Onde o teto é baixo, a haste precisa ser articulada para dobrar ao subir.",
          "Subsolo com teto baixo pede haste articulada, que dobra durante a subida.",
        ],
      ],
      bullets: [
        "Largura da passagem e altura do teto",
        "Carros na hora de pico",
        "Tag, controle, botoeira ou tíquete",
        "Laço no piso ou fotocélula",
        "Energia e aterramento no ponto",
      ],
    },
    {
      about: "visit",
      headings: ["Base, elétrica e teste da cancela", "Da base de concreto ao teste com carro"],
      slots: [
        [
          "A base de concreto cura antes de receber o gabinete, e o eletroduto já fica dentro dela.",
          "Primeiro vêm a base e o eletroduto; o gabinete só é chumbado com o concreto curado.",
        ],
        [
          "Com a haste montada, a mola é ajustada até ela parar no meio sem subir nem cair.",
          "A mola é acertada com a haste no lugar, porque o peso dela decide o ajuste.",
        ],
        [
          "O teste é feito com carro, moto e pedestre: com alguém sob a haste, ela não pode descer.",
          "No fim, passa-se com carro e com moto, devagar, para provar que o sensor segura a haste.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Pedestre, moto e a haste", "O que impede a haste de descer sobre alguém"],
      slots: [
        [
          "Pedestre passa por outro caminho, sinalizado: o laço no piso não percebe gente.",
          "O laço vê metal, não pessoas; por isso a passagem a pé fica separada.",
        ],
        [
          "Sem sensor funcionando, a cancela sai do automático e alguém a comanda vendo a passagem.",
          "Se o sensor falha, a cancela só opera com uma pessoa olhando a passagem.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no orçamento da cancela", "Do que depende o valor da cancela"],
      slots: [
        [
          "Gabinete, haste, sensor, acesso e obra civil são itens separados, e vale pedir assim para comparar.",
          "Peça o preço por item: equipamento, base, elétrica, sensor e sistema de acesso.",
        ],
        [
          "Base e eletroduto prontos tiram a obra da conta.",
          "A obra civil pesa no total quando não há base nem energia no ponto.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão da cancela", "Cuidados com mola, haste e laço"],
      slots: [
        [
          "Mola, parafusos da haste e laço são vistos na revisão, {visits.business} no mínimo em uso coletivo.",
          "Em uso coletivo, a revisão olha mola, fixação da haste, fim de curso e laço, {visits.business} no mínimo.",
        ],
        [
          "Haste batida se troca por outra de mesmo comprimento e peso, para a mola continuar certa.",
          "Trocar a haste por outra mais leve ou mais pesada desregula a mola.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "Os dois, onde há movimento: a cancela trabalha de dia e o portão fecha o imóvel à noite.",
        "Use a cancela para dar vazão e o portão para proteger. Com pouco movimento, o portão sozinho pode bastar.",
      ],
    },
    {
      question: "A cancela abre na falta de luz?",
      answers: [
        "Sim, a cancela abre pelo destrave manual ou com nobreak. Deixe a chave com a portaria e treine quem fica de plantão.",
        "Só com nobreak ou destrave manual, feito com a haste reta e ninguém embaixo.",
      ],
    },
    {
      question: "Vocês instalam e consertam cancela?",
      answers: [
        "Depende do modelo e do lugar: mande fotos da entrada e da etiqueta, e a resposta vem antes de qualquer visita.",
        "Confirmamos pelo WhatsApp, com foto: a cancela não está na nossa lista de preços fixos.",
      ],
    },
  ],
  photo: "fotos da entrada inteira, da etiqueta da cancela, se houver, e a largura da passagem",
  related: ["tag-veicular", "fotocelula", "nobreak"],
};
