import { type Day, toBusinessDay } from "#domain/business-day.ts";
import { chatLink, formatPhone, phoneLink } from "#domain/contact.ts";
import type { Facts, Model } from "#domain/facts/facts.ts";
import type { Figures } from "#domain/facts/fill.ts";
import { tellHours } from "#domain/facts/hours.ts";
import { countMonths, formatMonths, formatPrice, joinWords, timesAYear } from "#domain/format.ts";
import { formatNumber } from "#domain/format-number.ts";
import { getArrivalTime, tellArrivals } from "./arrival.ts";
import { sampleFacts } from "./facts.ts";
import { formatAddress } from "./identity.ts";
import { getPlaceBySlug, places } from "./places/places.ts";
import { trade } from "./trade.ts";

type Range = { readonly min: number; readonly max: number };

function span({ min, max }: Range, unit: string): string {
  return `${min === max ? min : `${min} a ${max}`} ${unit}`;
}

function priceSpan({ min, max }: Range): string {
  return `${formatPrice(min)} a ${formatPrice(max)}`;
}

/** Null for null: what the shop does not have is not told. */
function told<T>(value: T | null, tell: (value: T) => string): string | null {
  return value === null ? null : tell(value);
}

/** "Motor Basculante 1/4HP Speedy" -> "Speedy" */
function getShortName({ name }: Pick<Model, "name">): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}

export function getShownModels({ models }: Pick<Facts, "models">): Model[] {
  return models.items.filter(({ isHidden }) => !isHidden);
}

const choice = new Intl.ListFormat("pt-BR", { type: "disjunction" });

function modelFigures(id: string, model: Model | undefined): Figures {
  return {
    [`price.${id}`]: model ? formatPrice(model.price) : null,
    [`opening.${id}`]: model ? `${model.openingSeconds} segundos` : null,
    [`seconds.${id}`]: model ? String(model.openingSeconds) : null,
    [`model.${id}`]: model ? getShortName(model) : null,
    [`name.${id}`]: model ? model.name : null,
  };
}

function modelsFigures(facts: Facts): Figures {
  const shown = getShownModels(facts);
  const prices = shown.map(({ price }) => price);
  const seconds = shown.map(({ openingSeconds }) => openingSeconds).toSorted((one, other) => other - one);
  const cheapest = shown.find(({ price }) => price === Math.min(...prices));
  const fastest = shown.find(({ openingSeconds }) => openingSeconds === seconds.at(-1));
  const named = shown.map((model) => `${formatPrice(model.price)} no ${getShortName(model)}`);
  // Texts speak of the models of the sample; those that are gone must be known to be.
  const ids = new Set([...sampleFacts.models.items, ...shown].map(({ id }) => id));
  return {
    ...Object.assign(
      {},
      ...[...ids].map((id) =>
        modelFigures(
          id,
          shown.find((model) => model.id === id),
        ),
      ),
    ),
    "price.lowest": formatPrice(Math.min(...prices)),
    "price.highest": formatPrice(Math.max(...prices)),
    "price.fastest": fastest ? formatPrice(fastest.price) : null,
    "seconds.lowestPrice": cheapest ? String(cheapest.openingSeconds) : null,
    "seconds.fastest": String(seconds.at(-1)),
    "seconds.all": choice.format([...new Set(seconds)].map(String)),
    "models.count": String(shown.length),
    "models.names": joinWords(shown.map(({ name }) => name)),
    "models.prices": joinWords(prices.map(formatPrice)),
    "models.pricesOr": choice.format(prices.map(formatPrice)),
    "models.tenthsOr": told(findInstalments(facts, 10), (parts) => choice.format(parts.map(formatPrice))),
    "models.twelfthsOr": told(findInstalments(facts, 12), (parts) => choice.format(parts.map(formatPrice))),
    /** "R$ 899 no Padrão, R$ 949 no Speedy e R$ 1.349 no JetFlex" */
    "models.pricesNamed": joinWords(named),
    "models.pricesNamedOr": choice.format(named),
    "kit.includes": facts.models.includes,
    "shop.instalments": String(facts.models.instalments),
  };
}

/** Parts without any increase, where the shop divides into as many. */
function findInstalments(facts: Facts, parts: number): number[] | null {
  return facts.models.instalments >= parts ? getShownModels(facts).map(({ price }) => price / parts) : null;
}

/** Two leaves take two motors; a part that costs half a motor is not worth fitting. */
function multiply({ min, max }: Range, by: number): Range {
  return { min: min * by, max: max * by };
}

/** Amounts that texts work out for the reader from the shop's own prices. */
export function getDerivedPrices(facts: Facts): number[] {
  const { homeSwap } = facts.services;
  const multiples = homeSwap ? [multiply(homeSwap, 2), multiply(homeSwap, 0.5)] : [];
  const parts = [10, 12].flatMap((count) => findInstalments(facts, count) ?? []);
  return [...multiples.flatMap(({ min, max }) => [min, max]), ...parts.map((price) => Math.round(price * 100) / 100)];
}

const onRequest = "Sob consulta";

function tellFrom(price: number): string {
  return `A partir de ${formatPrice(price)}`;
}

/** What a repair costs, by the concept that pages are about: "Troca de capacitor a partir de R$ 120, com …". */
function repairFigures({ services }: Facts): Figures {
  return Object.fromEntries(
    services.repairs.flatMap(({ concept, name, from, to, includes }) => {
      if (concept === null) return [];
      const price = to === null ? `a partir de ${formatPrice(from)}` : `de ${priceSpan({ min: from, max: to })}`;
      return [[`repair.${concept}`, `${name} ${price}, ${includes ?? "com peça e mão de obra"}`]];
    }),
  );
}

/** Each price with what it means, to be put into a sentence: no page says it in words of its own. */
function serviceFigures({ services }: Facts): Figures {
  const { express, installationFrom, preventiveFrom, preventiveRange } = services;
  const cities = express && joinWords(express.cities.map(getPlaceName));
  const usual = preventiveRange ? `; a faixa mais comum vai de ${priceSpan(preventiveRange)}` : "";
  return {
    "price.installation": told(installationFrom, formatPrice),
    "price.preventive": told(preventiveFrom, formatPrice),
    /** As a card writes it. */
    "from.installation": told(installationFrom, tellFrom) ?? onRequest,
    "from.preventive": told(preventiveFrom, tellFrom) ?? onRequest,
    "price.preventiveRange": told(preventiveRange, priceSpan),
    "price.express": told(express, ({ price }) => formatPrice(price)),
    "price.homeSwap": told(services.homeSwap, priceSpan),
    "price.homeSwapTwice": told(services.homeSwap, (range) => priceSpan(multiply(range, 2))),
    "price.homeSwapHalf": told(services.homeSwap, (range) => priceSpan(multiply(range, 0.5))),
    "price.heavySwap": told(services.heavySwap, priceSpan),
    "express.months": told(express, ({ validMonths }) => countMonths(validMonths)),
    "express.cities": cities,
    /** "A instalação …" */
    "words.installation": told(
      installationFrom,
      (from) => `avulsa (só a mão de obra, para motor comprado à parte) sai a partir de ${formatPrice(from)}`,
    ),
    /** "A manutenção preventiva …" */
    "words.preventive": told(
      preventiveFrom,
      (from) => `custa a partir de ${formatPrice(from)} em casa, sem peças${usual}`,
    ),
    /** "A manutenção expressa …" */
    "words.express": told(
      express,
      ({ price, validMonths }) =>
        `custa ${formatPrice(price)}, só em ${cities}, com validade de ${countMonths(validMonths)}`,
    ),
  };
}

export function getPlaceName(slug: string): string {
  return getPlaceBySlug(slug)?.name ?? slug;
}

/** The places that texts promise a time for, whether or not it is promised now. */
const timedPlaces = sampleFacts.deadlines.arrivals.flatMap(({ place }) => getPlaceBySlug(place) ?? []);

function timeFigures(facts: Facts): Figures {
  const { tilting, sliding, heavy } = facts.deadlines;
  return {
    ...Object.fromEntries(timedPlaces.map((place) => [`arrival.${place.slug}`, getArrivalTime(facts, place)])),
    "arrival.everywhere": tellArrivals(facts),
    "time.tilting": span(tilting, "horas"),
    "time.tilting.min": String(tilting.min),
    "time.tilting.max": String(tilting.max),
    "time.sliding": span(sliding, "horas"),
    "time.sliding.min": String(sliding.min),
    "time.sliding.max": String(sliding.max),
    "time.heavy": span(heavy, "horas"),
    "time.heavy.min": String(heavy.min),
    "time.heavy.max": String(heavy.max),
    "time.home.max": `${Math.max(tilting.max, sliding.max)} horas`,
    "warranty.motor": countMonths(facts.warranty.motorMonths),
    "warranty.installation": countMonths(facts.warranty.installationMonths),
    "warranty.motor.years": formatMonths(facts.warranty.motorMonths),
    /** As a badge writes it: "1 Ano". */
    "warranty.motor.badge": formatMonths(facts.warranty.motorMonths).replace(/ \p{L}/u, (start) => start.toUpperCase()),
    "shop.hours": tellHours(facts.hours),
    "shop.urgent": facts.hours.isAlways ? "Atendimento 24h" : "Atendimento urgente",
    /** Says nothing, and takes along what holds only for a shop that never closes. */
    "shop.always": facts.hours.isAlways ? "" : null,
  };
}

const municipalities = places.filter(({ kind }) => kind === "municipality");
const mostNamed = 4;

/** "São Paulo e região metropolitana", or the cities by name where they are few. */
function tellArea({ area }: Facts): string {
  if (area.cities.length >= municipalities.length) return "São Paulo e região metropolitana";
  const names = area.cities.map(({ slug }) => getPlaceName(slug));
  if (names.length <= mostNamed) return joinWords(names);
  return joinWords([...names.slice(0, mostNamed - 1), `mais ${names.length - mostNamed + 1} cidades da região`]);
}

const mostBrands = 4;

function tellSomeBrands(names: readonly string[]): string {
  return joinWords(names.length > mostBrands ? [...names.slice(0, mostBrands), "outras marcas"] : names);
}

const { motor, maintenance, rackClearanceMm, remoteReachMetres } = trade;

const tradeFigures: Figures = {
  "trade.reach": `${remoteReachMetres} metros`,
  "trade.smallRepair": trade.smallRepair,
  "trade.life": span(motor.lifeYears, "anos"),
  "width.quarterHp": `${formatNumber(motor.quarterHpMaxWidthMetres)} metros`,
  "visits.home": timesAYear(maintenance.homeTimesAYear),
  "visits.business": timesAYear(maintenance.businessTimesAYear),
  "rack.clearance": span(rackClearanceMm, "mm"),
  "rack.months": `${maintenance.rackLubricationMonths} meses`,
};

/** From its first day to its last, in São Paulo. */
export function isPromotionOn({ isOn, firstDay, lastDay }: Facts["promotion"], today: Day): boolean {
  return isOn && today <= lastDay && (firstDay === null || today >= firstDay);
}

/** What the shop has to tell, as it reads inside a sentence, by the name that texts give it in braces. */
export function toFigures(facts: Facts, today = new Date()): Figures {
  const { about, brands, contact, promotion } = facts;
  const holds = isPromotionOn(promotion, toBusinessDay(today));
  const years = about.since === null ? about.experienceYears : today.getFullYear() - about.since;
  return {
    ...tradeFigures,
    ...modelsFigures(facts),
    ...serviceFigures(facts),
    ...repairFigures(facts),
    ...timeFigures(facts),
    "shop.name": contact.name,
    "shop.phone": formatPhone(contact.phone),
    "shop.chat": chatLink(contact),
    /** With a message of its own to come after it. */
    "shop.chatTo": `${contact.chatHost}/${contact.chatPhone ?? contact.phone}`,
    "shop.tel": phoneLink(contact.phone),
    "shop.experience": years === null || years < 1 ? null : years === 1 ? "1 ano" : `${years} anos`,
    "shop.brands": joinWords(brands.names),
    "shop.someBrands": tellSomeBrands(brands.names),
    "shop.area": tellArea(facts),
    "shop.address": formatAddress(facts.address),
    "promotion.name": holds ? promotion.name : null,
    "promotion.cities": holds ? joinWords(promotion.cities.map(getPlaceName)) : null,
  };
}
