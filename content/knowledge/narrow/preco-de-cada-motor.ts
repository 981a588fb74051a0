import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Priced = {
  id: string;
  broader: string;
  /** In sentences, after "o": "PPA DZ Rio", "motor Garen". */
  name: string;
  names: string[];
  leads: string[];
  /** What is paid, case by case. */
  cases: string[];
  /** What puts it low or high within the range. */
  moves: string[];
  own: KnowledgeQuestion[];
  /** Where it is of one kind of gate only. */
  gate?: "sliding" | "tilting";
};

const asking = ["preço", "valor", "quanto custa", "quanto fica", "preço instalado", "custo"];

const bought = (name: string): KnowledgeQuestion => ({
  question: `Quanto custa instalar um ${name} que já comprei?`,
  answers: [
    "A mão de obra parte de {price.installation}, depois de conferir por foto se o motor serve na folha. A garantia do aparelho fica com quem vendeu.",
    "A partir de {price.installation}, só a instalação. Mande antes a foto da etiqueta e do portão, para não montar um motor menor que a folha.",
  ],
});

const paying: KnowledgeQuestion = {
  question: "Como posso pagar?",
  answers: [
    "Por Pix ou no cartão, em até {shop.instalments} vezes. O orçamento mostra cada item antes do serviço.",
    "No Pix ou em até {shop.instalments} vezes no cartão, com motor, controles e mão de obra já no total.",
  ],
};

const lasting: KnowledgeQuestion = {
  question: "Que garantia tem o motor novo?",
  answers: [
    "São {warranty.motor} de garantia no motor comprado conosco e {warranty.installation} na instalação.",
    "O motor tem {warranty.motor} de garantia, e o serviço de instalação, {warranty.installation}.",
  ],
};

/** How long the swap takes. */
function lasts(gate: Priced["gate"]): string {
  if (gate === "sliding") return "O serviço leva de {time.sliding} em casa e de {time.heavy} em portão pesado.";
  if (gate === "tilting") return "O serviço leva de {time.tilting} em casa e de {time.heavy} em portão pesado.";
  return "O serviço leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.";
}

function toPrice({ id, broader, name, names, leads, cases, moves, own, gate }: Priced): NarrowConcept {
  const sections: KnowledgeSection[] = [
    {
      about: "cost",
      headings: [`Preço do ${name} em cada caso`, `Quanto custa o ${name}, caso a caso`],
      slots: [
        [
          "Os valores incluem motor, controles e mão de obra, salvo onde está dito.",
          "Motor, controles e mão de obra estão na conta, salvo onde está dito.",
          "São valores com o motor instalado, salvo onde está dito.",
        ],
      ],
      bullets: cases,
    },
    {
      about: "choose",
      headings: ["O que deixa mais barato ou mais caro", `O que muda o preço do ${name}`],
      slots: [moves],
    },
    {
      about: "visit",
      headings: ["O que está incluído na troca", "Como é a troca, da foto ao teste"],
      slots: [
        [
          `Você manda a foto do portão e recebe o valor fechado antes da visita. No dia, o técnico tira o motor antigo, fixa o novo, liga a central, grava os controles e regula a força e as paradas. ${lasts(gate)} O teste final é feito com você.`,
          `O preço é fechado pela foto, antes de marcar. A troca inclui retirar o motor velho, montar e ligar o novo, gravar o percurso e os controles e testar a fotocélula, se houver. ${lasts(gate)}`,
          `Com a foto e as medidas, o valor vem fechado antes da visita. No local, o técnico confere se a folha anda leve, troca o motor, regula a força no mínimo necessário e grava os controles. ${lasts(gate)}`,
        ],
      ],
    },
  ];
  return {
    id,
    isAskedByName: true,
    broader,
    label: `Preço do ${name}`,
    phrase: `o preço do ${name}`,
    asks: combine(names, asking),
    intent: "price",
    answers: { any: leads, price: leads },
    sections,
    keep: [],
    questions: [...own, bought(name), paying, lasting],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  };
}

const slidingCases = [
  "Troca em casa, com base e cremalheira prontas: de {price.homeSwap}",
  "Portão pesado ou de prédio: motor mais forte, de {price.heavySwap}",
  "Portão que nunca teve motor: orçado por foto, com base, cremalheira e ponto de energia",
  "Só a instalação de motor já comprado: a partir de {price.installation}",
];

const tiltingCases = [
  "Troca em casa, com a folha equilibrada: de {price.homeSwap}",
  "Portão pesado ou de prédio: de {price.heavySwap}",
  "Cabo, contrapeso ou solda: orçados à parte, se precisar",
  "Só a instalação de motor já comprado: a partir de {price.installation}",
];

const rackLeft: KnowledgeQuestion = {
  question: "A cremalheira e a base que já tenho ficam?",
  answers: [
    "A cremalheira fica se os dentes estão inteiros e têm o mesmo passo da engrenagem nova. A base fica se está firme e na altura certa. A foto mostra isso.",
    "Em geral, sim: cremalheira de mesmo passo e base firme são aproveitadas. O trecho de dentes gastos é trocado, para não estragar a engrenagem nova.",
  ],
};

const priced: Priced[] = [
  {
    id: "ppa-preco",
    broader: "ppa",
    name: "motor PPA",
    names: ["ppa"],
    leads: [
      "O motor PPA custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. O kit basculante JetFlex, que é da PPA, tem preço fechado: {price.jetflex} instalado, em folha de até {width.quarterHp}.",
      "O preço do motor PPA instalado vai de {price.homeSwap} na troca em casa, seja DZ de correr, BV de basculante ou Piston de abrir. Em portão pesado ou de prédio, de {price.heavySwap}. O JetFlex basculante sai por {price.jetflex}, com entrega e instalação.",
    ],
    cases: [
      "Basculante de até {width.quarterHp}, JetFlex: {price.jetflex}",
      "De correr, DZ Home ou DZ Rio: de {price.homeSwap} na troca em casa",
      "De abrir, Piston: de {price.homeSwap} por motor, um em cada folha",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "No portão de correr, contam a versão, do DZ Home ao Jet Rio, e o que já existe: base e cremalheira boas são aproveitadas e diminuem o total. No basculante, contam a largura e a velocidade. O acerto de cabo ou contrapeso é orçado à parte. No portão de abrir, cada folha leva um motor. O motor com inversor, como o JetFlex, custa mais que o comum.",
      "O tipo de portão decide a linha: DZ no de correr, BV ou Penta no basculante, Piston no de abrir. Folha leve, com base e fiação aproveitadas, fica no começo da faixa. Folha pesada e motor com inversor ficam no fim dela. Portão que ainda é manual é orçado por foto.",
    ],
    own: [
      {
        question: "Qual é o motor PPA mais barato?",
        answers: [
          "Em portão de casa, os da linha Home: DZ Home no de correr e BV Home no basculante. Vale o mais barato que aguente a sua folha com um terço de folga.",
          "São os de casa, DZ Home e BV Home. Mas um motor fraco para a folha esquenta e queima cedo, e o barato sai caro.",
        ],
      },
    ],
  },
  {
    id: "garen-preco",
    broader: "garen",
    name: "motor Garen",
    names: ["garen"],
    leads: [
      "O motor Garen custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. No de correr, o KDZ com base e cremalheira aproveitadas fica no começo da faixa; no de abrir, conta-se um motor por folha.",
      "O preço do motor Garen instalado, com mão de obra, vai de {price.homeSwap} na troca em casa, em qualquer tipo de portão. Em portão de prédio ou de folha pesada, vai de {price.heavySwap}. As versões Speed, que abrem mais rápido, custam mais que as comuns.",
    ],
    cases: [
      "De correr, KDZ: de {price.homeSwap} na troca em casa",
      "Basculante de até {width.quarterHp}, 1/4 HP: de {price.homeSwap} na troca em casa",
      "De abrir: de {price.homeSwap} por motor, um em cada folha",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "No portão de correr, contam os quilos da folha e os metros de cremalheira, que só é cobrada se faltar. No basculante, contam a largura e a velocidade. O acerto de cabo ou contrapeso é orçado à parte. A versão Speed custa mais e só vale a pena em folha que anda leve.",
      "A troca em folha leve, com base, fiação e fotocélula boas, fica no começo da faixa. A versão Speed e o motor para folha pesada ficam no fim dela. A primeira instalação, com base, cremalheira e ponto de energia, é orçada por foto.",
    ],
    own: [
      {
        question: "Qual Garen custa menos no portão de correr?",
        answers: [
          "O KDZ Fit, de casa, se os quilos da etiqueta passam do peso da folha em um terço. Um motor menor que isso esquenta e dura pouco.",
          "Em folha leve, o KDZ Fit. Em chapa ou madeira, é preciso subir de versão, e o preço sobe junto.",
        ],
      },
    ],
  },
  {
    id: "rossi-preco",
    broader: "rossi",
    name: "motor Rossi",
    names: ["rossi"],
    leads: [
      "O motor Rossi custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. O DZ Nano, compacto, em folha leve e com a cremalheira aproveitada, fica no começo da faixa.",
      "O preço do motor Rossi instalado vai de {price.homeSwap} na troca em casa, do DZ Nano aos DZ3 e DZ4 de correr. Em folha pesada, de {price.heavySwap}. No basculante, com o BV, a faixa residencial é a mesma.",
    ],
    cases: [
      "De correr, DZ Nano, DZ3 ou DZ4: de {price.homeSwap} na troca em casa",
      "Basculante, BV: de {price.homeSwap} na troca em casa",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Portão que nunca teve motor: orçado por foto, com base, cremalheira e ponto de energia",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "Numa folha leve, o DZ Nano basta e sai por menos; chapa fechada, rampa ou muitos carros pedem DZ maior. Na troca, base e cremalheira de mesmo passo ficam. O Turbo, que abre mais rápido, custa mais que o Nano comum.",
      "O peso da folha decide entre o Nano e os maiores, e é o que mais mexe no preço. Depois vêm os metros de cremalheira e a base, cobrados só quando faltam ou estão gastos.",
    ],
    own: [rackLeft],
  },
  {
    id: "peccinin-preco",
    broader: "peccinin",
    name: "motor Peccinin",
    names: ["peccinin"],
    leads: [
      "O motor Peccinin custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} nos de uso contínuo, para prédio. O Gatter, de portão de correr, com base e cremalheira aproveitadas, fica no começo da faixa.",
      "O preço do motor Peccinin instalado vai de {price.homeSwap} na troca em casa, seja Gatter de correr, basculante ou de abrir. Em portão pesado ou de prédio, de {price.heavySwap}. Se o seu é antigo e o redutor está firme, consertar costuma sair por menos.",
    ],
    cases: [
      "De correr, Gatter ou Light: de {price.homeSwap} na troca em casa",
      "Basculante de até {width.quarterHp}, 1/4 HP: de {price.homeSwap} na troca em casa",
      "De abrir: de {price.homeSwap} por motor, um em cada folha",
      "Condomínio, linha Max: de {price.heavySwap}",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "A linha é o que mais pesa: Light e Gatter comum são os de casa, Fastgatter é o rápido e Max, o de uso contínuo. Na troca, base, cremalheira e fotocélula em bom estado são aproveitadas. Antes de comprar, compare com o conserto, que custa menos quando o redutor está firme e só falhou o capacitor ou a placa.",
      "Folha leve, com a instalação aproveitada, fica no começo da faixa. Motor rápido, folha pesada e uso de condomínio custam mais. Se você tem um Peccinin antigo, peça os dois preços, o do conserto e o da troca: com o redutor firme, o conserto costuma sair por menos.",
    ],
    own: [
      {
        question: "Vale trocar um Peccinin antigo?",
        answers: [
          "Vale quando o redutor tem folga ou a engrenagem já não se acha. Com o redutor firme, trocar capacitor, fim de curso ou placa custa menos.",
          "Depende do redutor: firme, conserte. Com folga ou peça fora de linha, o motor novo sai melhor.",
        ],
      },
    ],
  },
  {
    id: "ppa-dz-rio-preco",
    gate: "sliding",
    broader: "ppa-dz-rio",
    name: "PPA DZ Rio",
    names: ["dz rio", "ppa dz rio", "motor ppa dz rio"],
    leads: [
      "O PPA DZ Rio custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra, e de {price.heavySwap} em portão pesado. O número da versão, como 400 ou 500, e a cremalheira que já existe decidem o valor exato.",
      "O preço do motor PPA DZ Rio instalado fica de {price.homeSwap} na troca em casa, com mão de obra. Quem já tem base e cremalheira boas paga o começo da faixa; o Jet Rio, que tem inversor e abre mais rápido, custa mais.",
    ],
    cases: slidingCases,
    moves: [
      "A versão é o que mais muda o preço. Quanto mais quilos na etiqueta, mais caro o motor, e o Jet Rio, com inversor, custa mais que o Rio comum. Depois vêm os metros de cremalheira e a base. Não pague por força que a folha não usa: um terço acima do peso dela basta.",
      "Folha de até uns 300 kg usa um Rio de 400, e subir de versão só se justifica em chapa pesada ou muitas aberturas. Base e cremalheira aproveitadas reduzem a conta; inversor aumenta.",
    ],
    own: [rackLeft],
  },
  {
    id: "ppa-dz-home-preco",
    gate: "sliding",
    broader: "ppa-dz-home",
    name: "PPA DZ Home",
    names: ["dz home", "ppa dz home", "motor ppa dz home"],
    leads: [
      "O PPA DZ Home custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra, e fica no começo da faixa quando a folha é leve e a base e a cremalheira são aproveitadas. Em portão sem motor, as duas somam.",
      "O preço do motor PPA DZ Home instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra. É o deslizante de casa da PPA, e costuma sair por menos que o DZ Rio; a versão Turbo, mais rápida, custa mais.",
    ],
    cases: [
      "Troca em casa, com base e cremalheira prontas: de {price.homeSwap}",
      "Portão que nunca teve motor: orçado por foto, com base, cremalheira e ponto de energia",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "O DZ Home serve em folha leve de casa. Se a chapa é pesada ou várias famílias usam o portão, pagar um pouco mais por um DZ Rio evita queimar o motor. No orçamento, a cremalheira entra por metro, e só quando falta ou está gasta.",
      "Na troca, o que mais muda o preço é a base ou a cremalheira que precisa ser refeita. A primeira instalação é orçada por foto, com base, cremalheira e ponto de energia. Trilho torto ou roldana gasta é corrigido antes e cobrado à parte.",
    ],
    own: [rackLeft],
  },
  {
    id: "garen-kdz-preco",
    gate: "sliding",
    broader: "garen-kdz",
    name: "Garen KDZ",
    names: ["kdz", "garen kdz", "motor garen kdz"],
    leads: [
      "O Garen KDZ custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra; portão pesado ou de prédio leva motor mais forte, de {price.heavySwap}. A versão, como Fit ou Speed, e a cremalheira que já existe decidem o valor exato.",
      "O preço do motor Garen KDZ instalado fica de {price.homeSwap} na troca em casa, com mão de obra. Em folha leve, com base e cremalheira aproveitadas, fica no começo da faixa; o KDZ Speed, que abre mais rápido, custa mais.",
    ],
    cases: slidingCases,
    moves: [
      "O KDZ Fit atende folha leve de casa e sai por menos; o Speed custa mais e pede trilho limpo, batente firme e fotocélula. Na troca, base e cremalheira de mesmo passo ficam. Trilho torto e roldana gasta são acertados antes e cobrados em linha separada.",
      "Quilos e velocidade separam as versões e os preços. Quem tem folha leve e não tem pressa paga o KDZ comum; chapa pesada e muitas aberturas pedem versão maior. Cremalheira e base só são cobradas se faltarem.",
    ],
    own: [rackLeft],
  },
  {
    id: "rossi-dz-nano-preco",
    gate: "sliding",
    broader: "rossi-dz-nano",
    name: "Rossi DZ Nano",
    names: ["dz nano", "rossi dz nano", "motor rossi dz nano", "rossi nano"],
    leads: [
      "O Rossi DZ Nano custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra. Por ser o compacto da marca, em folha leve e com base e cremalheira aproveitadas ele fica no começo da faixa.",
      "O preço do motor Rossi DZ Nano instalado fica de {price.homeSwap} na troca em casa, com mão de obra. A versão Turbo, que abre mais rápido, custa mais que a comum, e a cremalheira só é cobrada se faltar.",
    ],
    cases: [
      "Troca em casa, com base e cremalheira prontas: de {price.homeSwap}",
      "Portão que nunca teve motor: orçado por foto, com base, cremalheira e ponto de energia",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "O Nano é para folha leve: em grade ou tubo fino, é a compra mais econômica da Rossi. Se a chapa é fechada, há rampa ou o vento pega, um DZ maior custa mais e dura mais. Base e cremalheira de mesmo passo ficam na troca.",
      "Comum ou Turbo é a primeira diferença de preço, e a segunda é o que já existe no portão. Em folha perto do limite da etiqueta, o barato sai caro: o motor esquenta e gasta a engrenagem.",
    ],
    own: [rackLeft],
  },
  {
    id: "peccinin-gatter-preco",
    gate: "sliding",
    broader: "peccinin-gatter",
    name: "Peccinin Gatter",
    names: ["gatter", "peccinin gatter", "motor peccinin gatter"],
    leads: [
      "O Peccinin Gatter custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra; portão pesado ou de prédio leva motor mais forte, de {price.heavySwap}. Com base e cremalheira aproveitadas, fica no começo da faixa.",
      "O preço de um Peccinin Gatter instalado fica de {price.homeSwap} na troca em casa, com mão de obra. Se você já tem um Gatter com o redutor firme, consertar sai por menos; a versão rápida, o Fastgatter, custa mais.",
    ],
    cases: slidingCases,
    moves: [
      "A versão e os quilos pesam primeiro, e o Fastgatter, rápido, fica acima do comum. Quem já tem um Gatter deve comparar com o conserto: capacitor e fim de curso são baratos, engrenagem e placa custam mais, e o redutor com folga pede motor novo.",
      "Trocar um Gatter por outro aproveita base e, quase sempre, a cremalheira. Folha pesada ou uso de prédio leva a um modelo maior. No antigo, peça os dois valores, o do conserto e o da troca.",
    ],
    own: [rackLeft],
  },
  {
    id: "ppa-bv-home-preco",
    gate: "tilting",
    broader: "ppa-bv-home",
    name: "PPA BV Home",
    names: ["bv home", "ppa bv home", "motor ppa bv home"],
    leads: [
      "O PPA BV Home custa de {price.homeSwap} na troca em casa, com motor, controles e mão de obra, em basculante equilibrado. Para folha de até {width.quarterHp}, compare com o kit JetFlex, também PPA e mais rápido, de {price.jetflex} instalado.",
      "O preço do motor PPA BV Home instalado fica de {price.homeSwap} na troca em casa, com mão de obra, conforme a potência e o tamanho do acionador. Em folha de até {width.quarterHp}, o kit Padrão de 1/4 HP sai por {price.padrao}, montado.",
    ],
    cases: [
      "Troca em casa, com a folha equilibrada: de {price.homeSwap}",
      "Cabo, contrapeso ou solda: orçados à parte, se precisar",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "A altura da folha escolhe o tamanho do acionador, e a largura, a potência: até {width.quarterHp}, 1/4 HP. O que encarece é acertar o portão, porque cabo gasto e contrapeso errado precisam ser corrigidos antes. Fiação e fotocélula boas ficam.",
      "Potência e curso do acionador mudam pouco o valor; o estado do portão muda mais. Folha desequilibrada, cabo gasto ou coluna sem firmeza pedem serviço antes do motor, cobrado em linha separada.",
    ],
    own: [],
  },
  {
    id: "ppa-penta-preco",
    gate: "tilting",
    broader: "ppa-penta",
    name: "PPA Penta",
    names: ["penta", "ppa penta", "motor ppa penta"],
    leads: [
      "O PPA Penta custa de {price.heavySwap} na troca em portão pesado ou de prédio, com motor, controles e mão de obra, e de {price.homeSwap} em casa. A versão, como a Predial, e as aberturas na hora de pico decidem o valor exato.",
      "O preço do motor PPA Penta instalado vai de {price.heavySwap} em garagem coletiva e de {price.homeSwap} em residência, com mão de obra. Folha larga, uso de prédio e inversor ficam no alto da faixa.",
    ],
    cases: tiltingCases,
    moves: [
      "Largura da folha e aberturas por hora definem a versão, e a Predial, de uso coletivo, custa mais que a comum. Em prédio, fotocélula, sinaleiro e cadastro de controles são orçados à parte. Em casa, com folha de até {width.quarterHp}, um motor de 1/4 HP faz o mesmo por menos.",
      "O Penta só vale o preço onde a folha é larga, pesada ou abre o dia inteiro. Contrapeso e cabos são conferidos antes, e o que estiver gasto entra à parte. Fiação e fotocélula em bom estado são aproveitadas.",
    ],
    own: [],
  },
  {
    id: "nice-preco",
    broader: "nice",
    name: "motor Nice",
    names: ["motor nice", "motor portão nice"],
    leads: [
      "O motor Nice custa, nas linhas comuns, de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. Os de 24 V com bateria, como o Robus, costumam passar disso, e o valor é informado pelo modelo.",
      "O preço do motor Nice instalado depende da linha: a ligada direto na rede fica de {price.homeSwap} na troca em casa, com mão de obra; a de 24 V, que aceita bateria, costuma custar mais. Em portão pesado, de {price.heavySwap}.",
    ],
    cases: [
      "Linha comum, troca em casa: de {price.homeSwap}",
      "Linha de 24 V com bateria: orçada pelo modelo, em geral acima disso",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "A bateria e a baixa tensão são o que mais encarece um Nice, e valem a pena onde falta luz com frequência. Modelo vendido no Brasil, com placa à mão, custa menos para comprar e para consertar que um trazido de fora. Base, cremalheira e fiação boas são aproveitadas.",
      "Quem não precisa de bateria gasta menos com a linha comum ou com uma marca nacional. Antes de fechar, confirme que há placa e controle do modelo à venda no Brasil, porque a peça encomendada sai mais cara.",
    ],
    own: [
      {
        question: "Nice ou PPA: qual custa menos?",
        answers: [
          "Em portão comum, a PPA costuma custar menos na compra e no conserto. A Nice compensa quando a bateria é necessária.",
          "A PPA, na maioria dos casos, pela peça fácil. Com bateria de reserva, compare a Nice com PPA mais nobreak.",
        ],
      },
    ],
  },
  {
    id: "agl-preco",
    broader: "agl",
    name: "motor AGL",
    names: ["motor agl", "motor portão agl"],
    leads: [
      "O motor AGL custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. Folha leve e instalação aproveitada ficam no começo da faixa; interfone e fechadura da marca são orçados à parte.",
      "O preço do motor AGL instalado vai de {price.homeSwap} na troca em casa, com mão de obra, conforme o tipo de portão e o peso da folha. Se você já comprou o motor, a instalação parte de {price.installation}.",
    ],
    cases: [
      "De correr ou basculante, troca em casa: de {price.homeSwap}",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
      "Fechadura, trava e interfone: orçados à parte",
    ],
    moves: [
      "O peso da folha e o que já existe no portão decidem o valor: base, cremalheira, fiação e trava boas ficam. Antes de comprar, veja se há placa e controle do modelo à venda. O interfone AGL não obriga a ter motor AGL, então compare com outras marcas pelo preço instalado.",
      "Folha leve de casa fica no começo da faixa; chapa pesada, trava elétrica nova e portão que ainda é manual aumentam a conta. Compare o preço instalado com o de uma marca de peça mais comum, como PPA ou Garen.",
    ],
    own: [],
  },
  {
    id: "omegaport-ggport-preco",
    broader: "motor",
    name: "motor [marca]",
    names: ["omegaport", "ggport"],
    leads: [
      "O motor [marca] custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. Folha leve, com a instalação antiga aproveitada, fica no começo da faixa.",
      "O preço do motor [marca] instalado vai de {price.homeSwap} na troca em casa, com mão de obra, conforme o tipo de portão e o peso da folha. Se você já comprou o motor, a instalação parte de {price.installation}.",
    ],
    cases: [
      "De correr ou basculante, troca em casa: de {price.homeSwap}",
      "Portão pesado ou de prédio: de {price.heavySwap}",
      "Portão que nunca teve motor: orçado por foto, com base ou suporte e ponto de energia",
      "Só a instalação de motor já comprado: a partir de {price.installation}",
    ],
    moves: [
      "O peso da folha, os metros de cremalheira e o ponto de energia movem o valor. Antes de fechar, veja se há engrenagem e placa do modelo à venda, porque são as peças sem substituta comum. Se o seu [marca] ainda tem o redutor firme, o conserto pode custar bem menos.",
      "Na troca, base, fiação e fotocélula boas continuam, e o valor cai. Compare com o preço instalado de uma marca de peça mais comum e, se já tem um [marca], com o conserto: capacitor e fim de curso são baratos.",
    ],
    own: [],
  },
];

/** What a make's motor or one of its models costs, fitted, and what moves the price. */
export const precoDeCadaMotor: NarrowConcept[] = priced.map(toPrice);
