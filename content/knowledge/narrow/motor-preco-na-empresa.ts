import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const prices = ["quanto custa", "preço", "valor", "orçamento"];
const motors = [
  "motor",
  "motor portão",
  "motor correr",
  "motor deslizante",
  "motor basculante",
  "instalação motor",
  "instalar motor",
  "portão automático",
  "automatizar portão",
];

/** What a motor costs where those of houses do not serve. */
export const motorPrecoNaEmpresa: NarrowConcept[] = [
  {
    id: "galpao-motor-preco",
    broader: "galpao",
    label: "Preço do motor para galpão e indústria",
    phrase: "o preço do motor para galpão",
    asks: combine(prices, motors, ["galpão", "indústria", "fábrica", "transportadora"]),
    intent: "price",
    answers: {
      any: [
        "O motor para portão de galpão custa de {price.heavySwap}, com mão de obra, na troca. Ficam na parte alta da faixa os motores para folha pesada, muitas aberturas por hora e partida suave por inversor. A capacidade do motor deve passar em um terço o peso da folha.",
        "O motor para portão de galpão ou indústria fica de {price.heavySwap} na troca, já com a mão de obra. O peso da folha, o uso intenso e a partida suave por inversor aumentam o preço. Se o portão de correr ainda é aberto na mão, somam-se a base e a cremalheira.",
        "Para trocar o motor do portão do galpão {em}, o preço fica de {price.heavySwap}, com mão de obra. O valor depende do peso da folha, com um terço de folga, e das aberturas por hora. O serviço leva {time.heavy} e pode ser feito à noite ou no fim de semana.",
      ],
      installation: [
        "A instalação de portão automático em galpão começa pela folha, que precisa correr leve, e segue com base, motor de uso intenso, cremalheira de aço, fotocélula e comando na portaria. Trocar um motor que já existe fica de {price.heavySwap}, com mão de obra; o primeiro soma base e ponto de energia, orçados por foto.",
        "Para instalar motor no portão de um galpão, o técnico confere trilho e roldanas, prende o motor na base e regula força e paradas, em {time.heavy}, também fora do expediente. O motor deve aguentar um terço a mais que a folha. Na troca, o preço vai de {price.heavySwap}; em portão ainda manual, base e cremalheira são somadas por foto.",
        "O portão de galpão recebe motor industrial, com capacidade um terço acima do peso da folha e fotocélula em duas alturas, por causa dos caminhões. A instalação leva {time.heavy} e pode ser à noite. Onde já há motor, a troca custa de {price.heavySwap}, com mão de obra; onde não há, a foto e as medidas dão o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do motor industrial", "O que entra no valor no galpão"],
        slots: [
          [
            "Uma folha de 600 kg precisa de motor de 800 kg ou mais, e a capacidade é o que mais muda o preço. Chapa fechada e vão de mais de 5 metros levam à parte alta da faixa; folha de grade e poucas aberturas, à parte baixa.",
            "O que mais influi no preço é a capacidade: para 600 kg de folha, 800 kg de motor. Vão acima de 5 metros, chapa inteira e inversor encarecem; grade e uso leve barateiam.",
            "O peso da folha define o valor, e 600 kg exigem um motor de 800 kg na ficha. Somam-se a velocidade, as aberturas por hora e o tamanho do vão, sobretudo acima de 5 metros.",
          ],
          [
            "Base, cremalheira e fiação do motor antigo que estejam boas são aproveitadas e reduzem o valor. Trilho amassado e roldana gasta são acertados antes e cobrados à parte.",
            "O que serve do conjunto antigo, como base e cremalheira de aço, pode ficar. Trilho torto e roda gasta são orçados como itens à parte.",
            "Fios, base e cremalheira em ordem são aproveitados. O trilho que a empilhadeira amassou é orçado em separado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Dados que fecham o orçamento do galpão", "O que mandar para receber o preço"],
        slots: [
          [
            "Com estas informações, o valor sai sem visita na maioria dos galpões. Mande o que tiver.",
            "O preço fechado depende destes dados, que o encarregado levanta em minutos.",
            "Cinco dados bastam para indicar o modelo e o valor. Tire as fotos com o portão parado.",
          ],
        ],
        steps: [
          "Foto da folha inteira, por dentro.",
          "Foto do trilho, das roldanas e do lugar do motor.",
          "Comprimento, altura e material da folha.",
          "Número de aberturas na hora de maior movimento.",
          "Etiqueta do motor atual e tensão da rede, se souber.",
        ],
      },
      {
        about: "time",
        headings: ["Troca sem parar o galpão", "Prazo, garantia e pagamento"],
        slots: [
          [
            "A base e o cabo são feitos antes, sem parar a entrada. O reparo da folha e a montagem do motor pedem o portão parado e isolado, e por isso ficam para fora do horário de pico. No fim, duas pessoas por turno aprendem a destravar na falta de luz.",
            "A preparação é feita antes, sem interromper a operação, e o motor é montado à noite ou no fim de semana. A equipe treina o destravamento na entrega.",
            "A parte elétrica e a base são adiantadas em dia comum, e a troca fica para o horário vazio. Depois, o pessoal do galpão aprende a abrir sem energia.",
          ],
          [
            "O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}; o cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor, {warranty.installation} no serviço e até {shop.instalments} vezes no cartão.",
            "O pagamento pode ser em até {shop.instalments} vezes, e a garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de galpão é trifásico?",
        answers: [
          "Pode ser, porque há monofásicos e trifásicos, e a escolha depende da rede do galpão e da capacidade. No trifásico, instale proteção contra falta de fase.",
          "Depende da rede e do peso da folha. O trifásico dura bem, desde que tenha um relé que o desligue na falta de fase.",
        ],
      },
      {
        question: "Motor de casa serve no portão do galpão?",
        answers: [
          "Não, porque ele esquenta com as aberturas seguidas e trabalha no limite do peso. Em galpão se usa motor de uso intenso.",
          "Só em porta pequena, que abre poucas vezes por dia. Em entrada de caminhão, não.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "A revisão é {visits.business}, no mínimo, e mais vezes em doca movimentada, onde veículos batem no trilho e no sensor.",
          "O indicado é revisar {visits.business}; com fluxo alto de caminhão, encurte o intervalo.",
        ],
      },
      {
        question: "Consertar custa menos que trocar?",
        answers: [
          "Quase sempre, se o redutor está firme, porque capacitor, contator e fotocélula são reparos menores. Acima de metade do preço do motor novo, troque.",
          "Em defeito elétrico, sim. Se o redutor tem folga ou o conserto passa da metade do valor de um novo, a troca compensa.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do motor, com comprimento, altura e aberturas por hora",
  },
  {
    id: "comercio-motor-preco",
    broader: "comercio",
    label: "Preço do motor para loja e empresa",
    phrase: "o preço do motor para loja ou empresa",
    asks: [
      "motor portão comercial instalado",
      "motor portão comercial instalado faixa preço",
      "quanto sai trocar motor portão empresa",
      ...combine(prices, motors, ["loja", "comércio", "empresa", "comercial"]),
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor para portão de empresa vai de {price.heavySwap}, com mão de obra, quando a folha é pesada ou o uso é intenso. Loja com basculante de até {width.quarterHp} e pouco uso fica com o kit instalado, a partir de {price.lowest}.",
        "Quanto custa motor comercial depende do uso: para portão de empresa com uso intenso, carros o dia todo, o motor instalado custa de {price.heavySwap}; loja que abre duas vezes por dia usa motor comum, de {price.homeSwap} na troca, com o serviço.",
        "O motor de portão para loja ou empresa custa, na troca e com mão de obra, de {price.homeSwap} com poucas aberturas e de {price.heavySwap} em uso intenso ou folha pesada. Basculante de até {width.quarterHp} aceita kit a partir de {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor na empresa", "O que entra no preço do motor comercial"],
        slots: [
          [
            "O número de aberturas decide a faixa, e o resto soma por item. O cartão divide em até {shop.instalments} vezes.",
            "Aberturas por dia escolhem o motor; estes itens somam, em até {shop.instalments} vezes no cartão.",
            "Comece pelas aberturas e some o que faltar. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
        bullets: [
          "Poucas aberturas por dia: motor comum, na parte baixa",
          "Carros em sequência: uso intenso, na parte alta",
          "Folha larga, de chapa fechada ou de correr: mais força",
          "Fotocélula, sinaleiro e controle por funcionário: por item",
          "Solda, roldana e ponto de energia, quando faltam",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor serve a cada comércio", "A escolha pelo movimento da empresa"],
        slots: [
          [
            "Escritório, clínica e loja de poucas vagas ficam bem com motor comum; oficina, mercado e entrega pedem uso intenso. Na ficha, procure os ciclos por hora e deixe sobra sobre a hora mais cheia.",
            "Quem abre o portão poucas vezes usa motor comum, bem regulado; quem recebe veículos o dia todo, uso intenso. Os ciclos por hora da ficha passam do pico.",
            "Clínica e escritório, motor comum; depósito e mercado, uso intenso. Compare os ciclos da ficha com a hora de pico.",
          ],
          [
            "Onde entra caminhão, prefira portão de correr, que não limita a altura. Peso da folha com um terço de folga, como 400 kg para 300 kg, evita motor forçado.",
            "Caminhão passa melhor por portão de correr. Some um terço ao peso da folha: 400 kg para 300 kg.",
            "Para veículo alto, folha de correr; e a capacidade, um terço acima do peso, 400 kg para uma de 300.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação sem parar a loja", "Instalação fora do expediente"],
        slots: [
          [
            "Base, tubo e reforço podem ser feitos antes, com o portão ainda em uso manual. A montagem fica para a noite ou o fim de semana, porque atendemos {shop.hours}.",
            "A preparação vem antes da montagem, para a empresa seguir trabalhando. Como atendemos {shop.hours}, a montagem cabe na noite.",
            "Fiação e base primeiro, com o portão em uso. A montagem pode ser à noite ou no domingo, {shop.hours}.",
          ],
          [
            "Conjuntos pesados levam {time.heavy}, e basculante comum, {time.tilting}. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Reserve {time.heavy} em portão pesado e {time.tilting} em basculante. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Um portão pesado toma {time.heavy} e um basculante comum, {time.tilting}. O motor leva {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão da empresa?",
        answers: [
          "O indicado é {visits.business}, e mais vezes em uso intenso. A revisão evita a loja parada no expediente.",
          "Em empresa, {visits.business} é o mínimo. Onde entram veículos o dia todo, um intervalo menor evita a parada no expediente.",
        ],
      },
      {
        question: "A nota sai no CNPJ?",
        answers: [
          "Sai. Mande o CNPJ com o pedido, e a nota traz motor e serviço, o que vale para a garantia.",
          "Sim, com motor e mão de obra discriminados. Informe o CNPJ antes.",
        ],
      },
      {
        question: "Vale a pena consertar o motor atual?",
        answers: [
          "Com uma peça só e menos de {trade.life} de uso, sim. Duas peças grandes ou uso acima da ficha pedem a troca.",
          "Quando é um defeito só, vale. Motor pequeno para o uso se troca.",
        ],
      },
      {
        question: "O que mais para um portão comercial?",
        answers: [
          "Trilho sujo, roldana gasta e motor abaixo dos ciclos. Varrer o trilho todo dia e usar motor de uso intenso evitam as paradas.",
          "Sujeira no trilho e motor que esquenta. Os dois se evitam.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com a largura e o número de aberturas na hora de pico",
  },
];
