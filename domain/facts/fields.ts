import { z } from "zod";
import { isDay } from "../business-day.ts";
import { toEmail } from "../email.ts";
import { formatNumber } from "../format-number.ts";

/** A field that was left empty, or a group of which all were. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.values(value).every(isBlank);
}

/** Null for what a form leaves empty. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (isBlank(value) ? null : value), schema.nullable())
    .transform((value): z.output<Schema> | null => value ?? null);
}

/** A line of text as people type it. */
export function line(max: number, whenMissing = "Preencha este campo.") {
  return z
    .string(whenMissing)
    .transform((value) => value.replace(/\s+/g, " ").trim())
    .refine((value) => value !== "", whenMissing)
    .refine((value) => value.length <= max, `Escreva no máximo ${max} letras.`);
}

/** Text of several lines. */
export function paragraph(max: number, whenMissing = "Preencha este campo.") {
  return z
    .string(whenMissing)
    .transform((value) => value.replaceAll("\r\n", "\n").trim())
    .refine((value) => value !== "", whenMissing)
    .refine((value) => value.length <= max, `Escreva no máximo ${formatNumber(max)} letras.`);
}

/** A box that is not ticked is not sent. */
export const ticked = z.preprocess(
  (value) => value === true || (typeof value === "string" && /^(on|1|true|sim)$/i.test(value)),
  z.boolean(),
);

/** "R$ 1.349,90", "1349,90" and "1349.90" are one price; anything with letters is none. */
function readPrice(written: string): number {
  const bare = written.replace(/R\$/i, "").replace(/\s/g, "");
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)) return Number(bare.replaceAll(".", "").replace(",", "."));
  if (/^\d+([.,]\d{1,2})?$/.test(bare)) return Number(bare.replace(",", "."));
  return Number.NaN;
}

const priceExpected = "Escreva o valor em reais, só com números: 899 ou 1.349,90.";

export const price = z.preprocess(
  (value) => (typeof value === "string" ? readPrice(value) : value),
  z
    .number(priceExpected)
    .positive("O preço precisa ser maior que zero.")
    .max(999_999, "O preço passa de R$ 999.999. Confira os números."),
);

export function wholeNumber(min: number, max: number) {
  const expected = `Escreva um número de ${min} a ${max}.`;
  return z.preprocess(
    (value) => (typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int(expected).min(min, expected).max(max, expected),
  );
}

export function range(value: z.ZodType<number>, wrongOrder: string) {
  return z
    .object({ min: value, max: value })
    .refine(({ min, max }) => min <= max, { path: ["max"], message: wrongOrder });
}

export const priceRange = range(price, "O segundo valor precisa ser maior que o primeiro.");

/** Rows that were left empty are no rows. */
export function listSchema<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((row) => !isBlank(row)) : (value ?? [])),
    z.array(item).max(max, `São no máximo ${max}.`),
  );
}

/** A text of several lines is a list; each line an item. */
export function linesSchema<Item extends z.ZodType>(item: Item, max: number, whenEmpty: string) {
  return z.preprocess(
    (value) => {
      const list = typeof value === "string" ? value.split("\n") : value;
      return Array.isArray(list) ? list.filter((entry) => !isBlank(entry)) : [];
    },
    z.array(item).min(1, whenEmpty).max(max, `São no máximo ${max} linhas.`),
  );
}

/** Ticked boxes of one name: none is nothing, one is a text, several are a list. */
export function choicesSchema<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => (isBlank(value) ? [] : [value].flat()), z.array(item));
}

/** "(11) 98888-7777", with or without 55: digits with the country's code. */
function readPhone(written: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, "");
  const local = /^\s*\+/.test(written) || digits.length > 11 ? digits.replace(/^55/, "") : digits;
  if (digits.length > 11 && !digits.startsWith("55")) return null;
  if (/^\s*\+/.test(written) && !digits.startsWith("55")) return null;
  return /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(local) ? `55${local}` : null;
}

/** Numbers that the environment gave are taken as they are: they were checked there. */
export const phone = z.string("Escreva o telefone com DDD.").transform((written, context) => {
  const read = readPhone(written);
  if (read !== null) return read;
  context.addIssue({ code: "custom", message: "Use um telefone do Brasil, com DDD: (11) 91234-5678." });
  return z.NEVER;
});

export const webAddress = z
  .string("Cole o endereço completo, com https://.")
  .trim()
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === "https:",
    "Cole o endereço completo, com https://.",
  );

export const email = z
  .string("Preencha o e-mail.")
  .trim()
  .refine((value) => toEmail(value) !== null, "Confira o e-mail.");

export const day = z.string("Escolha um dia.").refine(isDay, "Este dia não existe.");

const clock = z
  .string("Escreva a hora assim: 08:00.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Escreva a hora assim: 08:00.");
export const openTime = z
  .object({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], message: "Precisa fechar depois de abrir." });

/** The two check digits of a Brazilian company's number. */
function isCnpj(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const check = (count: number) => {
    let sum = 0;
    for (let at = 0; at < count; at += 1) sum += Number(digits[at]) * (((count - 1 - at) % 8) + 2);
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(12) === Number(digits[12]) && check(13) === Number(digits[13]);
}

export const cnpj = z
  .string()
  .transform((value) => value.replace(/[^\d]/g, ""))
  .refine(isCnpj, "Confira o CNPJ: os números não batem.");

/** Of the photo library. */
export const photoId = z
  .string("Escolha uma foto da biblioteca.")
  .regex(/^[\w-]{1,64}$/, "Escolha uma foto da biblioteca.");
export const slug = z.string("Escolha da lista.").regex(/^[a-z0-9-]{1,80}$/, "Escolha da lista.");
