import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a word beside the make decides: the fastest of its motors, the one for a tilting gate, the repair of its barrier. */
export const marcasPeloPedido: NarrowConcept[] = [
  {
    id: "ppa-mais-rapido",
    broader: "ppa",
    label: "PPA: o motor mais rápido",
    phrase: "o motor PPA mais rápido",
    isAskedByName: true,
    asks: [
      ...combine(
        ["ppa", "motor ppa", "qual motor ppa", "qual ppa"],
        ["mais rápido", "mais rápida", "mais veloz", "abre mais rápido", "menor tempo abertura", "abre mais depressa"],
      ),
      ...combine(
        ["ppa", "motor ppa"],
        ["tempo abertura", "quantos segundos abre", "segundos abre", "quanto tempo abre"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor PPA mais rápido que vendemos para portão basculante é o JetFlex: o tempo de abertura é de {opening.jetflex}, em folha de até {width.quarterHp}. O kit instalado custa {price.jetflex}. No portão de correr, o mais rápido da PPA é o Jet Rio, que também tem inversor, e o tempo depende da largura.",
        "O PPA mais rápido no basculante é o JetFlex, que abre em {opening.jetflex} e custa {price.jetflex} instalado. No portão de correr, escolha o Jet Rio: a ficha traz os metros por minuto, e o tempo de abertura é a largura dividida por essa velocidade.",
        "Para abrir mais rápido com PPA, o motor é o JetFlex no basculante, de {opening.jetflex}, e o Jet Rio no portão de correr. Os dois têm inversor, a placa que controla a velocidade. O JetFlex, para folha de até {width.quarterHp}, sai por {price.jetflex} instalado.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O tempo de abertura em cada portão", "Quantos segundos cada motor leva"],
        slots: [
          [
            "No basculante, o tempo é sempre o mesmo, porque o curso da folha muda pouco. No de correr, ele cresce com a largura: um vão de 4 metros a 20 metros por minuto abre em 12 segundos.",
            "O basculante de casa tem tempo fixo. No portão de correr, divida a largura pelos metros por minuto da ficha: 3 metros a 18 metros por minuto dão 10 segundos.",
          ],
        ],
        bullets: [
          "Basculante, JetFlex: {opening.jetflex}",
          "Basculante comum, como o BV Home: em geral, de 12 a 18 segundos",
          "De correr, Jet Rio: largura do vão dividida pela velocidade da ficha",
          "De abrir, Piston: em geral, de 15 a 25 segundos, para a folha não bater",
        ],
      },
      {
        about: "choose",
        headings: ["O que o portão precisa para ser rápido", "Antes de comprar o motor rápido"],
        slots: [
          [
            "A folha tem de estar firme e andar leve, porque a velocidade aumenta qualquer folga. No basculante, contrapeso e cabos são acertados antes. No de correr, o trilho precisa estar reto, e as roldanas, em ordem.",
            "Portão rápido precisa de folha equilibrada, batente firme e fotocélula na passagem. Se a folha raspa ou balança, o conserto dela vem primeiro, porque o motor rápido só antecipa a quebra.",
          ],
          [
            "O inversor também é mais sensível à rede elétrica. Por isso o motor leva circuito próprio, aterramento e protetor contra surto no quadro.",
            "A placa com inversor custa mais que a comum e só serve a da mesma linha. Um protetor contra surto no quadro evita a maior parte das queimas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ganhar velocidade", "O preço do motor PPA rápido"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} com entrega, central, controles e instalação. No portão de correr, a troca em casa fica de {price.homeSwap}, com mão de obra, e a versão com inversor fica na parte alta da faixa.",
            "O kit JetFlex basculante sai por {price.jetflex} instalado, em até {shop.instalments} vezes no cartão. O Jet Rio é orçado pela foto do portão: a troca em casa vai de {price.homeSwap}, e o inversor leva o valor para o fim da faixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O JetFlex serve em portão de correr?",
        answers: [
          "O kit de {price.jetflex} é só para basculante. Para portão de correr, a PPA tem o Jet Rio, que empurra a cremalheira.",
          "Esse kit, não: ele move o basculante por fuso e braço. No de correr se usa o Jet Rio, da mesma marca.",
        ],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: [
          "Quase nada. O motor trabalha poucos segundos por abertura, e a diferença não aparece na conta de uma casa.",
          "Não se nota na conta, porque ele fica ligado por poucos segundos de cada vez.",
        ],
      },
      {
        question: "Portão rápido é perigoso?",
        answers: [
          "Com fotocélula e força regulada, não. A fotocélula é o sensor que para a folha quando alguém passa, e o técnico testa a parada na instalação.",
          "Ele dá menos tempo de reação, por isso a fotocélula é indispensável. A força fica no mínimo que move a folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "ppa-basculante-qual",
    broader: "ppa",
    label: "PPA para basculante: qual modelo",
    phrase: "o motor PPA para portão basculante",
    isAskedByName: true,
    asks: combine(
      ["ppa", "motor ppa"],
      ["qual modelo", "qual modelo escolher", "qual escolher", "qual comprar", "qual", "melhor", "modelo"],
      ["basculante", "portão basculante"],
      ["", "residencial", "casa", "madeira", "pesado", "grande"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor PPA para portão basculante é o BV Home ou o rápido JetFlex, em folha equilibrada de até {width.quarterHp}. Em folha mais larga, de madeira pesada ou de prédio, use o Potenza ou o Penta. O JetFlex custa {price.jetflex} instalado, e a troca pelos outros, em casa, fica de {price.homeSwap}.",
        "Qual motor PPA usar no basculante depende da largura da folha: até {width.quarterHp}, BV Home ou JetFlex, de 1/4 HP; acima disso, ou em madeira pesada, Potenza ou Penta. A troca em casa vai de {price.homeSwap}, com mão de obra, e o kit JetFlex sai por {price.jetflex}.",
      ],
      price: [
        "O motor PPA basculante JetFlex custa {price.jetflex} instalado, em folha de até {width.quarterHp}. A troca por BV Home ou Potenza em casa fica de {price.homeSwap}, com mão de obra. Em folha pesada ou de prédio, com o Penta, conte de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA para cada basculante", "O modelo pela largura e pelo uso"],
        slots: [
          [
            "No basculante, o contrapeso carrega a folha, e o motor só a conduz. Por isso a largura e o uso escolhem o modelo, e não os quilos.",
            "Meça a largura da folha e conte quantas vezes o portão abre por dia. Esses dois números escolhem o motor.",
          ],
        ],
        bullets: [
          "Casa, até {width.quarterHp}: BV Home de 1/4 HP",
          "Casa, até {width.quarterHp}, com pressa: JetFlex, que abre em {opening.jetflex}",
          "Folha mais larga ou de madeira maciça: Potenza, com o contrapeso refeito",
          "Prédio ou folha muito pesada: Penta, pelas aberturas por hora da ficha",
        ],
      },
      {
        about: "check",
        headings: ["O que precisa estar certo antes do motor", "Folha e contrapeso primeiro"],
        slots: [
          [
            "A folha precisa estar equilibrada: parada no meio do caminho, ela não sobe nem desce. Quem testa isso é o técnico, com a folha escorada, porque ela pode cair. Madeira molhada pesa mais, e o contrapeso é acertado com essa folga.",
            "O técnico confere contrapeso, cabos e solda antes de montar o motor. Folha desequilibrada faz qualquer modelo trabalhar forçado. Em madeira, o braço do motor é preso a um reforço de metal, e não direto nas tábuas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "A conta do PPA basculante instalado"],
        slots: [
          [
            "O kit instalado traz motor, central, controles, entrega e mão de obra. Cabo novo, acerto do contrapeso ou reforço na folha são orçados à parte, pela foto. O cartão divide em até {shop.instalments} vezes.",
            "O preço inclui motor, central, controles e o serviço, em até {shop.instalments} vezes no cartão. Só se soma o que a folha precisar, como cabo, contrapeso ou reforço. A instalação leva de {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor PPA de correr serve no basculante?",
        answers: [
          "Não. DZ Home e DZ Rio empurram uma cremalheira, e o basculante usa fuso e braço. Procure BV, Penta ou JetFlex basculante na etiqueta.",
          "Não serve, porque a linha DZ é de cremalheira. No basculante se usam BV, Potenza, Penta ou o JetFlex basculante.",
        ],
      },
      {
        question: "Os controles que tenho funcionam no PPA novo?",
        answers: [
          "Funcionam se tiverem a mesma frequência e o mesmo código da central nova, e são gravados de novo. O kit já vem com os seus.",
          "Depende do código. A foto do controle, frente e verso, mostra isso antes da visita.",
        ],
      },
      {
        question: "Qual a garantia do motor PPA instalado?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "cancela-da-marca-conserto",
    broader: "cancela",
    label: "Conserto de cancela de uma marca",
    phrase: "o conserto da cancela da marca",
    isAskedByName: true,
    asks: combine(
      ["cancela [marca]", "cancela automática [marca]", "motor cancela [marca]", "cancela [marca] [modelo]"],
      ["assistência", "assistência técnica", "conserto", "manutenção", "técnico", "quebrou", "peças", "parou"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Fazemos assistência de cancela [marca] no local, de forma independente da fábrica, quando há peça para o modelo. Mande uma foto da etiqueta e um vídeo da haste parada ou falhando. Com isso dizemos a causa provável, se há peça e quanto custa, antes da visita.",
        "Consertamos cancela [marca] no endereço, como assistência independente, se a peça do modelo se encontra. O preço depende do que falhou: mola, fim de curso, sensor ou placa. O orçamento é grátis pela foto da etiqueta e por um vídeo do defeito.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que costuma falhar na cancela [marca]", "Do defeito à causa provável"],
        slots: [
          [
            "O jeito como a haste falha indica por onde começar. A peça só é trocada depois de testada.",
            "Cada defeito aponta para uma parte da cancela, e a medição confirma qual é.",
          ],
        ],
        bullets: [
          "Não sobe: energia, comando da portaria ou mola solta",
          "Sobe e não desce: laço no piso ou fotocélula vendo um carro que não existe",
          "Sobe pela metade ou bate: mola ou fim de curso fora do ponto",
          "Haste torta ou quebrada: batida de carro, e a haste é trocada",
          "Motor ronca parado: capacitor ou engrenagem",
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Como deixar a entrada em segurança"],
        slots: [
          [
            "Desligue o disjuntor da cancela e isole a passagem com cones. Não solte a mola, que guarda força mesmo sem energia. Libere os carros pelo destravamento do manual, feito por quem foi treinado, ou use outra entrada.",
            "Com a cancela falhando, corte a energia dela e ponha alguém orientando os carros. A mola fica esticada e pode ferir, por isso a tampa continua fechada. Pedestre não passa sob a haste.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "O que o técnico faz no local"],
        slots: [
          [
            "O técnico mede a energia, testa o comando, o laço e a fotocélula e confere a mola com a haste apoiada. Depois mostra a peça com defeito e só a troca com o valor aprovado. No fim, a haste sobe e desce várias vezes, com um carro parado sob o sensor.",
            "Na visita são testados o comando, os sensores, a mola e a placa, nessa ordem. Você aprova o preço antes da troca. O serviço termina com ciclos de teste e com os sensores impedindo a haste de descer sobre um obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizados da [marca]?",
        answers: [
          "Não, o serviço é independente. Cancela na garantia de fábrica deve ir primeiro à rede da marca, com a nota.",
          "Não somos. Se a cancela está na garantia, procure antes quem a vendeu ou a rede da marca.",
        ],
      },
      {
        question: "E se não houver mais peça da cancela [marca]?",
        answers: [
          "A placa pode dar lugar a uma compatível em muitos modelos. Se a parte mecânica não tem peça, orçamos outra cancela para a mesma base.",
          "Sem placa original, uma compatível costuma resolver. Quando falta a engrenagem, a saída é trocar a cancela.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a cancela?",
        answers: [
          "Em entrada coletiva, {visits.business} ou mais, conforme o movimento. A mola, a fixação da haste e os sensores são os itens principais.",
          "O indicado é {visits.business}, com atenção à mola, que equilibra a haste, e aos sensores.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da cancela, outra da entrada inteira e um vídeo curto do defeito",
  },
];
