import { formatNumber } from "#domain/format-number.ts";
import { type Quantity, readQuantities } from "#domain/title/quantities.ts";
import { trade } from "../trade.ts";

/** In kilograms, of what is told by horsepower. */
const mostUsual = 1_000;
const quarterWidth = trade.motor.quarterHpMaxWidthMetres;

function kilograms(value: number): string {
  return `${formatNumber(value)} kg`;
}

/** A gate is never put on a motor at its limit: a third more, in steps that makers use. */
function capacityFor(weight: number): number {
  const wanted = Math.floor((weight * 4) / 3);
  const step = wanted > 1_000 ? 200 : 100;
  return Math.ceil(wanted / step) * step;
}

const asksForPower = /\b(?:hp|cavalos?|cv|potencia|forca)\b/;

/** Why the label must say so much: a third over the leaf, and the next size where that falls between two. */
function tellThird(weight: number): string {
  const third = (weight * 4) / 3;
  const capacity = capacityFor(weight);
  return capacity - third < 5
    ? "é o peso da folha mais um terço de folga"
    : `o peso mais um terço dá perto de ${kilograms(Math.round(third / 10) * 10)}, e ${kilograms(capacity)} é o tamanho seguinte`;
}

/** The least usual power of a sliding gate's motor with this capacity. */
function nameLeastPower(capacity: number): string {
  const least = usualLimits.find(([, limit]) => limit >= capacity)?.[0];
  if (least === undefined) return "1 HP ou mais";
  return least <= 0.25 ? "1/4 HP" : least < 0.5 ? "1/3 HP" : "1/2 HP";
}

function describeWeight(value: number, gates: readonly string[], words: string): string[] {
  // What a door that rolls up weighs is carried by its spring.
  if (/\b(?:enrolar|portas? de aco)\b/.test(words)) return [];
  const weight = kilograms(value);
  if (gates.includes("basculante")) {
    return [
      `No basculante, os ${weight} da folha são sustentados pelo contrapeso: com o equilíbrio certo, o motor só vence a inércia, e sem ele nenhuma potência dá conta.`,
      `Uma folha basculante de ${weight} precisa primeiro de contrapeso acertado; o motor é escolhido depois, pela largura e pelo uso.`,
    ];
  }
  if (gates.includes("pivotante")) {
    return [
      `Num pivotante de ${weight}, o braço do motor é escolhido pelo peso e pelo comprimento de cada folha juntos, e o vento também entra na conta.`,
      `Para uma folha de abrir com ${weight}, confira na ficha do motor os dois limites, peso e comprimento: vale o que for menor.`,
    ];
  }
  // Rain makes wood heavier, and swells it.
  if (/\bmadeira\b/.test(words))
    return [
      `Para um portão de madeira de ${weight}, de correr, escolha um motor indicado pelo fabricante para pelo menos ${kilograms(Math.ceil((value * 1.5) / 100) * 100)}: molhada, a madeira pesa mais e incha, e a folga tem de ser maior que em ferro.`,
    ];
  // On its box a motor has what it bears, so who names no leaf means that.
  if (/\b(?:motor|automatizador)\b/.test(words) && !/\b(?:portao|portoes|folhas?|pes[ao]\w*|qual)\b/.test(words))
    return [
      `Motor de ${weight} é o que leva no máximo ${weight} num portão de correr: com folga para vento e uso, serve em folha de até uns ${kilograms(Math.floor(value / 1.3 / 50) * 50)}.`,
      `O motor de ${weight} serve em portão de correr com folha de até uns ${kilograms(Math.floor(value / 1.3 / 50) * 50)}: o número da caixa é o limite, e convém trabalhar abaixo dele.`,
    ];
  const capacity = kilograms(capacityFor(value));
  const third = tellThird(value);
  const heavy =
    value > 800 ? " Acima de 800 kg, o motor costuma ser industrial e o trilho precisa ser conferido junto." : "";
  // Whether the smallest motor will do is told by its label, not by its power.
  if (/(?<![\d/])1\/4(?![\d/])/.test(words))
    return [
      `Depende do modelo: para ${weight} num portão de correr, o motor de 1/4 HP só serve se a ficha dele indicar ${capacity} ou mais, e muitos ficam abaixo disso. Trabalhando no limite, ele esquenta e gasta a engrenagem cedo.${heavy}`,
    ];
  if (asksForPower.test(words))
    return [
      `Para ${weight} de folha num portão de correr, o usual é motor de ${nameLeastPower(capacityFor(value))}: confira na ficha capacidade de ${capacity} ou mais, porque os quilos dizem mais que os HP.${heavy}`,
    ];
  return [
    `Para um portão deslizante de ${weight}, escolha um motor com capacidade de ${capacity} ou mais na ficha: ${third}.${heavy}`,
    `Com ${weight} de folha, procure na ficha técnica um motor de ${capacity} ou mais, para ele não trabalhar no limite: ${third}.${heavy}`,
  ];
}

/** About how heavy a leaf a sliding gate's motor of that power moves, with a third to spare. */
function describeSlidingPower(value: number, written: string): string[] {
  const limit = findUsualLimit(value);
  if (limit === undefined)
    return [
      `O motor deslizante de ${written} é de portão pesado ou de muito uso: em geral passa de ${kilograms(mostUsual)} de capacidade, e quem decide são os quilos da ficha do modelo.`,
    ];
  const leaf = kilograms(Math.floor(limit / 1.3 / 50) * 50);
  return [
    `O motor deslizante de ${written} move, em geral, até perto de ${kilograms(limit)}; com folga para vento e uso, serve em folha de até uns ${leaf}, conforme a ficha do modelo.`,
    `De ${written}, o motor de correr costuma ter capacidade de até perto de ${kilograms(limit)}, boa para folha de uns ${leaf} com folga; a ficha do modelo confirma.`,
  ];
}

function describePower(value: number, written: string, gates: readonly string[]): string[] {
  if (gates.includes("deslizante") && !gates.includes("basculante")) return describeSlidingPower(value, written);
  if (gates.length > 0 && !gates.includes("basculante"))
    return [
      `O motor de ${written} se escolhe pelo peso da folha e pelas aberturas por dia: confira na ficha a capacidade em quilos, que diz mais que a potência.`,
    ];
  if (value < 0.25) {
    return [
      `O motor de ${written} é dos menores e serve só a folha leve e bem equilibrada; os nossos kits são de 1/4 HP, para basculantes residenciais de até {width.quarterHp} de largura, a partir de {price.lowest} instalados.`,
    ];
  }
  if (value <= 0.25) {
    return [
      `O motor de ${written} serve a basculantes residenciais de até {width.quarterHp} de largura, com a folha equilibrada; é a potência dos nossos kits, a partir de {price.lowest} instalados.`,
    ];
  }
  return [
    `O motor de ${written} é indicado para folhas mais largas ou pesadas e para muitas aberturas por dia. Nossos kits de tabela são de 1/4 HP, a partir de {price.lowest} instalados; o de ${written} sai por orçamento, com a largura e o peso do portão.`,
    `A potência de ${written} entra quando o portão passa de {width.quarterHp} ou trabalha o dia inteiro. O valor é passado por orçamento; os kits de 1/4 HP têm preço de tabela, a partir de {price.lowest} instalados.`,
  ];
}

const asksForPrice = /^(?!.*\b(?:qual|que) (?:\w+ )?motor\b).*\b(?:quanto|precos?|valor|custo|orcamento)\b/;

/** Lorries pass through these. */
const tallGates = /\b(?:galp|industri|fabrica|caminh|carreta|deposito|doca)/;

/** From this width on a gate nearly always runs. */
const slidingWidth = 4.5;

/** About what a leaf of this width weighs at the height that such gates usually have. */
function describeSlidingWidth(value: number, written: string, words: string, isNamed: boolean): string[] {
  const height = tallGates.test(words) ? 3 : 2;
  const { light, heavy } = sheet;
  const most = roundTo(value * height * heavy, 10);
  const weight = `${roundTo(value * height * light, 10)} a ${kilograms(most)}`;
  const capacity = kilograms(capacityFor(most));
  // Who asks for the price is told what the width adds to it, and then the price.
  if (isNamed && asksForPrice.test(words))
    return [
      `Para ${written} de folha, conte ${written} de cremalheira e motor indicado para pelo menos ${capacity}, se ela é de chapa.`,
    ];
  const gate = isNamed ? `Um portão de correr de ${written}` : `Com ${written}, o portão quase sempre é de correr e`;
  return [
    `${gate}, com ${height} m de altura, em chapa de aço, pesa cerca de ${weight}: escolha motor que a ficha indique para pelo menos ${capacity}; folha vazada pesa menos.`,
  ];
}

function describeWidth(value: number, written: string, gates: readonly string[], words: string): string[] {
  if (gates.includes("deslizante") && !gates.includes("basculante"))
    return describeSlidingWidth(value, written, words, true);
  if (gates.length === 0 && value >= slidingWidth) return describeSlidingWidth(value, written, words, false);
  if (gates.includes("enrolar")) {
    const area = value * rollingHeight;
    const weight = `${roundTo(area * slats.light, 10)} a ${kilograms(roundTo(area * slats.heavy, 10))}`;
    return [
      `Uma porta de enrolar de ${written} de largura por ${rollingHeight} m de altura pesa de ${weight}, conforme a lâmina; o motor vai com um terço de folga sobre esse peso.`,
    ];
  }
  if (gates.includes("duas-folhas"))
    return [
      `Um vão de ${written} em duas folhas são ${formatMetres(value / 2)} m por folha e dois motores, um de cada lado, com uma central só; se os ${written} são de cada folha, o motor tem de ser indicado para esse comprimento.`,
    ];
  if (gates.includes("pivotante") && !gates.includes("basculante"))
    return [
      `Com ${written}, o motor pivotante se escolhe pelo comprimento e pelo peso de cada folha: a ficha traz os dois limites, e vale o menor.`,
    ];
  if (gates.length > 0 && !gates.includes("basculante")) {
    return [
      `Com ${written} de vão, o que decide o motor é o peso da folha; meça também a altura e anote o material para o orçamento.`,
    ];
  }
  return value <= quarterWidth
    ? [
        `Com ${written} de largura e folha equilibrada, o motor basculante de 1/4 HP atende: ele vai até {width.quarterHp}.`,
      ]
    : [
        `Com ${written}, o portão passa dos {width.quarterHp} que um motor de 1/4 HP atende no basculante, e pede mais potência ou outro tipo de abertura.`,
      ];
}

const sheet = { light: 10.5, heavy: 21 };

/** Kilograms a square metre of a rolling door's slats, and how high such doors usually are, in metres. */
const slats = { light: 7, heavy: 13 };
const rollingHeight = 3;

type Material = { words: RegExp; name: string; light: number; heavy: number };

/** Kilograms a square metre with the frame, which adds about a third to a sheet. */
const materials: Material[] = [
  { words: /\bvidro/, name: "em vidro de 8 a 10 mm, fora o quadro", light: 20, heavy: 25 },
  { words: /\baluminio/, name: "em alumínio de 1 a 2 mm com o quadro", light: 3.6, heavy: 7.2 },
  { words: /\bmadeira/, name: "em madeira dura de 2 a 3 cm, fora as ferragens", light: 16, heavy: 30 },
  {
    words: /\b(?:chapa|ferro|aco|metalon|fechad[oa])/,
    name: "em chapa de aço de 1 a 2 mm com o quadro",
    ...sheet,
  },
];

const kindNames: [string, string][] = [
  ["basculante", " basculante"],
  ["deslizante", " deslizante"],
  ["pivotante", " pivotante"],
  ["duas-folhas", " de duas folhas"],
];

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

function formatMetres(value: number): string {
  return value.toLocaleString("pt-BR", { maximumFractionDigits: 2 });
}

function describeWideTilting(width: number): string {
  return width <= quarterWidth
    ? "o 1/4 HP atende até {width.quarterHp} de largura, com a folha equilibrada"
    : `${formatMetres(width)} m passam dos {width.quarterHp} que o 1/4 HP atende, e o motor precisa ser mais potente, com o contrapeso acertado antes`;
}

/** Of a leaf whose width and height are given: its area, about what it weighs, and which motor that asks for. */
function describeSize(width: number, height: number, gates: readonly string[], words: string): string[] {
  const area = width * height;
  const { name, light, heavy } = materials.find((each) => each.words.test(words)) ?? {
    name: "em chapa de aço de 1 a 2 mm com o quadro",
    ...sheet,
  };
  const isGrid = /\b(?:grade|gradil|vazad[oa])/.test(words);
  const most = roundTo(area * heavy, area * heavy > 60 ? 10 : 5);
  const weight = `${roundTo(area * light, 5)} a ${kilograms(most)}`;
  const size = `${formatMetres(width)} m por ${formatMetres(height)} m`;
  const kind = kindNames.find(([id]) => gates.includes(id))?.[1] ?? "";
  const told = isGrid
    ? `Um portão${kind} de ${size} tem ${formatMetres(Math.round(area * 10) / 10)} m²; em chapa de aço ele teria cerca de ${weight}, e em grade pesa menos.`
    : `Um portão${kind} de ${size} tem ${formatMetres(Math.round(area * 10) / 10)} m² e, ${name}, pesa cerca de ${weight}.`;
  const capacity = kilograms(capacityFor(most));
  if (gates.includes("basculante")) return [`${told} No basculante, ${describeWideTilting(width)}.`];
  if (gates.includes("deslizante"))
    return [
      `${told} No de correr, escolha um motor que a ficha indique para pelo menos ${capacity}, já com folga para o vento e o uso.`,
    ];
  if (gates.includes("pivotante") || gates.includes("duas-folhas"))
    return [
      `${told} No de abrir, cada folha leva um motor, escolhido pelo peso e pelo comprimento dela. Com duas folhas, são ${formatMetres(width / 2)} m e metade do peso em cada lado.`,
    ];
  if (gates.includes("enrolar"))
    return [
      `A porta de enrolar de ${size} tem ${formatMetres(Math.round(area * 10) / 10)} m²: multiplique pelo peso da lâmina por metro quadrado, some o eixo e escolha o motor com um terço de folga.`,
    ];
  return [
    `${told} Se ele corre de lado, use um motor que a ficha indique para pelo menos ${capacity}. Se é basculante, ${describeWideTilting(width)}. Se gira, cada folha leva um motor.`,
  ];
}

/** Whether the title's gate is wider than the kits of the list serve. */
export function isWide(quantities: readonly Quantity[]): boolean {
  return quantities.some(({ unit, value }) => unit === "m" && value > quarterWidth && value <= widestGate);
}

/** Longer lengths are of cables and distances. */
const widestGate = 12;

/** How far a remote reaches is no width either. */
const reach = /\bcontroles?\b.*\b(?:peg|alcanc|funcion|abr)\w*/;
/** Who asks how long a battery lasts has the motor. */
const asksOfBattery = /\b(?:autonomia|baterias?|nobreak)\b/;
/** Nor does who asks what feeds it choose a motor. */
const asksOfOther = /\b(?:autonomia|baterias?|nobreak|fios?|bitola|disjuntor)\b/;

/** Who asks how long it takes is not told what its motor must bear. */
const asksHowLong = /\b(?:quanto tempo|quantos segundos|quanto demora|demora\w* (?:\w+ )?quanto|leva quanto)\b/;

/** "Fio a 8 metros do quadro", "3 metros de altura": metres of a title that are not the width of its gate. */
function isOtherLength(words: string): boolean {
  if (reach.test(words)) return true;
  return /\b(?:fios?|fiacao|cabos?|quadro|eletrodutos?|conduites?|distancia|longe|alcance|altura|alto|pe direito|fusos?|acionador)\b/.test(
    words,
  );
}

/** Such motors are fed through a supply of their own, and no socket has their voltage. */
const lowVoltage = /^(?:12|24)\s?v/i;

function describeVoltage(written: string): string[] {
  if (lowVoltage.test(written))
    return [
      `O motor de ${written} é ligado à rede por uma fonte própria e costuma aceitar bateria: confira na etiqueta se a entrada é de 127 V, de 220 V ou das duas.`,
      `Um motor de ${written} tem fonte própria, que vai na tomada, e em geral aceita bateria para a falta de luz; a etiqueta da fonte diz se a rede é de 127 V ou de 220 V.`,
    ];
  return [
    `Antes de comprar um motor de ${written}, confira a tensão da tomada ou do quadro: ligar na tensão errada queima a placa ou deixa o motor sem força.`,
    `Um motor de ${written} precisa de rede na mesma tensão; a etiqueta do motor e um teste no ponto de energia tiram a dúvida antes da instalação.`,
  ];
}

/** Who wants a remote recorded or asks for its price has one frequency and asks something else. */
const asksToRecord = /\b(?:program|grav|cadastr|configur|copia|clon|preco|custa|valor|compr)/;

function describeFrequency(written: string): string[] {
  return [
    `O receptor de ${written} só conversa com controle da mesma frequência e do mesmo tipo de código: confira a etiqueta dos dois antes de comprar.`,
    `A frequência de ${written} tem de ser igual no controle e no receptor, e o tipo de código também; só a aparência não garante que um sirva no outro.`,
  ];
}

const fastSeconds = 6;
/** Who asks whether speed does harm knows how fast it is. */
const asksWhatComesOfIt = /\b(?:segur[oa]|perig|crianc|cachorr|machuc|risco|estrag|quebra|dura)/;

/** Who looks for a motor by its seconds is told which one has them, at its price. */
const seeksMotor =
  /^(?!.*\b(?:demora\w*|lent[oa]|normal|lev(?:a|ava|ando)|regul\w+|consert\w+)\b).*\b(?:motor(?:es)?|kits?|automatizador(?:es)?)\b/;
const slowestSpeedy = 10;

function describeOpeningTime(value: number, written: string, gates: readonly string[], words: string): string[] {
  const seconds = written.replace(/ s$/, " segundos");
  const isTilting = gates.length === 0 || gates.includes("basculante");
  if (isTilting && seeksMotor.test(words) && value <= fastSeconds)
    return [
      `O motor para abrir em ${seconds} é o JetFlex, que leva {opening.jetflex} no basculante: {price.jetflex} instalado, em folha equilibrada de até {width.quarterHp}.`,
    ];
  if (isTilting && seeksMotor.test(words) && value <= slowestSpeedy)
    return [
      `O motor para abrir em ${seconds} é o Speedy, que leva {opening.speedy} no basculante: {price.speedy} instalado, em folha equilibrada de até {width.quarterHp}.`,
    ];
  if (value > fastSeconds)
    return [
      `Abrir em ${seconds} é ritmo de motor comum, para rua calma e garagem com recuo; quem espera na rua escolhe um mais rápido.`,
    ];
  const rule = `Abrir em ${seconds} pede motor com inversor, folha leve e bem alinhada e fotocélula funcionando; folha larga ou pesada leva mais tempo.`;
  const isOther = gates.length > 0 && !gates.includes("basculante");
  return isOther ? [rule] : [`${rule} Nos nossos kits para basculante de casa, o JetFlex abre em {opening.jetflex}.`];
}

/** About what a sliding gate's motor of that power is made for, in kilograms; more than a horsepower is of no table. */
const usualLimits: [power: number, kilograms: number][] = [
  [0.25, 400],
  [0.34, 600],
  [0.5, mostUsual],
];

function findUsualLimit(power: number): number | undefined {
  return usualLimits.find(([most]) => power <= most)?.[1];
}

/** Whether a motor of this power serves a leaf of this weight, where the leaf runs on a rail. */
function matchPowerToWeight(power: Quantity, weight: Quantity, gates: readonly string[]): string[] {
  if (gates.length > 0 && !gates.includes("deslizante")) return [];
  const limit = findUsualLimit(power.value);
  const needed = capacityFor(weight.value);
  const leaf = `portão de correr de ${kilograms(weight.value)}`;
  if (limit === undefined)
    return [
      `Motor de ${power.written} serve em ${leaf} se a ficha do modelo indicar ${kilograms(needed)} ou mais: a mesma potência tem capacidades bem diferentes, e quem decide são os quilos, não os HP.`,
    ];
  if (needed > limit) {
    const enough = usualLimits.find(([, most]) => most >= needed)?.[0];
    const better = enough === undefined ? "1 HP ou mais" : enough === 0.5 ? "1/2 HP" : "1/3 HP";
    return [
      `Um motor de ${power.written} costuma ser pouco para ${leaf}: essa potência vai, em geral, até perto de ${kilograms(limit)}, e a folha pede um modelo indicado para ${kilograms(needed)} ou mais, que costuma ter ${better}.`,
    ];
  }
  return [
    `Um motor de ${power.written} costuma servir para ${leaf}: confira na ficha do modelo se a capacidade chega a ${kilograms(needed)} ou mais. Essa potência vai, em geral, até perto de ${kilograms(limit)}, e quem decide são os quilos da ficha, não os HP.`,
  ];
}

/** The amount of this unit, where no other of it is told. */
function findOnly(quantities: readonly Quantity[], wanted: Quantity["unit"]): Quantity | undefined {
  const [first, ...others] = quantities.filter(({ unit, height }) => unit === wanted && height === undefined);
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Whether a motor of this power serves a leaf of this width, where the leaf runs on a rail. */
function matchPowerToWidth(gates: readonly string[], words: string): string[] {
  const amounts = readQuantities(words).quantities;
  const power = findOnly(amounts, "HP");
  const width = findOnly(amounts, "m");
  if (!power || !width) return [];
  const isSliding = gates.length === 0 ? width.value >= slidingWidth : gates.includes("deslizante");
  if (!isSliding || gates.includes("basculante") || width.value > widestGate) return [];
  if (isOtherLength(words) || asksOfOther.test(words) || /\busad[oa]s?\b/.test(words)) return [];
  const height = tallGates.test(words) ? 3 : 2;
  const material = materials.find((each) => each.words.test(words));
  const { name, light, heavy } = material ?? { name: "em chapa de aço de 1 a 2 mm com o quadro", ...sheet };
  const most = roundTo(width.value * height * heavy, 10);
  // Rain makes wood heavier, and swells it.
  const needed = /\bmadeira\b/.test(words) ? Math.ceil((most * 1.5) / 100) * 100 : capacityFor(most);
  const limit = findUsualLimit(power.value);
  const gate = `portão de correr de ${width.written}`;
  const leaf = `com ${height} m de altura, ${name}, a folha pesa cerca de ${roundTo(width.value * height * light, 10)} a ${kilograms(most)}`;
  if (limit !== undefined && needed > limit)
    return [
      `O motor de ${power.written} pode ser pouco para ${gate}: ${leaf}, e a ficha do modelo precisa indicar ${kilograms(needed)} ou mais. Em folha vazada, que pesa menos, ele costuma servir.`,
    ];
  // The smallest ones differ most.
  if (power.value <= 0.25)
    return [
      `Depende do modelo: ${leaf}, e o motor de ${power.written} só serve em ${gate} se a ficha dele indicar ${kilograms(needed)} ou mais. Em chapa ou com muito uso, fique com um mais forte.`,
    ];
  return [
    `Sim, o motor de ${power.written} costuma servir em ${gate}: ${leaf}, e basta que a ficha do modelo indique ${kilograms(needed)} ou mais.`,
  ];
}

/** Of two powers, the one that a leaf of this weight asks for. */
function choosePowerForWeight(small: Quantity, large: Quantity, weight: Quantity, gates: readonly string[]): string[] {
  const [limit, most] = [findUsualLimit(small.value), findUsualLimit(large.value)];
  if (limit === undefined || most === undefined || (gates.length > 0 && !gates.includes("deslizante"))) return [];
  const needed = capacityFor(weight.value);
  const leaf = `portão de correr de ${kilograms(weight.value)}`;
  const label = `a folha pede na etiqueta ${kilograms(needed)} ou mais`;
  const tilting =
    gates.length === 0
      ? " Se o seu é basculante, conta a largura: até {width.quarterHp}, com o contrapeso certo, 1/4 HP basta."
      : " Confira na ficha do modelo, porque quem decide são os quilos, e não só os HP.";
  if (needed <= limit)
    return [
      `Para ${leaf}, o de ${small.written} basta: ${label}, e essa potência vai, em geral, até perto de ${kilograms(limit)}.${tilting}`,
    ];
  if (needed <= most)
    return [
      `Para ${leaf}, fique com o de ${large.written}: ${label}, e o de ${small.written} vai, em geral, só até perto de ${kilograms(limit)}.${tilting}`,
    ];
  return [
    `Para ${leaf}, nenhum dos dois: ${label}, e o de ${large.written} vai, em geral, até perto de ${kilograms(most)}.${tilting}`,
  ];
}

const choosing = /\b(?:ou|vs|versus|entre|x)\b/;

/** Whether a motor that is made for so much serves a leaf that weighs so much; the title names the motor first, or the leaf. */
function matchMotorToLeaf([first, second]: readonly Quantity[], words: string): string[] {
  if (!first || !second || choosing.test(words) || !/\bmotor\b/.test(words) || !/\b(?:portao|folha)\b/.test(words))
    return [];
  const isLeafFirst = /\b(?:portao|folha)\b.*\bmotor\b/.test(words);
  const [motor, leaf] = isLeafFirst ? [second, first] : [first, second];
  const needed = capacityFor(leaf.value);
  const limit = `a folha de ${leaf.written} pede um modelo indicado para ${kilograms(needed)} ou mais`;
  if (motor.value >= needed)
    return [
      `Sim, motor de ${motor.written} serve em portão de correr de ${leaf.written}: ${limit}. Capacidade de sobra não faz mal, com a força regulada no mínimo que move a folha; só custa mais que o modelo do tamanho certo.`,
    ];
  if (motor.value >= leaf.value)
    return [
      `Motor de ${motor.written} em portão de correr de ${leaf.written} trabalha no limite: ${limit}, para sobrar força com vento, trilho sujo e uso seguido. Só com folha muito leve de empurrar e poucas aberturas ele dura.`,
    ];
  return [
    `Não: motor de ${motor.written} é pouco para portão de correr de ${leaf.written}, porque ${limit}. Forçado, ele esquenta, desarma e queima cedo, e a garantia pode não cobrir.`,
  ];
}

/** Of two powers, the one that a gate of this width asks for. */
function choosePowerForWidth(small: Quantity, large: Quantity, width: Quantity, gates: readonly string[]): string[] {
  if (gates.includes("deslizante") && !gates.includes("basculante"))
    return [
      `No portão de correr de ${width.written}, decide o peso: o de ${small.written} serve em folha vazada ou leve, e o de ${large.written}, em folha de chapa ou de muito uso. Confira na ficha a capacidade em quilos, que deve passar em um terço o peso da folha.`,
    ];
  if (gates.length > 0 && !gates.includes("basculante")) return [];
  return width.value <= quarterWidth && small.value <= 0.25
    ? [
        `Em portão de ${width.written}, o de ${small.written} basta se ele é basculante e está equilibrado; o de ${large.written} só compensa com muitas aberturas por dia. Se o portão corre, decide a capacidade em quilos da ficha.`,
      ]
    : [
        `Em portão de ${width.written}, fique com o de ${large.written} se ele é basculante: a largura pede a folga, e a folha precisa estar equilibrada. Se o portão corre, os HP decidem menos: procure na ficha capacidade em quilos um terço acima do peso da folha.`,
      ];
}

/** Of two motors, the one that a leaf of this weight asks for: a title names the leaf last, or before both. */
function describeMotorsForLeaf(quantities: readonly Quantity[], words: string): string[] {
  const isLeafFirst = /\b(?:portao|folha)\b.*\bmotor\b/.test(words);
  const leaf = isLeafFirst ? quantities[0] : quantities.at(-1);
  const motors = quantities.filter((each) => each !== leaf).toSorted((a, b) => a.value - b.value);
  const [small, large] = motors;
  if (!leaf || !small || !large || motors.length !== 2) return [];
  const needed = capacityFor(leaf.value);
  const fitting = motors.find(({ value }) => value >= needed);
  const reason = `a folha pede modelo indicado para ${kilograms(needed)} ou mais, com folga para vento, trilho sujo e uso seguido`;
  return [
    fitting
      ? `Para portão de correr de ${leaf.written}, fique com o motor de ${fitting.written}: ${reason}.`
      : `Para portão de correr de ${leaf.written}, nenhum dos dois tem folga: ${reason}; entre eles, o de ${large.written} é o menos forçado.`,
  ];
}

/** Amounts between which a title asks to choose, or of which one must bear the other. */
export function compareQuantities(quantities: readonly Quantity[], gates: readonly string[], words: string): string[] {
  // The kilograms of a magnetic lock are the force with which it holds, and no leaf's weight.
  if (/eletroima|magnetic|\btrava\b|fechadura/.test(words)) return [];
  const power = quantities.find(({ unit }) => unit === "HP");
  const weight = quantities.find(({ unit }) => unit === "kg");
  const [less, more, ...others] = quantities.filter(({ unit }) => unit === "HP").toSorted((a, b) => a.value - b.value);
  if (weight && less && more && others.length === 0) return choosePowerForWeight(less, more, weight, gates);
  if (power && weight) return matchPowerToWeight(power, weight, gates);
  const isSliding = gates.length === 0 || gates.includes("deslizante");
  const fit = isSliding && quantities.every(({ unit }) => unit === "kg") ? matchMotorToLeaf(quantities, words) : [];
  if (fit.length > 0) return fit;
  if (isSliding && quantities.length === 3 && quantities.every(({ unit }) => unit === "kg"))
    return describeMotorsForLeaf(quantities, words);
  const [small, large] = quantities.toSorted((a, b) => a.value - b.value);
  if (!small || !large || small.unit !== large.unit || small.value === large.value) return [];
  const both = `${small.written.replace(/ \S+$/, "")} e ${large.written}`;
  if (small.unit === "HP") {
    const width = quantities.find(({ unit }) => unit === "m");
    if (width) return choosePowerForWidth(small, large, width, gates);
    const isTilting = gates.length === 0 || gates.includes("basculante");
    const least =
      isTilting && small.value <= 0.25
        ? ` em basculante equilibrado de até {width.quarterHp}`
        : " em folha leve e de pouco uso";
    return [
      `Entre ${both}, o de ${small.written} basta${least}; o de ${large.written} entra quando a folha é mais larga ou pesada, ou abre muitas vezes por dia. Potência a mais não corrige folha desequilibrada.`,
      `De ${small.written}, o motor serve${least}; escolha o de ${large.written} para folha mais larga, mais pesada ou de muitas aberturas por dia. A velocidade vem do modelo, e não só da potência.`,
    ];
  }
  if (small.unit === "kg") {
    const fits = (value: number) => kilograms(Math.floor(value / 1.3 / 10) * 10);
    return [
      `Entre motor de ${both}, decide o peso da folha com um terço de folga: o de ${small.written} serve até cerca de ${fits(small.value)}, e o de ${large.written}, até cerca de ${fits(large.value)}. Muitas aberturas por dia pedem o maior.`,
    ];
  }
  if (small.unit === "µF") {
    return [
      `Entre ${both}, use o valor escrito no capacitor velho ou na etiqueta do motor: os mesmos µF, com tensão igual ou maior em volts. O de ${small.written} onde pede ${large.written} deixa o motor sem partida; o de ${large.written} onde pede ${small.written} esquenta o enrolamento.`,
      `Capacitores de ${both} não servem um no lugar do outro: vale o número impresso na peça original ou na etiqueta. Com menos µF o motor zumbe e não parte; com mais, vibra e esquenta. A tensão marcada, em volts, pode ser igual ou maior, nunca menor.`,
    ];
  }
  return [];
}

function describeCapacitance(written: string): string[] {
  return [
    `O capacitor de ${written} serve só no motor que pede ${written}: confira o número impresso na peça velha ou na etiqueta, e use tensão igual ou maior, em volts.`,
    `Use ${written} se for esse o valor escrito no capacitor velho ou na etiqueta do motor, com a mesma tensão ou maior; com menos µF ele não parte, e com mais esquenta.`,
  ];
}

/** "10 vezes por dia" is no number of payments, and a repair or a part has no price of the list to divide. */
const dividesPrice =
  /^(?!.*\b(?:dia|hora|abr\w+|fech\w+|aciona\w*|apert\w+|pisc\w+|consert\w+|manuten\w+|repar\w+|troc\w+|placas?|controles?)\b).*\b(?:motor(?:es)?|kits?|port(?:ao|oes)|automatiza\w*)\b/;

/** Kinds of gate whose motors have no price of the list. */
const unlisted = new Set(["deslizante", "pivotante", "duas-folhas", "enrolar", "guilhotina", "social", "articulado"]);

/** What each payment would be, of as many as are told of. */
function describeInstalments(value: number, gates: readonly string[], words: string): string[] {
  const part = value === 10 ? "{models.tenthsOr}" : value === 12 ? "{models.twelfthsOr}" : "";
  if (part === "" || !dividesPrice.test(words)) return [];
  if (!gates.includes("basculante") && gates.some((gate) => unlisted.has(gate)))
    return [
      `O motor, com a instalação, pode ser pago em até {shop.instalments} vezes no cartão; se em ${value}x há juros, o orçamento, grátis, diz antes.`,
    ];
  return [
    `Em ${value}x no cartão, o kit basculante, com entrega e instalação, daria ${part} por mês se dividido sem acréscimo; o orçamento diz antes se em ${value}x há juros.`,
  ];
}

/** What a quantity in a title means for the choice, one sentence or two; nothing for a unit that needs no word. */
export function describeQuantity(
  { value, unit, written, height }: Quantity,
  gates: readonly string[],
  words: string,
): string[] {
  // Who buys a second-hand leaf asks first whether it is worth it.
  if (/\busad[oa]s?\b|\bsegunda mao\b/.test(words)) return [];
  if (height !== undefined) return describeSize(value, height, gates, words);
  if (unit === "kg") return describeWeight(value, gates, words);
  const fit = unit === "HP" || unit === "m" ? matchPowerToWidth(gates, words) : [];
  if (fit.length > 0) return fit;
  if (unit === "HP") return asksOfOther.test(words) ? [] : describePower(value, written, gates);
  if (unit === "m")
    return value > widestGate || isOtherLength(words) || asksHowLong.test(words)
      ? []
      : describeWidth(value, written, gates, words);
  if (unit === "s") return asksWhatComesOfIt.test(words) ? [] : describeOpeningTime(value, written, gates, words);
  if (unit === "vezes") return describeInstalments(value, gates, words);
  if (unit === "MHz") return asksToRecord.test(words) ? [] : describeFrequency(written);
  if (unit === "µF") return describeCapacitance(written);
  return unit === "V" && !asksOfBattery.test(words) ? describeVoltage(written) : [];
}
