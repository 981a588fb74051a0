import { formatPrice } from "#domain/format.ts";
import { facts } from "../facts.ts";

const { installationHours, maintenance, models, motor, prices, rackClearanceMm, warranty } = facts;

function span({ min, max }: { min: number; max: number }, unit: string): string {
  return `${min} a ${max} ${unit}`;
}

function priceSpan({ min, max }: { min: number; max: number }): string {
  return `${formatPrice(min)} a ${formatPrice(max)}`;
}

function timesAYear(times: number): string {
  return times === 1 ? "uma vez por ano" : `${times} vezes por ano`;
}

/** Figures of the business as they read inside a sentence, by the name that knowledge gives them in braces. */
export const figures: Record<string, string> = {
  ...Object.fromEntries(models.map(({ id, price }) => [`price.${id}`, formatPrice(price)])),
  ...Object.fromEntries(models.map(({ id, openingSeconds }) => [`opening.${id}`, `${openingSeconds} segundos`])),
  "price.installation": formatPrice(prices.installationFrom),
  "price.preventive": formatPrice(prices.preventiveMaintenanceFrom),
  "price.preventiveRange": priceSpan(prices.preventiveMaintenanceRange),
  "price.homeSwap": priceSpan(prices.residentialMotorSwap),
  "price.heavySwap": priceSpan(prices.heavyMotorSwap),
  "time.tilting": span(installationHours.tilting, "horas"),
  "time.sliding": span(installationHours.sliding, "horas"),
  "time.heavy": span(installationHours.heavy, "horas"),
  "warranty.motor": `${warranty.motorMonths} meses`,
  "warranty.installation": `${warranty.installationMonths} meses`,
  instalments: String(facts.instalments),
  reach: `${facts.remoteReachMetres} metros`,
  life: span(motor.lifeYears, "anos"),
  "width.quarterHp": `${motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros`,
  "visits.home": timesAYear(maintenance.homeTimesAYear),
  "visits.business": timesAYear(maintenance.businessTimesAYear),
  "rack.clearance": span(rackClearanceMm, "mm"),
  "rack.months": `${maintenance.rackLubricationMonths} meses`,
  hours: facts.hours.label,
};

const placeholder = /\{([\w.]+)\}/g;

/** What a price includes, for a text that does not say it in its own words; a price is never left to be guessed at. */
const meanings: { prices: RegExp; isSaid: RegExp; words: string }[] = [
  { prices: /\{price\.preventive\}/, isSaid: /peças/i, words: "(sem peças)" },
  {
    prices: /\{price\.(?:padrao|speedy|jetflex)\}/,
    isSaid: /instala|kit|entreg|montad|mão de obra/i,
    words: "(kit instalado)",
  },
];

function withMeaning(text: string): string {
  return meanings.reduce(
    (told, { prices, isSaid, words }) => (isSaid.test(told) ? told : told.replace(prices, `$& ${words}`)),
    text,
  );
}

/** Names that are no figure are left for the place. */
export function fillFigures(text: string): string {
  return withMeaning(text).replace(placeholder, (whole, name: string) => figures[name] ?? whole);
}

/** The same for every text in a tree of data. */
export function fillAllFigures<T>(data: T): T {
  if (typeof data === "string") return fillFigures(data) as T;
  if (Array.isArray(data)) return data.map((item) => fillAllFigures(item)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fillAllFigures(value)])) as T;
}
