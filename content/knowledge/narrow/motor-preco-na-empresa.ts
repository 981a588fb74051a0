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
        "O motor para portão de galpão custa de {price.heavySwap}, com mão de obra, na troca. Folha mais pesada, muitas aberturas por hora e partida suave, com inversor, levam à parte alta; cremalheira e base novas somam quando o portão nunca teve motor.",
        "Em galpão ou indústria, o motor instalado fica de {price.heavySwap}: é de uso intenso, com capacidade um terço acima do peso da folha. Foto do trilho, comprimento e altura fecham o valor, sem custo.",
        "Motor para galpão, com a instalação, vai de {price.heavySwap}, conforme o peso e o ritmo de uso. O serviço leva de {time.heavy} e pode ser feito à noite ou no fim de semana.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor no galpão", "O que entra no preço do motor de galpão"],
        slots: [
          [
            "Folha de 600 kg pede motor de 800 kg ou mais, e a capacidade é o que mais muda o preço.",
            "Chapa fechada e vão de mais de 5 metros levam à parte alta da faixa; folha de grade, à baixa.",
            "Muitas aberturas por hora pedem motor de uso intenso com inversor, que custa mais que o comum do mesmo peso.",
          ],
          [
            "Cremalheira de aço em toda a folha e base de concreto somam no portão que ainda é manual.",
            "Base, cremalheira e fiação boas do motor antigo são aproveitadas e baixam a conta.",
            "Trilho amassado por roda e roldana gasta são acertados antes, em linha própria do orçamento.",
          ],
          [
            "O cartão divide em até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
            "Fotocélula em duas alturas, sinaleiro e nobreak vêm com o preço de cada um.",
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o preço", "Dados que fecham o orçamento do galpão"],
        slots: [
          [
            "Com estas informações o valor vem sem visita na maioria dos galpões.",
            "Mande pelo WhatsApp o que puder desta lista.",
          ],
        ],
        steps: [
          "Foto da folha inteira, por dentro.",
          "Foto do trilho, das roldanas e do lugar do motor.",
          "Comprimento, altura e material da folha.",
          "Aberturas na hora de maior movimento.",
          "Etiqueta do motor atual e tensão da rede, se souber.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Motor de galpão é trifásico?",
        answers: [
          "Pode ser. Há modelos monofásicos e trifásicos; o técnico confirma pela rede do galpão e pela capacidade necessária.",
          "Depende da rede e do peso da folha. Diga se o galpão tem rede trifásica ao pedir o preço.",
        ],
      },
      {
        question: "Dá para trocar o motor sem parar o galpão?",
        answers: [
          "Dá: a base e os cabos são feitos com o portão em uso, e a montagem, de {time.heavy}, fica para a noite ou o fim de semana.",
          "Sim, com horário combinado. O portão fica sem motor só nas horas da montagem, de {time.heavy}.",
        ],
      },
      {
        question: "Motor de casa serve no portão do galpão?",
        answers: [
          "Não. Ele esquenta com as aberturas seguidas e trabalha no limite do peso; em galpão se usa motor de uso intenso.",
          "Só em porta pequena, que abre poucas vezes por dia. Em entrada de caminhão, não.",
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
        "O motor para portão de empresa custa de {price.heavySwap}, com mão de obra, quando a folha é pesada ou abre o dia todo. Loja com basculante de até {width.quarterHp} e pouco uso fica com o kit instalado, a partir de {price.lowest}.",
        "Em loja ou empresa, o preço do motor depende do uso: portão que abre poucas vezes usa kit basculante a partir de {price.lowest} instalado; entrada de veículos o dia todo pede uso intenso, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor na empresa", "O que entra no preço do motor comercial"],
        slots: [
          [
            "O número de aberturas decide: poucas por dia aceitam motor comum; carros em sequência pedem uso intenso.",
            "Folha larga, de chapa fechada ou de correr, leva a motor mais forte e à parte alta da faixa.",
            "Portão de correr de empresa soma a cremalheira por metro e a base, se nunca teve motor.",
          ],
          [
            "Solda, roldana e ponto de energia, quando faltam, vêm em linhas próprias do orçamento.",
            "Fotocélula, sinaleiro e controle por funcionário são somados por item.",
            "O pagamento vai em até {shop.instalments} vezes no cartão, e o motor tem {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: ["visit", "choose"],
    questions: [
      {
        question: "O serviço na empresa pode ser feito fora do expediente?",
        answers: [
          "Pode: à noite ou no fim de semana, com data combinada. A preparação é feita com a loja aberta.",
          "Sim. Em portão pesado o trabalho leva de {time.heavy}, marcado para a loja não parar.",
        ],
      },
      {
        question: "O motor da empresa tem garantia?",
        answers: [
          "Tem: {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim, de {warranty.motor} no motor vendido por nós e de {warranty.installation} no serviço.",
        ],
      },
      {
        question: "O que mandar para receber o preço do motor da empresa?",
        answers: [
          "Mande a foto do portão por dentro, a largura, o material e quantas vezes ele abre na hora mais cheia.",
          "Foto da folha e da etiqueta do motor atual, a medida e o horário em que o serviço pode ser feito.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com a largura e o número de aberturas na hora de pico",
  },
];
