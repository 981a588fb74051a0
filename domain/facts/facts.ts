import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { toSlug } from "../slug.ts";
import {
  choicesSchema,
  cnpj,
  day,
  email,
  line,
  linesSchema,
  listSchema,
  openTime,
  orNone,
  paragraph,
  phone,
  photoId,
  price,
  priceRange,
  range,
  slug,
  ticked,
  webAddress,
  wholeNumber,
} from "./fields.ts";
import { home, look, privacy, tags } from "./site-sections.ts";

const hoursRange = range(wholeNumber(1, 72), "O segundo número precisa ser maior que o primeiro.");

/** How a customer reaches the shop. The environment can set these too; what the owner saves counts before it. */
const contact = z.object({
  name: line(60, "Como a loja se chama?"),
  phone,
  /** Null: the same as the phone. */
  chatPhone: orNone(phone),
  chatHost: z
    .string()
    .trim()
    .transform((value) => value.replace(/\/$/, ""))
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      "Cole o endereço, como https://wa.me.",
    )
    .default("https://wa.me"),
  email,
  /** What a conversation from a page about nothing in particular begins with. */
  greeting: orNone(line(200)),
});

const address = z
  .object({
    cnpj: orNone(cnpj),
    /** False: no door to walk in at, the shop goes to its customers. */
    isPublic: ticked,
    street: orNone(line(120)),
    district: orNone(line(80)),
    city: orNone(line(80)),
    state: orNone(
      z
        .string()
        .trim()
        .regex(/^[A-Z]{2}$/, "Use a sigla do estado: SP."),
    ),
    postalCode: orNone(
      z
        .string()
        .trim()
        .regex(/^\d{5}-?\d{3}$/, "O CEP tem oito números: 01234-567."),
    ),
    latitude: orNone(coordinate(-34, 6)),
    longitude: orNone(coordinate(-74, -32)),
  })
  .refine(({ isPublic, city }) => !isPublic || city !== null, { path: ["city"], message: "Em que cidade fica a loja?" })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ["longitude"],
    message: "O ponto no mapa tem dois números: preencha os dois, ou nenhum.",
  });

function coordinate(min: number, max: number) {
  const expected = `Use um número entre ${min} e ${max}, como no mapa do celular.`;
  return z.preprocess(
    (value) => (typeof value === "string" ? Number(value.replace(",", ".")) : value),
    z.number(expected).min(min, expected).max(max, expected),
  );
}

/** Sunday first, as calendars count. Null: closed. */
const hours = z
  .object({
    isAlways: ticked,
    week: z
      .array(z.object({ isOpen: ticked, opens: z.string().default(""), closes: z.string().default("") }))
      .length(7),
    holidays: orNone(line(120)),
  })
  .superRefine(({ isAlways, week }, context) => {
    if (isAlways) return;
    if (!week.some(({ isOpen }) => isOpen)) {
      context.addIssue({ code: "custom", path: ["isAlways"], message: "Marque pelo menos um dia." });
    }
    for (const [at, today] of week.entries()) {
      const issue = today.isOpen ? openTime.safeParse(today).error?.issues[0] : undefined;
      if (issue) context.addIssue({ code: "custom", path: ["week", at, ...issue.path], message: issue.message });
    }
  });

const thisYear = new Date().getFullYear();

const about = z.object({
  /** Counted from `since` where that is known. */
  experienceYears: orNone(wholeNumber(1, 120)),
  since: orNone(wholeNumber(1900, thisYear)),
  text: orNone(paragraph(3_000)),
  team: listSchema(z.object({ name: line(60), role: orNone(line(60)), photo: orNone(photoId) }), 30),
  photo: orNone(photoId),
});

const modelSchema = z.preprocess(
  withOwnId,
  z.object({
    /** Texts speak of a model by it; one that the owner adds gets its own from its name. */
    id: slug,
    name: line(80, "Como o modelo se chama?"),
    price,
    openingSeconds: wholeNumber(1, 120),
    isHidden: ticked,
  }),
);

function withOwnId(model: unknown): unknown {
  if (typeof model !== "object" || model === null || ("id" in model && model.id)) return model;
  return { ...model, id: "name" in model && typeof model.name === "string" ? toSlug(model.name) : "" };
}

const models = z
  .object({
    items: listSchema(modelSchema, 30),
    /** What the price of every model stands for. */
    includes: line(160, "O que vem no preço?"),
    instalments: wholeNumber(1, 36),
  })
  .refine(({ items }) => items.some(({ isHidden }) => !isHidden), {
    path: ["items"],
    message: "Deixe pelo menos um modelo à mostra.",
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    path: ["items"],
    message: "Dois modelos têm o mesmo nome.",
  });

/** Prices of work. Null: not offered, and no page speaks of it. */
const services = z.object({
  /** Labour alone, for a motor bought elsewhere. */
  installationFrom: orNone(price),
  /** At a house, without parts. */
  preventiveFrom: orNone(price),
  preventiveRange: orNone(priceRange),
  express: orNone(z.object({ price, validMonths: wholeNumber(1, 12), cities: choicesSchema(slug) })),
  homeSwap: orNone(priceRange),
  heavySwap: orNone(priceRange),
  /** What a repair costs, part and labour, by what is mended; tied to what pages know of it. */
  repairs: listSchema(
    z.object({
      name: line(80, "Qual é o serviço?"),
      /** A concept of the knowledge, or null. */
      concept: orNone(slug),
      from: price,
      to: orNone(price),
      includes: orNone(line(120)),
    }),
    60,
  ),
});

const promotion = z
  .object({
    isOn: ticked,
    name: line(60, "Como a promoção se chama?"),
    price,
    cities: choicesSchema(slug),
    firstDay: orNone(day),
    /** The last day, in São Paulo. */
    lastDay: day,
    conditions: linesSchema(line(200), 12, "Escreva as condições: a lei prende a loja ao que está escrito."),
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || firstDay <= lastDay, {
    path: ["lastDay"],
    message: "A promoção termina antes de começar.",
  });

const warranty = z.object({
  motorMonths: wholeNumber(1, 120),
  installationMonths: wholeNumber(1, 120),
});

const deadlines = z.object({
  /** How soon a technician is there, and the only places where that is promised. */
  arrivals: listSchema(
    range(wholeNumber(5, 1_440), "O segundo número precisa ser maior que o primeiro.").and(z.object({ place: slug })),
    60,
  ),
  /** Hours of work, by what is installed. */
  tilting: hoursRange,
  sliding: hoursRange,
  heavy: hoursRange,
});

/** A form sends every city with whether it is served; what is kept is those that are. */
function keepServed(cities: unknown): unknown {
  if (!Array.isArray(cities)) return cities ?? [];
  return cities.filter((city) => !city?.isListed || ticked.parse(city.isServed));
}

const area = z.object({
  cities: z.preprocess(
    keepServed,
    z
      .array(z.object({ slug, hasDelivery: ticked, hasFreeInstallation: ticked, isOnCall: ticked }))
      .min(1, "Marque pelo menos uma cidade."),
  ),
});

const brands = z.object({ names: linesSchema(line(40), 60, "Escreva pelo menos uma marca.") });

const testimonialOrigins = ["google", "whatsapp", "form"] as const;

const testimonials = z.object({
  googleProfile: orNone(webAddress),
  items: listSchema(
    z.object({
      name: line(60, "Quem disse?"),
      /** As people say it: "Tatuapé, São Paulo". */
      place: line(80, "De onde é a pessoa?"),
      day,
      origin: z.enum(testimonialOrigins, "De onde veio?"),
      stars: orNone(wholeNumber(1, 5)),
      text: paragraph(600, "O que a pessoa disse?"),
    }),
    200,
  ),
});

/** All that the owner may change of her shop. Each section is saved by itself. */
export const factSchemas = {
  contact,
  address,
  hours,
  about,
  models,
  services,
  promotion,
  warranty,
  deadlines,
  area,
  brands,
  testimonials,
  look,
  home,
  privacy,
  tags,
};

export type FactSection = keyof typeof factSchemas;
export type Facts = { [Section in FactSection]: z.output<(typeof factSchemas)[Section]> };
export type Model = z.output<typeof modelSchema>;
export type OpeningHours = Facts["hours"];

export const factSections = Object.keys(factSchemas) as FactSection[];

export function isFactSection(name: string): name is FactSection {
  return Object.hasOwn(factSchemas, name);
}

/** What was stored by an older version, or by hand, and is no longer understood counts as not set. */
export function readSection<Section extends FactSection>(section: Section, json: string): Facts[Section] | null {
  return parseJson(json, factSchemas[section] as unknown as z.ZodType<Facts[Section]>);
}
