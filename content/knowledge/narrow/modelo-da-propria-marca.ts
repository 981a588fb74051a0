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
  /** Continues "senão, fique com". */
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
      `O ${make} ${name} é ${is}: não é outra marca, e a escolha é entre ele e os outros motores ${make}. Escolha o ${name} quando ${when}; senão, fique com ${otherwise}.`,
      `Entre o ${make} ${name}, que é ${is}, e outro motor ${make}, escolha o ${name} quando ${when}; nos outros casos, ${otherwise}. A capacidade e os ciclos de cada versão estão na ficha.`,
    ],
  },
  sections: [
    {
      about: "choose",
      headings: [`${name} ou outro motor ${make}`, "O que decide entre os dois"],
      slots: [
        [
          "O tipo de portão vem primeiro: motor de correr não serve em basculante, nem o contrário.",
          "Comece pelo movimento da folha: sobe, corre ou gira, e só compare motores do mesmo tipo.",
        ],
        [
          "Depois, o peso: a capacidade da versão deve passar em um terço o da folha.",
          "Em seguida compare os quilos da ficha com o peso da folha, com um terço de folga.",
        ],
        [
          "Por último, os ciclos por hora, que separam o motor de casa do de prédio.",
          "Em uso coletivo, os ciclos por hora decidem antes da força.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Controles e peças entre modelos da marca", "O que se aproveita dentro da marca"],
      slots: [
        [
          "Os controles costumam servir se a central usa o mesmo código; placa e engrenagem são de cada versão.",
          "Dentro da marca, o controle muitas vezes fica; placa e engrenagem mudam com o modelo.",
        ],
        [
          "A troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
          "Trocar um pelo outro, em casa, fica de {price.homeSwap}, com mão de obra.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `A ${make} fabrica outras linhas além do ${name}?`,
      answers: [`Sim. O ${name} é uma das linhas da ${make}; a etiqueta do motor diz qual é o seu.`],
    },
    {
      question: `Onde vejo a capacidade do ${name}?`,
      answers: ["Na etiqueta da carcaça e na ficha do fabricante, pelo nome inteiro da versão."],
    },
  ],
  photo: "uma foto do portão inteiro, com a largura, a altura e o material, e a da etiqueta do motor, se houver",
}));
