import type { NarrowConcept } from "#domain/knowledge/concept.ts";

type Own = {
  /** Id of the model. */
  model: string;
  make: string;
  /** What titles call it, without its make. */
  name: string;
  /** Continues "O [name] é". */
  is: string;
  /** Continues "escolha o [name] quando". */
  when: string;
  /** Continues "senão, prefira". */
  otherwise: string;
};

const models: Own[] = [
  {
    model: "ppa-penta",
    make: "PPA",
    name: "Penta",
    is: "a linha da PPA para basculante grande ou de garagem coletiva",
    when: "o basculante é largo, pesado ou abre muitas vezes por dia",
    otherwise: "um basculante PPA de casa, como o BV Home",
  },
  {
    model: "ppa-dz-rio",
    make: "PPA",
    name: "DZ Rio",
    is: "o deslizante da PPA, em versões numeradas pela capacidade",
    when: "o portão é de correr e a versão passa em um terço o peso da folha",
    otherwise: "o DZ Home, em folha leve de casa, ou outra linha PPA, se o portão não corre",
  },
  {
    model: "ppa-dz-home",
    make: "PPA",
    name: "DZ Home",
    is: "o deslizante da PPA para casa, de folha leve",
    when: "o portão é de correr, leve e abre poucas vezes por dia",
    otherwise: "uma versão PPA de mais capacidade, como o DZ Rio",
  },
  {
    model: "ppa-bv-home",
    make: "PPA",
    name: "BV Home",
    is: "o basculante da PPA para casa",
    when: "o portão sobe, a folha está equilibrada e o uso é de uma família",
    otherwise: "o Penta, em basculante grande ou coletivo",
  },
  {
    model: "garen-kdz",
    make: "Garen",
    name: "KDZ",
    is: "o deslizante da Garen, para portão de correr",
    when: "o portão é de correr e a versão passa em um terço o peso da folha",
    otherwise: "um basculante ou pivotante Garen, conforme o portão",
  },
  {
    model: "rossi-dz-nano",
    make: "Rossi",
    name: "DZ Nano",
    is: "o deslizante compacto da Rossi",
    when: "o portão de correr é leve e há pouco espaço ao lado da folha",
    otherwise: "um Rossi DZ de mais capacidade",
  },
  {
    model: "peccinin-gatter",
    make: "Peccinin",
    name: "Gatter",
    is: "uma linha da Peccinin",
    when: "você já tem um, com o redutor firme, e a peça se encontra",
    otherwise: "o modelo atual da marca que serve ao peso da folha",
  },
];

/** A make set beside a model of its own: the model is one of its motors, and the choice is of which of them. */
export const modeloDaPropriaMarca: NarrowConcept[] = models.map(({ model, make, name, is, when, otherwise }) => ({
  id: `${model}-ou-outro-da-marca`,
  isAskedByName: true,
  broader: model,
  label: `${make} ou ${make} ${name}`,
  phrase: `a escolha entre o ${name} e outro motor ${make}`,
  asks: [`${make} ou ${name}`, `diferença ${make} ${name}`, `${name} ou outro ${make}`],
  intent: "question",
  answers: {
    any: [
      `O ${make} ${name} é ${is}: não é outra marca, e a escolha é entre ele e os outros motores ${make}. Fique com o ${name} quando ${when}; senão, prefira ${otherwise}. A troca em casa fica de {price.homeSwap}, com mão de obra.`,
      `Entre o ${make} ${name} e outro motor ${make}, escolha o ${name} quando ${when}, porque ele é ${is}. Nos outros casos, compre ${otherwise}; em casa, a troca sai de {price.homeSwap}, instalada.`,
      `A diferença é de uso: o ${name} é ${is} e compensa quando ${when}. Fora disso, o indicado é ${otherwise}, e a troca em casa custa de {price.homeSwap}, com mão de obra.`,
    ],
  },
  sections: [
    {
      about: "choose",
      headings: [`${name} ou outro motor ${make}`, "O que decide entre os dois"],
      slots: [
        [
          "O tipo de portão vem primeiro, porque motor de correr não serve em basculante, nem o contrário. Depois compare só motores do mesmo tipo, pela capacidade em quilos.",
          "Comece pelo movimento da folha: sobe, corre ou gira. Um motor da mesma marca, mas de outro tipo, não entra no lugar.",
          "Antes do modelo, veja como o portão abre, já que cada linha da marca é de um tipo. Só então a força e a velocidade entram na conta.",
        ],
        [
          "A capacidade da versão deve passar em um terço o peso da folha. Em uso coletivo, os ciclos por hora, quantas vezes ele abre sem esquentar, decidem antes da força.",
          "Compare os quilos da ficha com o peso da folha, com um terço de folga, e as aberturas por hora com o seu pico. São esses dois números que separam o motor de casa do de prédio.",
          "Deixe um terço de sobra nos quilos e olhe os ciclos por hora se muitos carros entram. O resto, como velocidade, é escolha de conforto.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Controles e peças entre modelos da marca", "O que se aproveita dentro da marca"],
      slots: [
        [
          "Os controles costumam servir se a central usa o mesmo código, e são gravados de novo. Placa e engrenagem mudam com o modelo, e a peça se pede pelo nome inteiro da etiqueta.",
          "Dentro da marca, o controle muitas vezes fica; já engrenagem, placa e suporte seguem cada versão. Confira pela etiqueta antes de comprar qualquer um.",
          "Ficando na mesma marca, a chance de manter controles e fotocélula é maior. O que não se mistura são as peças de dentro, próprias de cada modelo.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço da troca", "A conta de trocar um pelo outro"],
      slots: [
        [
          "O valor soma motor, central, controles e mão de obra, e o motor comprado conosco tem {warranty.motor} de garantia. Base, cremalheira ou suporte só entram se os atuais não servirem.",
          "Pagam-se o motor com a placa, os controles e o serviço, que tem {warranty.installation} de garantia. O que está bom na instalação fica, e o que falta vem em linha separada.",
          "Na troca dentro da marca, a fiação e os sensores costumam ficar, e a conta é motor mais montagem. O cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `A ${make} fabrica outras linhas além do ${name}?`,
      answers: [
        `Sim. O ${name} é uma das linhas da ${make}, e a etiqueta do motor diz qual é o seu.`,
        `Fabrica, para portões de correr, basculantes e de abrir. Na carcaça está o nome completo da versão que você tem.`,
      ],
    },
    {
      question: `Onde vejo a capacidade do ${name}?`,
      answers: [
        "Na etiqueta da carcaça e na ficha do fabricante, pelo nome inteiro da versão, com o número.",
        "Na etiqueta, em quilos. Se ela apagou, a foto do motor dos dois lados ajuda a reconhecer a versão.",
      ],
    },
    {
      question: `O ${name} antigo ainda tem peça?`,
      answers: [
        "As de desgaste, como capacitor, se acham pela medida. Placa e engrenagem dependem da versão, e a foto da etiqueta mostra se há.",
        "Em geral, sim, original ou compatível. O que falta com mais frequência é engrenagem de versão antiga, e aí se compara com a troca.",
      ],
    },
    {
      question: "Vocês são revenda autorizada da marca?",
      answers: [
        "Não: vendemos, instalamos e consertamos de forma independente. A garantia de fábrica de motor comprado fora se pede a quem vendeu.",
        "Somos independentes. No motor que vendemos, a garantia é de {warranty.motor}, e na instalação, de {warranty.installation}.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro, com a largura, a altura e o material, e a da etiqueta do motor, se houver",
}));
