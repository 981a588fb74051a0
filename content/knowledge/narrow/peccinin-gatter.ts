import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peccininGatter: NarrowConcept[] = [
  {
    id: "gatter-ou-eurus",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter ou PPA Eurus",
    phrase: "a escolha entre Peccinin Gatter e PPA Eurus",
    intent: "comparison",
    asks: [
      "gatter eurus",
      "peccinin gatter eurus",
      "gatter ppa eurus",
      "peccinin gatter ppa eurus",
      "gatter jet flex eurus",
      "gatter jetflex eurus",
      "peccinin gatter ppa jet flex eurus",
      "gatter ppa jet flex eurus",
      "peccinin gatter jet flex eurus",
      "peccinin gatter ppa jetflex eurus",
      "peccinin gatter jetflex eurus",
      "gatter ppa jetflex eurus",
      "gatter jet flex",
      "peccinin gatter ppa jet flex",
      "gatter ppa jet flex",
      "gatter ou eurus",
      "qual melhor gatter ou eurus",
      "correr pesado gatter eurus",
    ],
    answers: {
      any: [
        "Entre Peccinin Gatter ou PPA Eurus, os dois de portão de correr, fique com o Eurus Jet Flex, que tem inversor, se a folha é pesada ou abre muito; com o Gatter 3000, se a casa já usa Peccinin e o uso é comum. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
        "Qual é melhor, Gatter ou Eurus: para portão de correr pesado ou de muito uso, o Eurus Jet Flex, pelo inversor e pela parada suave; para uso comum, o Peccinin Gatter, de placa mais barata. Compare os quilos da ficha, com um terço de folga; em casa, a troca custa de {price.homeSwap}.",
        "A diferença entre o PPA Eurus Jet Flex e o Peccinin Gatter é o inversor: o Eurus acelera e freia, o Gatter comum parte direto. No portão de correr leve, o Gatter atende por menos; no pesado, prefira o Eurus, na faixa de {price.heavySwap} instalado.",
      ],
      price: [
        "O preço entre Gatter e Eurus depende da versão e do peso da folha: a troca do motor de portão de correr em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. O Eurus Jet Flex, com inversor, fica na parte de cima.",
        "Peccinin Gatter ou PPA Eurus custam, na troca em casa, de {price.homeSwap}, com o serviço; folha pesada leva a {price.heavySwap}. O inversor do Eurus Jet Flex encarece o motor e a placa de reposição.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gatter e Eurus, ponto por ponto", "O que comparar nas duas fichas"],
        slots: [
          [
            "Os dois ficam no piso, com engrenagem e cremalheira; a diferença está no acionamento e na reposição. O número do nome não é o limite em quilos.",
            "Base, trilho e cremalheira são parecidos, e muda a forma de mover o motor. Compare a ficha da versão exata.",
            "No lugar e na cremalheira eles se equivalem. O que separa um do outro está aqui.",
          ],
        ],
        bullets: [
          "Acionamento: Gatter comum parte direto da rede; Eurus Jet Flex usa inversor, mais rápido e com parada suave",
          "Peças: a placa do Jet Flex é só da PPA; a do Gatter comum aceita mais opções",
          "Controles: os da casa servem se a central for da mesma marca e código",
          "Capacidade: quilos da etiqueta, um terço acima da folha",
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita na troca", "Base, cremalheira e controles"],
        slots: [
          [
            "A cremalheira fica se está reta e o passo do dente é o mesmo, com {rack.clearance} de folga. A base costuma mudar, porque a furação e a altura da engrenagem são outras.",
            "Com dente de igual passo, a cremalheira é mantida, a {rack.clearance} da engrenagem. Já a base quase sempre precisa de nova furação ou calço.",
            "Cremalheira inteira e de mesmo passo continua, regulada a {rack.clearance}. A furação da base, porém, difere entre as duas marcas.",
          ],
          [
            "Trocar de marca muda os controles; um receptor avulso da antiga, ligado à central nova, conserva os da casa.",
            "Os controles da outra marca não gravam na central nova, salvo com receptor à parte.",
            "Para não comprar todos os controles de novo, mantém-se um receptor da marca anterior.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia", "Quanto tempo leva a troca"],
        slots: [
          [
            "No portão de correr de casa, a troca leva {time.sliding}; no pesado, {time.heavy}. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação, nos dois.",
            "São {time.sliding} em casa e {time.heavy} em folha pesada. Gatter e Eurus saem com {warranty.motor} no motor e {warranty.installation} no serviço.",
            "Conte {time.sliding} para o residencial e {time.heavy} para o pesado, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O número 3000 ou 3030 do Gatter diz quantos quilos ele move?",
        answers: [
          "Não conte com isso. O limite em quilos está na etiqueta e no manual da versão.",
          "Não é garantia: vale a capacidade impressa na ficha, com um terço de folga.",
        ],
      },
      {
        question: "O Gatter ou o Eurus serve em basculante?",
        answers: [
          "Não. Gatter e Eurus são deslizantes; basculante pede outro acionador.",
          "Nenhum dos dois: trabalham com cremalheira. Basculante usa fuso e braço.",
        ],
      },
      {
        question: "Qual tem peça mais fácil?",
        answers: [
          "A PPA costuma ser a mais fácil de achar. A placa comum do Gatter, porém, aceita mais opções que a do Jet Flex.",
          "Depende da peça: controle e engrenagem da PPA se acham mais; placa com inversor só da linha.",
        ],
      },
      {
        question: "Qual dura mais?",
        answers: [
          "O que trabalha com folga de peso e de ciclos. Em casa, o comum é {trade.life}, com revisão {visits.home}.",
          "Com um terço de sobra e folha leve, ambos chegam a {trade.life}. Sobrecarga encurta qualquer um.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura, material e aberturas por dia",
  },
  {
    id: "gatter-3030",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter 3030",
    phrase: "o Peccinin Gatter 3030",
    asks: [
      "gatter 3030 preço",
      "gatter 3030 valor",
      "gatter 3030 quanto custa",
      "gatter 3030 vale pena",
      "gatter 3030 compensa",
      "gatter 3030 bom",
      "gatter 3030 presta",
      "gatter 3030 serve",
      "gatter 3030 aguenta",
      "comprar gatter 3030",
      "gatter 3030 comprar",
      "nice gatter 3030 vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é para portão de correr e vale a pena se o peso da folha fica pelo menos um terço abaixo do limite da ficha dele e os ciclos por hora cobrem o seu uso. A troca em casa fica de {price.homeSwap}, com mão de obra; o 3030 é cotado por foto.",
      ],
      price: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é cotado por foto, conforme a base, os metros de cremalheira e a folha: a troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; em portão pesado ou coletivo, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Gatter 3030 vale a pena, e quando não", "Gatter 3030: a favor e contra"],
        slots: [
          [
            "A favor: motor de correr de linha conhecida, com engrenagem, capacitor e placa que ainda se encontram; peça nova pode vir com o nome Nice.",
          ],
          [
            "Contra: em folha perto do limite ou portão que abre o dia todo, ele aquece e desarma, e um modelo de uso intenso sai mais barato com o tempo.",
          ],
          ["Não serve em basculante nem em portão de abrir."],
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso antes de comprar", "Seu portão cabe no 3030?"],
        slots: [
          [
            "O limite em quilos e os ciclos por hora estão na ficha e na etiqueta do 3030; do seu lado, falta o peso da folha.",
          ],
        ],
        steps: [
          "Chapa de aço fechada: largura em metros x altura em metros x espessura em milímetros x 7,85, mais um terço pelo quadro.",
          "Grade ou tubo pesa menos: mande a foto com as medidas, e estimamos.",
          "Some um terço de margem e compare com o limite da ficha.",
          "Conte as aberturas na hora mais cheia e compare com os ciclos por hora.",
          "Meça a cremalheira: ela cobre toda a folha, com {rack.clearance} de folga até a engrenagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter 3030 é Nice ou Peccinin?",
        answers: [
          "É da linha Gatter, da Peccinin, que hoje faz parte do grupo Nice. Manual e peça podem aparecer com um nome ou com o outro; vale o modelo da etiqueta.",
        ],
      },
      {
        question: "O Gatter 3030 serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, a troca por motor de uso intenso fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Tenho um 3030 com defeito. Conserto ou troco?",
        answers: [
          "Com o redutor firme, conserte: capacitor, engrenagem e fim de curso se trocam. Com redutor gasto e placa queimada juntos, compare com a troca, de {price.homeSwap} em casa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
];
