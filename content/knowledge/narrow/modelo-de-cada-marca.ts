import type { KnowledgeQuestion, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Range = {
  id: string;
  broader: string;
  /** The make, and the gate where the range is of one gate: "Garen deslizante". */
  name: string;
  asks: string[];
  any: string[];
  price: string[];
  /** Which model for which leaf: list items. */
  which: string[];
  /** What sets its models apart, in whole paragraphs. */
  apart: string[];
  sums: string[];
  questions: KnowledgeQuestion[];
};

const choosing = ["qual modelo", "qual modelo escolher", "qual escolher", "qual comprar", "qual", "melhor", "modelo"];
const sliding = ["deslizante", "correr", "portão deslizante", "portão correr"];
const tilting = ["basculante", "portão basculante"];
const homes = ["", "residencial", "casa"];
const prices = ["", "preço", "valor", "quanto custa", "instalado"];

const slidingSums = [
  "Na troca, base e cremalheira em bom estado ficam, e você paga motor, controles e mão de obra. No primeiro motor do portão somam-se a base, a cremalheira por metro, o ponto de energia e a fotocélula.",
  "Quem já tem base firme e cremalheira de mesmo passo paga motor, controles e serviço, no começo da faixa. Portão sem motor leva ainda base, cremalheira por metro, energia e fotocélula.",
  "Três coisas movem o valor: a versão do motor, o que já existe no portão e o peso da folha. Base, cremalheira e ponto de energia só são cobrados quando faltam.",
];

const weigh =
  "Para estimar o peso de uma folha de chapa, multiplique a largura pela altura, em metros, pela espessura em milímetros e por 7,85, e some um terço pelo quadro. Folha de 3 por 2 metros em chapa de 1,2 mm dá uns 75 kg.";

function toRange({ id, broader, name, asks, any, price, which, apart, sums, questions }: Range): NarrowConcept {
  return {
    id,
    isAskedByName: true,
    broader,
    label: `${name}: qual modelo`,
    phrase: `o modelo de motor ${name}`,
    asks,
    intent: "buying",
    answers: { any, price },
    sections: [
      {
        about: "choose",
        headings: [`Qual motor ${name} para cada portão`, `${name}: o modelo pelo uso`],
        slots: [
          [
            "Encontre o seu caso e confirme os quilos na etiqueta ou na ficha da versão.",
            "O nome indica a linha, e a ficha da versão confirma peso e aberturas por hora.",
            "Comece pelo seu portão, e não pelo nome do motor.",
          ],
        ],
        bullets: which,
      },
      { about: "what", headings: ["O que separa um modelo do outro", "Como ler o nome do motor"], slots: [apart] },
      { about: "cost", headings: ["O que entra no preço", `A conta do ${name} instalado`], slots: [sums] },
    ],
    keep: [],
    questions,
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  };
}

const slidingQuestions = (name: string): KnowledgeQuestion[] => [
  {
    question: "A cremalheira do motor antigo serve?",
    answers: [
      "Serve, se os dentes estão inteiros e o passo é o da engrenagem nova. Mande uma foto dela com uma régua.",
      "Na maioria das trocas, sim. Dente gasto ou passo diferente pede cremalheira nova, porque come a engrenagem.",
    ],
  },
  {
    question: "Quanto tempo leva a instalação?",
    answers: [
      "De {time.sliding} em casa, com trilho e base em ordem; em portão pesado, de {time.heavy}.",
      "Em residência, de {time.sliding}. Folha pesada ou de prédio leva de {time.heavy}.",
    ],
  },
  {
    question: `Já comprei o motor ${name}. Vocês instalam?`,
    answers: [
      "Instalamos, a partir de {price.installation} de mão de obra, depois de conferir por foto se ele aguenta a folha.",
      "Sim. A mão de obra parte de {price.installation}, e a foto da etiqueta mostra antes se o motor serve na folha.",
    ],
  },
];

const makeQuestions = (name: string): KnowledgeQuestion[] => [
  {
    question: `O ${name} mais caro é o melhor?`,
    answers: [
      "Só se o portão pedir. Capacidade que a folha não usa não faz o motor durar mais; folha leve e regulagem, sim.",
      "Não. O melhor é o que move a sua folha com um terço de folga e aguenta as suas aberturas por hora.",
    ],
  },
  {
    question: "Os controles antigos servem no motor novo?",
    answers: [
      "Servem se a central nova aceita a mesma frequência e o mesmo código, e são gravados de novo. O motor já vem com os seus.",
      "Às vezes. Da mesma marca e frequência, quase sempre; de código rolante de outra linha, não.",
    ],
  },
  {
    question: `Quanto tempo dura um motor ${name}?`,
    answers: [
      "De {trade.life} em casa, com a folha leve e revisão {visits.home}. Uso acima do que a ficha prevê é o que mais encurta.",
      "A referência é {trade.life}, com o modelo certo e revisão {visits.home}. Folha pesada gasta qualquer marca antes.",
    ],
  },
];

const ranges: Range[] = [
  {
    id: "garen-deslizante-qual",
    broader: "garen",
    name: "Garen deslizante",
    asks: [
      ...combine(["garen", "motor garen"], sliding, [...choosing, ...prices]),
      "garen deslizante residencial",
      "qual kdz escolher",
      "kdz qual escolher",
      "qual modelo kdz",
      "fit ou speed garen",
      "kdz fit ou speed",
    ],
    any: [
      "O modelo de motor Garen deslizante é o KDZ, e a versão a escolher depende da folha: KDZ Fit em folha leve de casa, KDZ Speed se você quer abrir mais rápido, e versão de uso intenso em prédio. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Para portão de correr, o motor Garen é da linha KDZ. Escolha a versão cuja etiqueta passe do peso da folha em um terço: a Fit costuma bastar em grade e folha leve, e a Speed é a rápida. Trocado em casa, com mão de obra, custa de {price.homeSwap}.",
      "O melhor motor Garen para portão deslizante é o KDZ que move a sua folha com um terço de sobra nos quilos da etiqueta. Fit é a versão de casa, Speed é a rápida. A troca em residência vai de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O motor Garen deslizante, da linha KDZ, custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. A versão, como Fit ou Speed, e a cremalheira que já existe no portão decidem o valor.",
      "O preço do Garen KDZ, o motor deslizante da marca, vai de {price.homeSwap} na troca em casa, com mão de obra. Folha leve com base e cremalheira boas fica no começo da faixa; em portão pesado, conte de {price.heavySwap}.",
    ],
    which: [
      "Grade ou alumínio, uso de uma família: KDZ Fit",
      "Chapa fechada ou madeira: versão com um terço acima do peso da folha",
      "Rua em que a espera preocupa: KDZ Speed, com fotocélula e batente firme",
      "Prédio ou comércio: versão de uso intenso, pelos ciclos por hora",
    ],
    apart: [
      `As versões do KDZ usam a mesma base e a mesma cremalheira; mudam os quilos, a velocidade e os ciclos por hora, que são as aberturas seguidas que o motor aguenta. O Speed só vale a pena em folha que corre leve na mão. ${weigh}`,
      `Fit e Speed são sobrenomes do KDZ, e os números que valem estão na etiqueta: quilos, tensão e ciclos por hora. Motor rápido em folha pesada perde a vantagem e gasta mais. ${weigh}`,
    ],
    sums: slidingSums,
    questions: [
      {
        question: "KDZ Fit ou KDZ Speed?",
        answers: [
          "O Fit, se o portão é leve e a espera não incomoda. O Speed, se você entra de rua movimentada e a folha corre leve, com batente e fotocélula em ordem.",
          "Fit para o uso comum de uma casa; Speed para abrir em menos tempo. Os dois pedem um terço de folga no peso.",
        ],
      },
      ...slidingQuestions("Garen"),
    ],
  },
  {
    id: "peccinin-deslizante-qual",
    broader: "peccinin",
    name: "Peccinin deslizante",
    asks: [
      ...combine(["peccinin", "motor peccinin"], sliding, [...choosing, ...prices]),
      "peccinin deslizante residencial",
    ],
    any: [
      "O motor Peccinin deslizante é o da linha Gatter, com versão Fast para quem quer abrir mais rápido; nos nomes Light, Super e Max, a Light é de casa e a Max, de uso contínuo. A etiqueta deve passar um terço do peso da folha, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Para portão de correr, o modelo Peccinin é o Gatter, escolhido pelos quilos da etiqueta com um terço de folga sobre a folha. Fastgatter é o rápido, e a Light basta em casa com folha leve. A troca residencial custa de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O motor Peccinin deslizante, como o Gatter, custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. A versão e a cremalheira que já existe no portão decidem o valor.",
      "O preço de um Peccinin deslizante instalado vai de {price.homeSwap} na troca em casa, com mão de obra: Light e Gatter comum embaixo, Fastgatter acima. Para condomínio, conte de {price.heavySwap}.",
    ],
    which: [
      "Folha leve de casa: Light ou Gatter comum",
      "Folha comprida ou de chapa: Super, com um terço acima do peso",
      "Rua em que a espera preocupa: Fastgatter, com fotocélula e batente firme",
      "Condomínio ou comércio: Max, pelos ciclos por hora da ficha",
    ],
    apart: [
      `O que muda de um para outro são os quilos, a velocidade e os ciclos por hora, isto é, as aberturas seguidas que o motor aguenta. A engrenagem é própria da versão, por isso guarde o nome inteiro da etiqueta. ${weigh}`,
      `Light, Super e Max indicam o uso, do mais leve ao contínuo, e Fast indica velocidade. Os quilos exatos estão na etiqueta, e a peça de uma versão nem sempre serve em outra. ${weigh}`,
    ],
    sums: slidingSums,
    questions: [
      {
        question: "Tenho um Gatter antigo. Troco ou conserto?",
        answers: [
          "Conserte se o redutor está firme e falhou uma peça só. Redutor com folga ou engrenagem que já não se acha pedem motor novo.",
          "O redutor decide: firme, vale trocar capacitor, placa ou fim de curso. Com folga, o motor novo sai melhor.",
        ],
      },
      ...slidingQuestions("Peccinin"),
    ],
  },
  {
    id: "ppa-qual-modelo",
    broader: "ppa",
    name: "PPA",
    asks: [
      ...combine(["ppa", "motor ppa"], choosing, [...homes, ...sliding]),
      "linha ppa",
      "modelos ppa casa",
      "qual motor ppa",
    ],
    any: [
      "O melhor motor PPA depende de como o seu portão abre: DZ Home ou DZ Rio no de correr, BV Home ou o rápido JetFlex no basculante, Penta no basculante de prédio e Piston no de abrir. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Os modelos de motor PPA se dividem por portão: DZ é de correr, BV e Penta são de basculante, e Piston é de abrir. Em casa, com folha leve, bastam o DZ Home ou o BV Home. A troca custa de {price.homeSwap}, com mão de obra.",
      "Qual motor PPA escolher: no portão de correr, o DZ Home em folha leve e o DZ Rio na mais pesada; no basculante, o BV Home ou o JetFlex, que é rápido; no de abrir, o Piston. A troca em casa vai de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Um motor PPA custa de {price.homeSwap} na troca em casa, com mão de obra, seja DZ de correr, BV de basculante ou Piston de abrir, que é cobrado por folha. O basculante JetFlex, de até {width.quarterHp}, tem preço fechado: {price.jetflex} instalado.",
    ],
    which: [
      "De correr, folha leve de casa: DZ Home",
      "De correr, folha mais pesada ou mais usada: DZ Rio; com pressa, Jet Rio",
      "Basculante de até {width.quarterHp}: BV Home ou, se a espera incomoda, JetFlex",
      "Basculante largo ou de prédio: Potenza ou Penta",
      "De abrir: Piston, um por folha",
    ],
    apart: [
      "No de correr, o limite é em quilos, e a etiqueta deve passar do peso da folha em um terço: folha de 300 kg pede motor de 400. No basculante, quem carrega o peso é o contrapeso, e a versão se escolhe pela largura. JetFlex é a versão com inversor, que abre mais rápido e freia antes do batente, e só aceita a placa da própria linha.",
      "DZ, BV e Penta dizem o tipo de portão; Home, Rio e Predial dizem o porte. O deslizante se compara em quilos, com um terço de sobra, e o basculante, em largura de folha. Quando o nome traz JetFlex ou Jet, o motor tem inversor: é mais rápido, e a placa custa mais.",
    ],
    sums: [
      "O basculante de até {width.quarterHp} tem kit de preço fechado: o JetFlex, da PPA, custa {price.jetflex} instalado e abre em {opening.jetflex}. Nos outros portões, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} no pesado, com mão de obra; base, cremalheira e fiação boas são aproveitadas.",
      "Só o kit basculante tem preço de tabela: {price.jetflex} no JetFlex, instalado, para folha de até {width.quarterHp}. De correr e de abrir são orçados por foto, dentro da troca de {price.homeSwap} em casa ou de {price.heavySwap} em portão pesado.",
    ],
    questions: makeQuestions("PPA"),
  },
  {
    id: "garen-qual-modelo",
    broader: "garen",
    name: "Garen",
    asks: [...combine(["garen", "motor garen"], choosing, [...homes, ...tilting]), "linha garen", "qual motor garen"],
    any: [
      "O melhor motor Garen depende de como o portão abre: no de correr é o KDZ, na versão Fit ou na rápida Speed; no basculante, o de fuso, comum ou Speed; no de abrir, um motor por folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Os modelos de motor Garen se dividem por portão: KDZ é o de correr, o basculante tem versão comum e a rápida Speed, e o pivotante leva um motor por folha. A troca em casa vai de {price.homeSwap}, com mão de obra.",
      "Qual motor Garen escolher: no portão de correr, o KDZ, pelo peso da folha; no basculante, o de fuso, comum ou Speed, pela largura; no de abrir, um motor por folha. Em casa, a troca custa de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Um motor Garen custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado: KDZ no de correr, fuso no basculante e um motor por folha no de abrir. A versão e o que já existe no portão decidem o valor.",
    ],
    which: [
      "De correr, folha leve de casa: KDZ Fit",
      "De correr ou basculante, com pressa: Speed, em folha que anda leve",
      "Basculante equilibrado de até {width.quarterHp}: 1/4 HP",
      "De abrir: um motor por folha, pelo comprimento dela",
      "Prédio e comércio: uso intenso, pelos ciclos por hora",
    ],
    apart: [
      "KDZ identifica os deslizantes da Garen, e Speed, as versões rápidas, que existem no de correr e no basculante. No de correr vale o peso da folha com um terço de folga; no basculante, a largura e o contrapeso certo. Nas versões com inversor, a placa é própria da linha e custa mais.",
      "O tipo de portão vem primeiro, porque o KDZ não serve em basculante. Depois vêm os quilos, no de correr, ou a largura, no que sobe. Speed quer dizer velocidade, e só vale em folha que anda leve na mão.",
    ],
    sums: [
      "A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Cremalheira, base, fiação e fotocélula em bom estado são aproveitadas; no portão de abrir, conte um motor por folha.",
      "Motor, controles e mão de obra formam o valor, de {price.homeSwap} na troca em casa e de {price.heavySwap} no portão pesado. O que está bom na instalação fica, e o que falta é orçado à parte.",
    ],
    questions: makeQuestions("Garen"),
  },
  {
    id: "rossi-qual-modelo",
    broader: "rossi",
    name: "Rossi",
    asks: [
      ...combine(["rossi", "motor rossi"], choosing, [...homes, ...sliding, ...tilting]),
      "linha rossi",
      "qual motor rossi",
    ],
    any: [
      "O melhor motor Rossi para portão de correr é o DZ: DZ Nano em folha leve e pouco espaço, Nano Turbo se você quer rapidez, DZ3 ou DZ4 em folha mais pesada. No basculante, é o BV. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Os modelos de motor Rossi são o DZ, de portão de correr, do compacto Nano aos DZ3 e DZ4, e o BV, de basculante. KX e NKX são nomes das placas. A troca em casa custa de {price.homeSwap}, com mão de obra.",
      "Qual motor Rossi escolher: DZ Nano em portão de correr leve, DZ3 ou DZ4 quando a folha pesa mais, BV no basculante. A etiqueta deve passar um terço do peso da folha. A troca em casa vai de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Um motor Rossi custa de {price.homeSwap} na troca em casa, com mão de obra, do compacto DZ Nano às versões maiores, e de {price.heavySwap} em portão pesado. No basculante, com o BV, a faixa é a mesma.",
    ],
    which: [
      "De correr, folha leve ou pouco espaço: DZ Nano",
      "De correr, leve e com pressa: DZ Nano Turbo",
      "De correr, chapa fechada ou folha comprida: DZ3 ou DZ4, pela etiqueta",
      "Basculante de até {width.quarterHp}: BV de 1/4 HP",
      "Prédio e comércio: ciclos por hora acima do pico",
    ],
    apart: [
      `DZ quer dizer deslizante e BV, basculante; Nano é o corpo compacto e Turbo, a versão rápida. Não confunda com KX e NKX, que são as placas e não dizem a força do motor. ${weigh}`,
      `No nome, DZ ou BV dá o tipo de portão, e Nano, 3 ou 4 dá o porte, que a etiqueta confirma em quilos. KX e NKX são placas, e por elas não se escolhe motor. ${weigh}`,
    ],
    sums: slidingSums,
    questions: [
      {
        question: "DZ Nano ou DZ3?",
        answers: [
          "Nano em grade ou folha leve de casa; DZ3 quando a chapa é fechada, a folha é comprida ou há rampa. A etiqueta de cada um decide pelos quilos.",
          "O peso decide: se a folha passa de três quartos do limite do Nano, escolha o maior.",
        ],
      },
      ...makeQuestions("Rossi"),
    ],
  },
  {
    id: "peccinin-qual-modelo",
    broader: "peccinin",
    name: "Peccinin",
    asks: [
      ...combine(["peccinin", "motor peccinin"], choosing, [...homes, ...tilting]),
      "linha peccinin",
      "qual motor peccinin",
    ],
    any: [
      "O melhor motor Peccinin depende do portão: Gatter no de correr, com o Fastgatter para quem quer rapidez; de fuso no basculante, pela largura; no de abrir, um por folha. Light é linha de casa, e Max, de condomínio. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Os modelos de motor Peccinin se dividem por portão e por uso: Gatter e Fastgatter para correr, Light em folha leve de casa, Super na maior e Max em condomínio. A troca em casa custa de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Um motor Peccinin custa de {price.homeSwap} na troca em casa, com mão de obra, como o Gatter de portão de correr, e de {price.heavySwap} nos de uso contínuo, em prédio. A versão e o que já existe no portão decidem o valor.",
    ],
    which: [
      "De correr, folha leve de casa: Light ou Gatter comum",
      "De correr, com pressa: Fastgatter, em folha que anda leve",
      "Basculante equilibrado de até {width.quarterHp}: 1/4 HP",
      "De abrir: um motor por folha, pelo comprimento dela",
      "Condomínio: Max, pelos ciclos por hora",
    ],
    apart: [
      "Gatter é o nome dos deslizantes da Peccinin, e Fast, o da versão rápida; Light, Super e Max indicam o uso, do mais leve ao contínuo. Antes de comprar, veja se há engrenagem e placa do modelo à venda, porque a de uma versão não serve em outra.",
      "O nome traz o tipo e o porte, e a etiqueta confirma os quilos. No deslizante, deixe um terço de folga sobre o peso da folha; no basculante, o limite é a largura, com o contrapeso certo. Reposição varia por modelo, e vale conferir antes.",
    ],
    sums: [
      "A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O que está bom, como cremalheira e fotocélula, é aproveitado; no portão de abrir, conte um motor por folha.",
      "Motor, controles e mão de obra formam o valor, de {price.homeSwap} na troca em casa. Para condomínio, de {price.heavySwap}. Base, cremalheira e energia só são cobradas se faltarem.",
    ],
    questions: makeQuestions("Peccinin"),
  },
  {
    id: "nice-qual-modelo",
    broader: "nice",
    name: "Nice",
    asks: [
      ...combine(["nice", "motor nice"], choosing, [...homes, ...sliding, ...tilting]),
      "linha nice",
      "modelos nice",
      "qual motor nice",
      "quais modelos nice",
    ],
    any: [
      "O modelo de motor Nice a escolher depende do portão e da falta de luz. No de correr há o Robus, de 24 V, que aceita bateria, e o Gatter, da Peccinin, que é do mesmo grupo e liga na rede. No de abrir, é um motor por folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Qual motor Nice escolher: em portão de correr, o Robus, se você quer bateria para a falta de luz, ou o Gatter, da Peccinin, que é do grupo e tem peça mais fácil. No de abrir, um motor por folha. Trocado em casa, com mão de obra, custa de {price.homeSwap}.",
    ],
    price: [
      "Um motor Nice custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. A linha de 24 V, como o Robus, e a bateria de reserva ficam acima da que liga direto na rede, como o Gatter, da Peccinin.",
    ],
    which: [
      "De correr, com falta de luz frequente: Robus, de 24 V, com bateria",
      "De correr, uso comum de casa: Gatter, da Peccinin, pelos quilos da etiqueta",
      "De abrir: um motor por folha, pelo comprimento dela",
      "Basculante: confirme antes o modelo e a peça, porque a linha nacional tem mais opção",
      "Entrada de carros sem portão: cancela, e não motor de folha",
    ],
    apart: [
      "A tensão separa as linhas. A de 24 V tem parada suave, para quando encontra obstáculo e aceita bateria, mas só usa a central dela. A que liga na rede é mais simples e tem peça em mais lojas. Nos modelos importados, veja se há placa e engrenagem no Brasil antes de comprar.",
      "Robus 400 e Robus 600 são nomes de versões, e a etiqueta diz o peso de folha que cada uma move. Deixe um terço de folga sobre a sua folha. Motor de 24 V não tem capacitor e não aceita placa universal, por isso a peça à venda no país conta na escolha.",
    ],
    sums: [
      "A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. A bateria de reserva é orçada à parte. Cremalheira de mesmo passo, base e fotocélula em bom estado são aproveitadas.",
      "Motor, central, controles e mão de obra formam o valor, de {price.homeSwap} na troca em casa. Bateria, base e ponto de energia só são cobrados se você quiser ou se faltarem.",
    ],
    questions: makeQuestions("Nice"),
  },
  {
    id: "agl-qual-modelo",
    broader: "agl",
    name: "AGL",
    asks: [
      ...combine(["agl", "motor agl"], choosing, [...homes, ...sliding, ...tilting]),
      "linha agl",
      "modelos agl",
      "qual motor agl",
      "quais modelos agl",
    ],
    any: [
      "O modelo de motor AGL se escolhe pelo jeito como o portão abre: a marca tem motor para basculante e para portão de correr. No de correr, a etiqueta deve passar um terço do peso da folha. No basculante de até {width.quarterHp}, 1/4 HP costuma bastar. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Qual motor AGL escolher: no portão de correr, o que move o peso da folha com um terço de folga; no basculante, o da largura dela. Veja também se a placa tem saída para a trava elétrica, se você usa uma. Trocado em casa, com mão de obra, custa de {price.homeSwap}.",
    ],
    price: [
      "Um motor AGL custa de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. O tipo de portão, o peso da folha e o que já existe nele decidem o valor; a trava elétrica é orçada à parte.",
    ],
    which: [
      "De correr, grade ou alumínio de casa: motor residencial, pelos quilos da etiqueta",
      "De correr, chapa fechada: versão com um terço acima do peso",
      "Basculante equilibrado de até {width.quarterHp}: 1/4 HP",
      "Portão com trava elétrica: placa com saída para ela",
      "Prédio ou portão pesado: compare os ciclos por hora com os de PPA e Garen",
    ],
    apart: [
      "O tipo de portão vem primeiro, porque motor de correr não serve em basculante. Depois vêm os quilos, a tensão e os ciclos por hora, que são as aberturas seguidas que ele aguenta. A AGL faz também interfone e fechadura elétrica, mas qualquer motor pode ser ligado a eles.",
      "Compare na ficha os quilos, a tensão e as aberturas por hora. Quem já tem interfone ou fechadura AGL não é obrigado a comprar o motor da marca, porque o comando é um contato simples. Confira ainda se há placa e controle daquele modelo à venda.",
    ],
    sums: [
      "Na troca, você paga o motor, os controles e a mão de obra, e a cremalheira, a fiação e a fotocélula boas ficam. A trava elétrica e a base só são cobradas quando faltam. Em portão pesado ou de prédio, a troca custa de {price.heavySwap}.",
      "Entram na conta o motor, os controles e o serviço. A base, a cremalheira e a trava elétrica entram em linha própria, e só se faltarem. Portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra.",
    ],
    questions: makeQuestions("AGL"),
  },
];

/** Which model of a make for which gate, by the names of the models. */
export const modeloDeCadaMarca: NarrowConcept[] = ranges.map(toRange);
