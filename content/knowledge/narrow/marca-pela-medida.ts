import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Make = {
  id: string;
  make: string;
  /** Its models for a sliding, a tilting and a swing gate, as they stand after "o". */
  light: string;
  heavy: string;
  tilting: string;
  wideTilting: string;
  swing: string;
};

const widths = ["2,5", "3", "3,5", "4", "4,5", "5", "6"].flatMap((width) => [
  `${width} metros`,
  `${width} m`,
  `${width}m`,
]);

/** A gate of so many metres and a make: which of its models that is. */
function toWidth({ id, make, light, heavy, tilting, wideTilting, swing }: Make): NarrowConcept {
  const name = make.toLowerCase();
  return {
    id,
    isAskedByName: true,
    broader: name,
    label: `${make}: qual motor pela largura`,
    phrase: `o motor ${make} pela largura do portão`,
    asks: [
      ...combine([`motor ${name} portão`, `qual motor ${name} portão`, `motor portão ${name}`], widths),
      ...combine(
        [`motor ${name} portão correr`, `motor ${name} portão deslizante`, `motor ${name} deslizante`],
        widths,
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        `O motor ${make} para um portão dessa largura depende de como ele abre: no de correr, o ${light} em folha leve e ${heavy} na pesada; no basculante de até {width.quarterHp}, ${tilting}, e acima disso ${wideTilting}. A troca em casa fica de {price.homeSwap}, com mão de obra.`,
        `Para essa largura, no portão de correr use o ${make} ${light}, se a folha é leve, ou ${heavy}, se é de chapa fechada. O basculante acima de {width.quarterHp} precisa de motor mais forte que o de 1/4 HP. Trocado em casa, com mão de obra, custa de {price.homeSwap}.`,
      ],
      price: [
        `O preço do motor ${make} para um portão dessa largura fica de {price.homeSwap} na troca em casa, com mão de obra: ${light} em folha leve de correr, ${heavy} na pesada. Base e cremalheira boas são aproveitadas. Em portão pesado ou de prédio, a troca fica de {price.heavySwap}.`,
        `O motor ${make} instalado custa de {price.homeSwap} na troca em casa, com o ${light} ou outro modelo que aguente a folha. Cremalheira por metro, base e ponto de energia só são somados quando faltam. Em portão pesado, conte de {price.heavySwap}.`,
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [`Qual ${make} para cada tipo de portão`, "O modelo pelo modo de abrir"],
        slots: [
          [
            "A largura sozinha não escolhe o motor. No portão de correr decide o peso da folha, e no basculante, a largura com o contrapeso certo.",
            "Veja primeiro como o portão abre. O mesmo vão usa motores diferentes conforme a folha corre, sobe ou gira.",
          ],
        ],
        bullets: [
          `De correr, folha leve, de grade ou alumínio: ${light}`,
          `De correr, chapa fechada ou madeira: ${heavy}, pelos quilos da etiqueta`,
          `Basculante de até {width.quarterHp}: ${tilting}`,
          `Basculante mais largo: ${wideTilting}`,
          `De abrir: ${swing}, um motor em cada folha`,
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Como calcular o peso do portão de correr"],
        slots: [
          [
            "Multiplique a largura pela altura, em metros. Em aço com quadro, cada metro quadrado pesa de 10 a 21 kg, e em alumínio, de 4 a 7 kg. Uma folha de aço de 4 por 2 metros fica entre 80 e 168 kg. O motor deve aguentar um terço a mais.",
            "Em aço, conte de 10 a 21 kg por metro quadrado de folha; em alumínio, de 4 a 7 kg. Assim, 3 por 2 metros em aço dão de 60 a 126 kg. Some um terço e compare com os quilos da etiqueta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [`Quanto custa o ${make} instalado`, "O que entra no preço"],
        slots: [
          [
            "Na troca, base, cremalheira e fiação em bom estado são aproveitadas, e você paga motor, controles e mão de obra. Portão que nunca teve motor precisa também de base, cremalheira por metro e ponto de energia. Esse total é orçado de graça, pela foto.",
            "Quem já tem um motor no portão aproveita a base, a cremalheira e os fios. No primeiro motor, esses itens são somados, e o preço sai pela foto do portão. Em portão pesado ou de prédio, a troca fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cremalheira são necessários?",
        answers: [
          "O comprimento da folha, e não só o do vão, com uma pequena sobra. As barras costumam ter de 1 a 1,5 metro e são emendadas.",
          "A cremalheira tem o tamanho da folha inteira, mais uns 30 cm. O que faltar é vendido por metro.",
        ],
      },
      {
        question: "Portão mais largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque a folha anda mais. Um motor com inversor, mais rápido, encurta a espera. No basculante, o tempo quase não muda.",
          "O de correr, sim: o tempo é a largura dividida pela velocidade da ficha. No basculante, a diferença é pequena.",
        ],
      },
      {
        question: "Que garantia tem o motor novo?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  };
}

type Rated = { id: string; broader: string; name: string; names: string[]; gate: "sliding" | "tilting" };

const powers = ["1/4", "1/4 hp", "1/3", "1/3 hp", "1/2", "1/2 hp"];
const volts = ["127v", "220v", "110v", "bivolt", "127 v", "220 v", "110 v"];

/** A model typed as shops list it, with its power and voltage: "Motor PPA DZ Home 1/4 220v". */
function toRated({ id, broader, name, names, gate }: Rated): NarrowConcept {
  const slides = gate === "sliding";
  return {
    id,
    isAskedByName: true,
    broader,
    label: `${name}: potência e tensão`,
    phrase: `o ${name} com potência e tensão`,
    asks: combine(names, powers, volts),
    intent: "buying",
    answers: {
      any: slides
        ? [
            `O ${name} é motor de portão de correr, que vendemos e instalamos em 127 ou 220 V, conforme a versão. Na de 1/4 HP, a etiqueta costuma trazer de 300 a 400 kg, o que serve a folha de 225 a 300 kg. A troca em casa fica de {price.homeSwap}, com mão de obra.`,
            `Instalamos o ${name}, motor de portão deslizante, na tensão do seu ponto: 127 ou 220 V, como está na etiqueta da versão. O de 1/4 HP costuma servir a folha de 225 a 300 kg, com folga. Trocado em casa, com mão de obra, custa de {price.homeSwap}.`,
          ]
        : [
            `O ${name} é motor de portão basculante, que vendemos e instalamos em 127 ou 220 V, conforme a versão. O de 1/4 HP serve em folha equilibrada de até {width.quarterHp} de largura; acima disso, é preciso mais potência. A troca em casa fica de {price.homeSwap}, com mão de obra.`,
            `Instalamos o ${name} em portão basculante, na tensão do seu ponto: 127 ou 220 V, como está na etiqueta. Com 1/4 HP, ele move folha de até {width.quarterHp}, com o contrapeso certo. Trocado em casa, com mão de obra, custa de {price.homeSwap}.`,
          ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que potência o seu portão pede", "Potência: qual versão escolher"],
        slots: [
          slides
            ? [
                "A potência acompanha o peso da folha, e não a largura. O primeiro número é o da etiqueta, e o segundo, o peso de folha que faz o motor durar.",
                "Pese a folha pela conta e escolha com um terço de folga. Os números abaixo são típicos, e a etiqueta da versão confirma.",
              ]
            : [
                "No basculante, o contrapeso carrega a folha, e a largura decide a potência. O equilíbrio é conferido pelo técnico antes da compra.",
                "A largura e o uso escolhem a potência do basculante. A folha precisa estar equilibrada, o que o técnico testa com ela escorada.",
              ],
        ],
        bullets: slides
          ? [
              "1/4 HP: etiqueta de 300 a 400 kg, folha de 225 a 300 kg",
              "1/3 HP: etiqueta de até 600 kg, folha de até 450 kg",
              "1/2 HP: etiqueta de até 1.000 kg, folha de até 750 kg",
            ]
          : [
              "1/4 HP: folha equilibrada de até {width.quarterHp}",
              "1/3 HP: folha mais larga ou de madeira",
              "1/2 HP: folha pesada ou de muitas aberturas por dia",
            ],
      },
      {
        about: "check",
        headings: ["127 ou 220 V: confira o ponto de energia", "A tensão certa para o seu ponto"],
        slots: [
          [
            "A tensão não muda a força do motor, mas precisa ser a do ponto. Motor de 127 V ligado em 220 V queima em pouco tempo, e o de 220 V em 127 V fica fraco e esquenta. Havendo as duas no quadro, prefira 220 V, que puxa menos corrente.",
            "Compre na tensão que chega ao portão. Ligado em tensão maior que a dele, o motor queima; em tensão menor, ronca e não tem força. Com as duas à disposição, 220 V aquece menos o fio. Quem mede o ponto é o técnico ou o eletricista.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "A conta do motor instalado"],
        slots: [
          slides
            ? [
                "O valor da troca soma motor, controles e mão de obra. Base, cremalheira e fiação boas continuam. Portão que nunca teve motor precisa também desses itens, orçados pela foto. O serviço leva de {time.sliding}.",
                "Na troca, você paga o motor, os controles e o serviço, que leva de {time.sliding}. Cremalheira, base e ponto de energia só são somados quando faltam. O cartão divide em até {shop.instalments} vezes.",
              ]
            : [
                "O valor da troca soma motor, controles e mão de obra. Cabo, contrapeso ou solda que o portão precise é orçado à parte. O serviço leva de {time.tilting}, e o cartão divide em até {shop.instalments} vezes.",
                "Na troca, você paga o motor, os controles e o serviço, que leva de {time.tilting}. Para folha de até {width.quarterHp}, há também o nosso kit Padrão de 1/4 HP, por {price.padrao} instalado.",
              ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 220 V é mais forte que o de 127 V?",
        answers: [
          "Não. Com a mesma potência em HP, a força é a mesma. A diferença é a corrente no fio, menor em 220 V.",
          "A força é igual, porque vem da potência. Em 220 V o motor puxa menos corrente, e o fio aquece menos.",
        ],
      },
      {
        question: "Já comprei o motor. Vocês só instalam?",
        answers: [
          "Instalamos, a partir de {price.installation} de mão de obra, depois de conferir pela foto se ele serve na folha e no ponto de energia.",
          "Sim, a mão de obra parte de {price.installation}. Mande antes a foto da etiqueta, para confirmar a tensão e a potência.",
        ],
      },
      {
        question: "Que garantia tem o motor novo?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  };
}

/** A make or a model with a figure beside it: the width of the gate, or the power and the voltage of a list of products. */
export const marcaPelaMedida: NarrowConcept[] = [
  toWidth({
    id: "ppa-pela-largura",
    make: "PPA",
    light: "DZ Home",
    heavy: "o DZ Rio",
    tilting: "BV Home ou JetFlex, de 1/4 HP",
    wideTilting: "Potenza ou Penta",
    swing: "Piston",
  }),
  toWidth({
    id: "garen-pela-largura",
    make: "Garen",
    light: "KDZ Fit",
    heavy: "um KDZ de mais capacidade",
    tilting: "o basculante de 1/4 HP",
    wideTilting: "a versão de 1/3 HP ou mais",
    swing: "o pivotante Garen",
  }),
  toWidth({
    id: "rossi-pela-largura",
    make: "Rossi",
    light: "DZ Nano",
    heavy: "o DZ3 ou o DZ4",
    tilting: "o BV de 1/4 HP",
    wideTilting: "o BV de 1/3 HP ou mais",
    swing: "o pivotante da marca",
  }),
  toWidth({
    id: "peccinin-pela-largura",
    make: "Peccinin",
    light: "Gatter",
    heavy: "um Gatter de mais capacidade",
    tilting: "o basculante de 1/4 HP",
    wideTilting: "a versão de 1/3 HP ou mais",
    swing: "o pivotante da marca",
  }),
  toRated({
    id: "ppa-dz-home-potencia-e-tensao",
    broader: "ppa-dz-home",
    name: "PPA DZ Home",
    names: ["dz home", "ppa dz home", "motor ppa dz home", "motor portão ppa dz home", "motor dz home"],
    gate: "sliding",
  }),
  toRated({
    id: "ppa-dz-rio-potencia-e-tensao",
    broader: "ppa-dz-rio",
    name: "PPA DZ Rio",
    names: ["dz rio", "ppa dz rio", "motor ppa dz rio", "motor portão ppa dz rio", "motor dz rio"],
    gate: "sliding",
  }),
  toRated({
    id: "garen-kdz-potencia-e-tensao",
    broader: "garen-kdz",
    name: "Garen KDZ",
    names: [
      "kdz",
      "garen kdz",
      "motor garen kdz",
      "motor portão garen kdz",
      "kdz fit",
      "garen kdz fit",
      "motor garen kdz fit",
    ],
    gate: "sliding",
  }),
  toRated({
    id: "rossi-dz-nano-potencia-e-tensao",
    broader: "rossi-dz-nano",
    name: "Rossi DZ Nano",
    names: [
      "dz nano",
      "rossi dz nano",
      "motor rossi dz nano",
      "motor portão rossi dz nano",
      "nano turbo",
      "rossi nano",
    ],
    gate: "sliding",
  }),
  toRated({
    id: "peccinin-gatter-potencia-e-tensao",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter", "motor peccinin gatter", "motor gatter"],
    gate: "sliding",
  }),
  toRated({
    id: "ppa-bv-home-potencia-e-tensao",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home", "motor ppa bv home", "motor bv home"],
    gate: "tilting",
  }),
];
