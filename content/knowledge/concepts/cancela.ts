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
      "Atendemos cancela automática de condomínio e de estacionamento: a foto da entrada e da etiqueta diz se fazemos o seu caso e o valor. A haste, em geral de 3 a 6 metros, dá vazão e controla a entrada, mas não fecha o imóvel.",
      "Para cancela automática, indicamos o modelo por três números: largura da passagem, carros por hora e segundos para abrir. A haste costuma ter de 3 a 6 metros; com fluxo o dia todo, o motor precisa ser de regime contínuo.",
    ],
    price: [
      "O preço da cancela automática soma o gabinete com a haste, a base de concreto, o laço ou a fotocélula e o modo de liberar, por tag, controle ou tíquete. Não temos tabela para cancela: com fotos da entrada e a largura da passagem, a resposta diz se atendemos o seu caso e o valor.",
    ],
    repair: [
      "Cancela parada: isole a passagem com cones, desligue o disjuntor e deixe o gabinete fechado, porque a mola guarda força mesmo sem energia. Mande a foto da etiqueta: com o modelo, dizemos antes da visita se há peça e se fazemos o conserto.",
    ],
    installation: [
      "Instalamos cancela automática {em} com base de concreto nivelada, eletroduto com circuito próprio, laço no piso ou fotocélula e espaço livre para a haste, em geral de 3 a 6 metros, subir. Fotos da entrada e a largura da passagem dizem se atendemos o seu caso e o valor.",
      "A instalação de cancela automática leva base de concreto, gabinete chumbado, haste cortada na largura da passagem, laço no piso ou fotocélula e o acesso por tag, controle ou botoeira. Mande fotos da entrada: antes da visita dizemos se atendemos o seu caso e quanto custa.",
    ],
    comparison: [
      "A cancela serve ao fluxo, e o portão, ao fechamento: a haste abre em poucos segundos e aguenta repetição, mas qualquer pessoa passa por baixo; o portão protege à noite. Onde há movimento de dia, é comum usar os dois.",
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
          "A abertura é comandada por tag, controle, botoeira na guarita ou totem de tíquete, em geral por contato seco na placa.",
          "Tag, controle, botoeira e tíquete chegam à placa da cancela pelo mesmo tipo de contato.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Haste, fluxo e altura: a escolha da cancela", "Como dimensionar a cancela"],
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
          "Onde o teto é baixo, caso menos comum, a haste precisa ser articulada para dobrar ao subir.",
          "Já o subsolo com teto baixo pede haste articulada, que dobra durante a subida.",
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
      headings: ["Base, mola e teste da cancela", "Da base de concreto ao teste final"],
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
          "O teste usa carro e moto parados sob a haste aberta, sem gente por perto: com o sensor acionado, ela não pode descer.",
          "No fim, o técnico passa devagar com carro e com moto para provar que o sensor segura a haste.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Quem passa a pé e o sensor da haste", "Cancela segura para pedestres e motoristas"],
      slots: [
        [
          "O pedestre deve passar por outro caminho, sinalizado, porque o laço no piso não percebe gente.",
          "O laço percebe metal, e não pessoas; por isso a passagem a pé fica separada.",
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
          "Mola, parafusos da haste e laço são vistos na revisão, pelo menos {visits.business} em uso coletivo.",
          "Em uso coletivo, a revisão é feita pelo menos {visits.business} e olha mola, fixação da haste, fim de curso e laço.",
        ],
        [
          "Haste batida deve ser trocada por outra de mesmo comprimento e peso, para a mola continuar certa.",
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
        "Sim, conforme o modelo e o lugar: mande fotos da entrada e da etiqueta, e a resposta vem antes de qualquer visita.",
        "Atendemos muitos casos, confirmados por foto pelo WhatsApp. A cancela não tem preço de tabela, e o valor é dado por item.",
      ],
    },
  ],
  photo: "fotos da entrada inteira, da etiqueta da cancela, se houver, e a largura da passagem",
  related: ["tag-veicular", "fotocelula", "nobreak"],
};
