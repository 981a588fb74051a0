import { formatNumber } from "../format-number.ts";

export type Unit = "R$" | "kg" | "HP" | "m" | "V" | "A" | "µF" | "BTU" | "s" | "MHz" | "vezes";

/** A number with its unit as a title gives it: "500kg", "1/2 HP", "220v". */
export type Quantity = {
  value: number;
  unit: Unit;
  written: string;
  /** Of a width in metres that stands with its height: "3,50 m por 2,60 m". */
  height?: number;
};

const units: [Unit, string][] = [
  ["kg", "kg|kgs|quilos?|kilos?"],
  ["HP", "hp|cv|cavalos?"],
  ["MHz", "mhz"],
  ["m", "m|mt|mts|metros?"],
  ["V", "v|volts?"],
  ["A", "a|amp(?:e|è|é)?res?"],
  ["µF", "uf|µf|microfarads?"],
  ["s", "s|seg|segundos?"],
  ["vezes", "x|vezes"],
];

const unitNames: Partial<Record<Unit, string>> = { kg: "quilos", m: "metros", V: "volts", s: "segundos" };

/** As it is written, and with the unit's name: questions are found by either. */
export function spellOut({ written, unit }: Quantity): string {
  return `${written} ${unitNames[unit] ?? ""}`;
}

const number = String.raw`(\d+/\d+|\d+(?:[.,]\d+)?)`;
const money = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d\d)?`;
const moneyPattern = new RegExp(
  String.raw`R\$\s*${money}(?!\d)|(?<![\d,./\p{L}])${money}\s*(?:reais|conto|contos)\b`,
  "giu",
);
const tonPattern = new RegExp(String.raw`(?<![\d,./])${number}\s*(?:t|ton|toneladas?)(?![\p{L}\d])`, "giu");

const unitPatterns = units.map(
  ([unit, names]) =>
    [unit, new RegExp(String.raw`(?<![\d,./\p{L}])${number}\s*(?:${names})(?![\p{L}\d])`, "giu")] as const,
);

const pairPattern = new RegExp(
  String.raw`(?<![\d,./\p{L}])${number}\s*(?:ou|e|vs|x|no\s+lugar\s+d[eo])\s+${number}\s*(${units.map(([, names]) => names).join("|")})(?![\p{L}\d])`,
  "giu",
);

const power = "(1/4|1/3|1/2|3/4)";
const barePowers = new RegExp(
  String.raw`(?<![\d,./\p{L}])${power}\s+(?:ou|vs|x)\s+(?:de\s+)?${power}(?!\s*(?:hp|cv|pol|["”]|[\d/]))`,
  "giu",
);

const metres = String.raw`\s*(m|mt|mts|metros?)(?:\s+de\s+(?:largura|altura|comprimento))?(?![\p{L}\d])`;
/** "3,50 m por 2,60 m", "3,5x2,6", "3 por 2 metros": one of the two has a unit or a comma. */
const sizePattern = new RegExp(
  String.raw`(?<![\d,./\p{L}])(\d{1,2}(?:[.,]\d{1,2})?)(?:${metres})?\s*(?:x|×|por)\s*(\d{1,2}(?:[.,]\d{1,2})?)(?:${metres})?(?![\d,./\p{L}]\d|\p{L})`,
  "giu",
);
/** "3 metros de largura e 2,20 de altura", and the other way round: each of the two says what it is. */
const side = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:m|mt|mts|metros?)?\s+de\s+`;
const wide = "(?:largura|comprimento|v[aã]o)";
const between = String.raw`\s*(?:,|e|x|×|por|com)?\s*`;
const namedSizePattern = new RegExp(
  String.raw`(?<![\d,./\p{L}])(?:${side}${wide}${between}${side}altura|${side}altura${between}${side}${wide})(?!\p{L})`,
  "giu",
);
const cableSize = /(?<!\p{L})(?:cabo|fio)s?\s+(?:pp\s+)?(?:flex[ií]vel\s+)?(?:de\s+)?$/iu;
/** Longer than any leaf. */
const longestLeaf = 15;

function readSizes(written: string, quantities: Quantity[]): string {
  const title = written.replace(
    namedSizePattern,
    (_, width?: string, height?: string, firstHeight?: string, lastWidth?: string) =>
      `${width ?? lastWidth} m x ${height ?? firstHeight} m`,
  );
  return title.replace(sizePattern, (whole, first: string, unit: string | undefined, second: string, ...rest) => {
    const [last, at] = rest as [string | undefined, number];
    // "Cabo PP 3x2,5" has three wires.
    if (cableSize.test(title.slice(0, at))) return whole;
    const [width, height] = [readNumber(first), readNumber(second)];
    const isLength =
      unit !== undefined ||
      last !== undefined ||
      /[.,]/.test(first + second) ||
      (/\bport[aã]o/iu.test(title) && width > 1);
    if (!isLength || !(width > 0 && width <= longestLeaf && height > 0 && height <= longestLeaf)) return whole;
    const written = `${first.replace(".", ",")} m por ${second.replace(".", ",")} m`;
    quantities.push({ value: width, unit: "m", written, height });
    return " ";
  });
}

function readNumber(written: string): number {
  const [top = "", bottom] = written.split("/");
  if (bottom !== undefined) return Number(top) / Number(bottom);
  return Number(/^\d{1,3}\.\d{3}$/.test(written) ? written.replace(".", "") : written.replace(",", "."));
}

/** "2,80 de largura" is in metres, though it does not say so. */
const bareWidth = /(?<![\d,./\p{L}])(\d{1,2}[.,]\d{1,2})(?=\s+de\s+(?:largura|comprimento|v[aã]o)\b)/giu;

/** So is "portão basculante de 3,20", and nothing else that a gate is said to be of. */
const gateWidth =
  /(?<=\bport[aã]o(?:\s+(?:basculante|de correr|deslizante|pivotante|de abrir|de garagem|de ferro|de alum[ií]nio|de madeira|autom[aá]tico|eletr[oô]nico)){0,2}(?:\s+de|\s+com)?\s+)(\d{1,2}[.,]\d{1,2})(?!\s*(?:[\d./x×%]|m\b|mm|mts?\b|metros?\b|cm|hp|cv|kg|v\b|a\b|ghz|por\b|e\b))/giu;

/** And "pesa 350" is in kilograms. */
const bareWeight = /(?<=\bpesa(?:ndo)?\s+)(\d{2,4})(?!\s*(?:[\d.,/]|kg|quilos?|kilos?|t\b|toneladas?|reais|anos))/giu;

/** All quantities of a title, and the title without them. */
export function readQuantities(title: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = [];
  if (!/\d/.test(title)) return { quantities, rest: title };
  const withoutMoney = title.replace(moneyPattern, (_, before: string | undefined, after: string | undefined) => {
    const written = before ?? after ?? "";
    quantities.push({ value: readNumber(written.replace(/,\d\d$/, "")), unit: "R$", written: `R$ ${written}` });
    return " ";
  });
  let rest = readSizes(withoutMoney, quantities)
    .replace(bareWidth, "$1 m")
    .replace(gateWidth, "$1 m")
    .replace(bareWeight, "$1 kg")
    .replace(tonPattern, (_, written: string) => {
      const kilograms = readNumber(written) * 1_000;
      quantities.push({ value: kilograms, unit: "kg", written: `${formatNumber(kilograms)} kg` });
      return " ";
    });
  // "1/4 ou 1/3 HP" gives the unit once for both, and of motors not even once.
  rest = rest.replace(pairPattern, "$1 $3 $2 $3");
  if (/\bmotor/i.test(rest)) rest = rest.replace(barePowers, "$1 hp $2 hp");
  for (const [unit, pattern] of unitPatterns) {
    rest = rest.replace(pattern, (whole, written: string) => {
      const value = readNumber(written);
      // "1/4" of nothing, and amounts nobody asks for, are no quantity.
      if (!Number.isFinite(value) || value <= 0) return whole;
      quantities.push({ value, unit, written: `${written.replace(".", ",")} ${unit}` });
      return " ";
    });
  }
  return { quantities, rest };
}
