import { z } from "zod";
import { sampleFacts } from "#content/facts.ts";
import { isGoodPassword, passwordLength, usualCost } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import { isNearHost } from "./security/near-host.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Text of this shape; `expected` completes the sentence "… precisa ser". */
const text = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

/** A number, written with digits. */
const number = (min: number, max: number, expected = `um número de ${min} a ${max}`) =>
  text(/^\d+(\.\d+)?$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);

/** An address with one of these protocols. */
const address = (protocols: string[], expected: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected)
    .transform((value) => new URL(value));

const web = ["https:", "http:"];
const email = z.string().refine((value) => toEmail(value) !== null, "um endereço de e-mail");
const withoutSlash = (url: URL) => url.href.replace(/\/$/, "");

const isStorePlace = ({ username, password, host, pathname }: URL) =>
  username !== "" && password !== "" && host !== "" && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname);

/** Over a network that others are on, nothing goes unencrypted by mere omission. */
export const saysHowToEncrypt = ({ hostname, searchParams }: URL) =>
  isNearHost(searchParams.get("host") ?? hostname) || searchParams.has("sslmode");
export const sslExpected =
  "um endereço com ?sslmode=verify-full, porque a máquina está fora da rede local (ou ?sslmode=disable, se o caminho até ela já é protegido)";

/** Every setting there is, by its name in the environment: what it may be, and what counts when it is not set. */
const environmentSchema = z.object({
  PORT: number(0, 65_535).pipe(z.int("um número de 0 a 65535")).default(3000),
  HOST: text(/^[^\s/]+$/, "um nome ou endereço desta máquina").default("localhost"),
  SITE_URL: address(web, "um endereço como https://www.exemplo.com.br")
    .refine(({ pathname }) => pathname === "/", "um endereço sem caminho")
    .transform(({ origin }) => origin)
    .nullable()
    .default(null),
  SITE_NAME: z.string().default(sampleFacts.contact.name),
  CONTACT_PHONE: text(/^\d{10,15}$/, "o número com o código do país, só dígitos").default(sampleFacts.contact.phone),
  CHAT_HOST: address(web, "um endereço como https://wa.me")
    .transform(withoutSlash)
    .default(sampleFacts.contact.chatHost),
  CONTACT_EMAIL: email.default(sampleFacts.contact.email),
  PROMO_VIDEO_URL: address(["https:"], "o endereço https de um vídeo")
    .transform(({ href }) => href)
    .nullable()
    .default(null),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://usuário:senha@máquina/banco")
    .refine(saysHowToEncrypt, sslExpected)
    .transform(({ href }) => href)
    .nullable()
    .default(null),
  BACKUP_DIR: z.string().nullable().default(null),
  STORAGE_URL: address(["s3:"], "s3://CHAVE:SEGREDO@máquina:porta/balde?region=us-east-1")
    .refine(isStorePlace, "um endereço com chave, segredo, máquina e balde, como s3://CHAVE:SEGREDO@máquina/balde")
    .transform(({ href }) => href)
    .nullable()
    .default(null),
  APP_SECRET: z.string().min(32, "um texto de 32 caracteres ou mais").nullable().default(null),
  ADMIN_EMAIL: email.transform((value) => value.toLowerCase()).default("admin@exemplo.com.br"),
  ADMIN_PASSWORD: z
    .string()
    .refine(isGoodPassword, `um texto de ${passwordLength.min} a ${passwordLength.max} caracteres`)
    .nullable()
    .default(null),
  PASSWORD_COST: number(14, 20).pipe(z.int("um número inteiro de 14 a 20")).default(usualCost.ln),
  GOOGLE_CLIENT_ID: z.string().nullable().default(null),
  GOOGLE_CLIENT_SECRET: z.string().nullable().default(null),
  GOOGLE_ISSUER: address(web, "um endereço como https://accounts.google.com")
    .transform(withoutSlash)
    .default("https://accounts.google.com"),
  SMTP_URL: address(["smtp:", "smtps:"], "smtp://usuário:senha@máquina:587")
    .transform(({ href }) => href)
    .nullable()
    .default(null),
  AI_BASE_URL: address(web, "um endereço como https://api.openai.com/v1")
    .transform(withoutSlash)
    .default("https://api.openai.com/v1"),
  AI_MODEL: z.string().default("gpt-4o"),
  AI_API_KEY: z.string().nullable().default(null),
  ADS_ID: text(/^AW-\d{6,15}$/, "um código como AW-123456789")
    .nullable()
    .default(null),
  ADS_CONVERSION_LABEL: text(/^[\w-]{6,40}$/, "o rótulo de uma conversão, sem o código")
    .nullable()
    .default(null),
  TAG_MANAGER_ID: text(/^GTM-[A-Z0-9]{4,12}$/, "um código como GTM-ABC1234")
    .nullable()
    .default(null),
  INDEXNOW_KEY: text(/^[\w-]{8,128}$/, "um texto de 8 a 128 letras e números")
    .nullable()
    .default(null),
  INDEXNOW_URL: address(web, "um endereço que recebe pedidos IndexNow")
    .transform(({ href }) => href)
    .default("https://api.indexnow.org/indexnow"),
  CDN_PURGE_URL: address(web, "o endereço onde a CDN recebe pedidos de limpeza")
    .transform(({ href }) => href)
    .nullable()
    .default(null),
  CDN_PURGE_TOKEN: z.string().nullable().default(null),
  RUN_PAUSE_SCALE: number(0, 10).default(1),
  RUN_LEASE_SECONDS: number(1, 300).default(15),
  TRUST_PROXY: z
    .enum(["true", "false"], "true ou false")
    .transform((value) => value === "true")
    .default(false),
  METRICS_PORT: number(0, 65_535).pipe(z.int("um número de 0 a 65535")).nullable().default(null),
  METRICS_HOST: text(/^[^\s/]+$/, "um nome ou endereço desta máquina").default("127.0.0.1"),
  LOG_LEVEL: z.enum(logLevels, `um de ${logLevels.join(", ")}`).default("info"),
});

export type Environment = z.output<typeof environmentSchema>;

export const settingNames = Object.keys(environmentSchema.shape) as (keyof Environment)[];

/** What is set, checked. Empty means not set. Throws a DomainError that names the first bad value. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = variables[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = environmentSchema.safeParse(given);
  const issue = result.error?.issues[0];
  if (issue) {
    const name = String(issue.path[0]);
    throw new DomainError("setting-invalid", {
      name,
      expected: issue.message,
      given: toShown(name, given[name] ?? ""),
    });
  }
  return requireCompanions(result.data as Environment);
}

/** Settings that mean nothing without another. */
function requireCompanions(environment: Environment): Environment {
  const { ADS_ID, ADS_CONVERSION_LABEL, DATABASE_URL, APP_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } =
    environment;
  if (ADS_CONVERSION_LABEL && !ADS_ID) {
    throw new DomainError("setting-alone", {
      name: "ADS_ID",
      other: "ADS_CONVERSION_LABEL",
      reason: "uma conversão pertence a uma conta",
    });
  }
  if (DATABASE_URL && !APP_SECRET) {
    throw new DomainError("setting-alone", {
      name: "APP_SECRET",
      other: "DATABASE_URL",
      reason: "todos os servidores usam o mesmo segredo",
    });
  }
  if (environment.CDN_PURGE_TOKEN && !environment.CDN_PURGE_URL) {
    throw new DomainError("setting-alone", { name: "CDN_PURGE_URL", other: "CDN_PURGE_TOKEN" });
  }
  if (!GOOGLE_CLIENT_ID !== !GOOGLE_CLIENT_SECRET) {
    throw new DomainError("setting-alone", { name: "GOOGLE_CLIENT_ID", other: "GOOGLE_CLIENT_SECRET" });
  }
  return environment;
}

/** What may be repeated on a terminal: never a secret, nor an address with a password in it. */
function toShown(name: string, value: string): string {
  if (/SECRET|PASSWORD|KEY|TOKEN/.test(name)) return `um texto de ${value.length} caracteres`;
  return JSON.stringify(value.replace(/\/\/[^@/]*@/, "//***@"));
}
