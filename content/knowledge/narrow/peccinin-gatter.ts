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
        "Entre Peccinin Gatter ou PPA Eurus, os dois de portão de correr, fique com o Eurus Jet Flex, que tem inversor, se a folha é pesada ou abre muito. Com o Gatter 3000, se a casa já usa Peccinin e o uso é comum. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
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
        "O motor Nice Peccinin Gatter 3030 vale a pena em portão de correr se o peso da folha fica um quarto abaixo do limite da etiqueta e os ciclos por hora cobrem o uso. Quantos quilos ele aguenta está na ficha da versão. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O Gatter 3030, da Peccinin, hoje do grupo Nice, é bom para deslizante residencial dentro do limite da ficha. O preço na troca em casa fica de {price.homeSwap} com o serviço, e em portão pesado ou coletivo, de {price.heavySwap}; em basculante ou de abrir, ele não serve.",
        "Vale a pena comprar o Gatter 3030 quando sobra um terço de capacidade sobre a folha: para uma de 300 kg, a ficha precisa de 400 kg. É motor deslizante, da linha Peccinin do grupo Nice, e a troca em residência custa de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O preço do Peccinin Gatter 3030, na troca de motor de correr em casa, fica de {price.homeSwap}, com mão de obra; em portão pesado ou coletivo, de {price.heavySwap}. Base, metros de cremalheira e energia somam na primeira instalação.",
        "Instalado em casa, na troca, o Gatter 3030 deslizante fica na faixa de {price.homeSwap} com o serviço. Portão pesado ou de uso coletivo passa a {price.heavySwap}, e base, cremalheira e fio somam quando faltam.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Gatter 3030 vale a pena, e quando não", "Gatter 3030: a favor e contra"],
        slots: [
          [
            "A favor, é linha conhecida, com engrenagem, capacitor e placa que se acham. Peça nova pode vir com o nome Nice. Contra, em folha perto do limite ou uso o dia todo ele aquece e desarma.",
            "Ponto forte: motor de linha comum, com peça de reposição, às vezes sob o nome Nice. Ponto fraco: perto do limite de peso, esquenta e para.",
            "Vantagem é a peça fácil, com nome Peccinin ou Nice. Desvantagem é aquecer em folha pesada ou em portão de muito movimento.",
          ],
          [
            "Não serve em basculante nem em portão de abrir, que usam motor de fuso ou de braço. Em entrada coletiva, um modelo de uso intenso sai mais barato com o tempo.",
            "É só para portão de correr. Basculante e pivotante levam outros motores, e o prédio pede uso intenso.",
            "Deslizante e nada mais: basculante usa fuso, pivotante usa braço. Entrada coletiva pede motor próprio.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso antes de comprar", "Seu portão cabe no 3030?"],
        slots: [
          [
            "O limite em quilos e os ciclos por hora estão na ficha e na etiqueta; do seu lado, falta o peso da folha. Uma de 3 por 2 metros em chapa de 1,2 mm fica perto de 75 kg com o quadro.",
            "A ficha do motor traz o limite e os ciclos. Para a folha, use a conta abaixo, que dá uns 75 kg numa de 3 por 2 metros em 1,2 mm.",
            "Basta comparar o peso da sua folha com a ficha. Numa de 3 por 2 metros em chapa de 1,2 mm, calcule cerca de 75 kg.",
          ],
        ],
        steps: [
          "Multiplique largura em metros, altura em metros, espessura em milímetros e 7,85.",
          "Some um terço pelo quadro.",
          "Some mais um terço de margem.",
          "Compare com o limite em quilos da ficha do 3030.",
          "Conte as aberturas por hora e compare com os ciclos.",
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço", "Preço do Gatter 3030 instalado"],
        slots: [
          [
            "Na troca, cremalheira do mesmo passo, base e fiação boas ficam, e o serviço leva {time.sliding}. O que falta entra em linha separada, em até {shop.instalments} vezes no cartão.",
            "Leva {time.sliding} para trocar, aproveitando base e barra dentada boas. Faltas são itens próprios, parcelados em até {shop.instalments} vezes.",
            "São {time.sliding} de serviço, com base e cremalheira aproveitadas. Some só o que faltar, em até {shop.instalments} vezes.",
          ],
          [
            "O motor tem {warranty.motor} e a instalação, {warranty.installation}, por escrito. Peça ao vendedor a ficha com o limite em quilos da versão exata.",
            "A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço. A ficha da versão deve acompanhar a compra.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} na instalação. Exija a ficha com os quilos da versão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter 3030 é Nice ou Peccinin?",
        answers: [
          "É da linha Gatter, da Peccinin, que hoje faz parte do grupo Nice. Manual e peça podem aparecer com um nome ou com o outro.",
          "Da Peccinin, do grupo Nice. A etiqueta do motor é o que vale para comprar peça.",
        ],
      },
      {
        question: "O Gatter 3030 serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, o motor de uso intenso é o indicado.",
          "Depende dos ciclos da ficha. Prédio movimentado pede uso intenso.",
        ],
      },
      {
        question: "Tenho um 3030 com defeito. Conserto ou troco?",
        answers: [
          "Com o redutor firme, conserte: capacitor, engrenagem e fim de curso se trocam. Redutor gasto e placa queimada juntos pedem comparar com a troca.",
          "Uma peça só se conserta. Redutor e placa ruins ao mesmo tempo, troque.",
        ],
      },
      {
        question: "O 3030 abre sem luz?",
        answers: [
          "Só com nobreak. Sem isso, com o disjuntor desligado, a folha de correr, reta, se move pela chave de destravamento.",
          "Com nobreak, sim. Senão, destrave com a chave e empurre devagar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
];
