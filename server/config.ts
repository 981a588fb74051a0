import { resolve } from "node:path";
import { facts } from "#content/facts.ts";
import { isGoodPassword, passwordLength } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { StartError } from "./start-error.ts";

/** Third-party tags. What is not set is never asked for. */
export type Tags = {
  /** Google Ads: AW-… */
  adsId: string | null;
  conversionLabel: string | null;
  /** Google Tag Manager: GTM-… */
  tagManagerId: string | null;
};

export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash; null until the port is known. */
  siteUrl: string | null;
  site: { name: string; phone: string; chatHost: string; email: string };
  /** The player's page, made to stand in a frame. */
  promoVideoUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  appSecret: string | null;
  admin: { email: string; password: string | null };
  /** Null when there is none at all. */
  tags: Tags | null;
  ai: { baseUrl: string; model: string; apiKey: string | null };
  runs: {
    /** Times the pauses between the titles of a run; 0 in tests. */
    pauseScale: number;
    /** A server that is silent for longer has lost its runs to another. */
    leaseMs: number;
  };
  /** Null when search engines are not to be told of changes. */
  indexNow: { key: string; endpoint: string } | null;
  /** Null: nobody signs in with Google. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null: no mail leaves. */
  smtpUrl: string | null;
  trustProxy: boolean;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

const googleIssuer = "https://accounts.google.com";
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** The only reader of the environment. Empty means not set. */
export function readConfig(environment: Environment = process.env): Config {
  const text = (name: string) => environment[name]?.trim() || null;
  const fail = (name: string, expected: string): never => {
    throw new StartError(`${name} must be ${expected}, but it is ${JSON.stringify(shown(name, text(name)))}`);
  };
  const check = (name: string, fallback: string, isGood: (value: string) => boolean, expected: string) => {
    const value = text(name) ?? fallback;
    return isGood(value) ? value : fail(name, expected);
  };
  const optional = (name: string, pattern: RegExp, expected: string) => {
    const value = text(name);
    return value === null || pattern.test(value) ? value : fail(name, expected);
  };
  const address = (name: string, protocols: string[], expected: string) => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    return url && protocols.includes(url.protocol) ? url : fail(name, expected);
  };

  const siteUrl = address("SITE_URL", ["http:", "https:"], "an address such as https://www.exemplo.com.br");
  if (siteUrl && siteUrl.pathname !== "/") fail("SITE_URL", "an address without a path");
  const chatHost = address("CHAT_HOST", ["https:", "http:"], "an address such as https://wa.me");
  const aiBaseUrl = address("AI_BASE_URL", ["https:", "http:"], "an address such as https://api.openai.com/v1");
  const number = (name: string, fallback: string, min: number, max: number) => {
    const isGood = (value: string) => /^\d+(\.\d+)?$/.test(value) && Number(value) >= min && Number(value) <= max;
    return Number(check(name, fallback, isGood, `a number from ${min} to ${max}`));
  };
  const databaseUrl = address("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host/database");
  const promoVideoUrl = address("PROMO_VIDEO_URL", ["https:"], "an https address of a video player");

  const tags: Tags = {
    adsId: optional("ADS_ID", /^AW-\d{6,15}$/, "an id such as AW-123456789"),
    conversionLabel: optional("ADS_CONVERSION_LABEL", /^[\w-]{6,40}$/, "the label of a conversion, without the id"),
    tagManagerId: optional("TAG_MANAGER_ID", /^GTM-[A-Z0-9]{4,12}$/, "an id such as GTM-ABC1234"),
  };

  const indexNowUrl = address("INDEXNOW_URL", ["https:", "http:"], "an address that takes IndexNow requests");
  const indexNowKey =
    text("INDEXNOW_KEY") &&
    check("INDEXNOW_KEY", "", (value) => /^[\w-]{8,128}$/.test(value), "8 to 128 letters and digits");

  const config: Config = {
    port: Number(check("PORT", "3000", (value) => /^\d+$/.test(value) && Number(value) < 65_536, "0 to 65535")),
    host: check("HOST", "localhost", (value) => !/[\s/]/.test(value), "a host name or an address"),
    siteUrl: siteUrl?.origin ?? null,
    site: {
      name: text("SITE_NAME") ?? facts.siteName,
      phone: check("CONTACT_PHONE", facts.phone, (value) => /^\d{10,15}$/.test(value), "digits with the country code"),
      chatHost: (chatHost?.href ?? facts.chatHost).replace(/\/$/, ""),
      email: check("CONTACT_EMAIL", facts.email, isEmail, "an e-mail address"),
    },
    promoVideoUrl: promoVideoUrl?.href ?? null,
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    databaseUrl: databaseUrl?.href ?? null,
    appSecret: text("APP_SECRET"),
    admin: {
      email: check("ADMIN_EMAIL", "admin@exemplo.com.br", isEmail, "one e-mail address").toLowerCase(),
      password: text("ADMIN_PASSWORD"),
    },
    tags: tags.adsId || tags.tagManagerId ? tags : null,
    ai: {
      baseUrl: (aiBaseUrl?.href ?? "https://api.openai.com/v1").replace(/\/$/, ""),
      model: text("AI_MODEL") ?? "gpt-4o",
      apiKey: text("AI_API_KEY"),
    },
    runs: {
      pauseScale: number("RUN_PAUSE_SCALE", "1", 0, 10),
      leaseMs: 1_000 * number("RUN_LEASE_SECONDS", "15", 1, 300),
    },
    indexNow: indexNowKey
      ? { key: indexNowKey, endpoint: indexNowUrl?.href ?? "https://api.indexnow.org/indexnow" }
      : null,
    google: null,
    smtpUrl: address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@host:587")?.href ?? null,
    trustProxy: check("TRUST_PROXY", "false", (value) => ["true", "false"].includes(value), "true or false") === "true",
    logLevel: check("LOG_LEVEL", "info", (value) => logLevels.includes(value), `one of ${logLevels.join(", ")}`),
  };

  if (tags.conversionLabel && !tags.adsId) {
    throw new StartError("ADS_ID must be set together with ADS_CONVERSION_LABEL: a conversion belongs to an account");
  }
  if (config.appSecret !== null && config.appSecret.length < 32) fail("APP_SECRET", "32 characters or more");
  if (config.databaseUrl && !config.appSecret) {
    throw new StartError("APP_SECRET must be set together with DATABASE_URL, so that all servers share it");
  }
  if (config.admin.password !== null && !isGoodPassword(config.admin.password)) {
    fail("ADMIN_PASSWORD", `${passwordLength.min} to ${passwordLength.max} characters`);
  }
  const issuer = address("GOOGLE_ISSUER", ["https:", "http:"], "an address such as https://accounts.google.com");
  const clientId = text("GOOGLE_CLIENT_ID");
  const clientSecret = text("GOOGLE_CLIENT_SECRET");
  if (!clientId !== !clientSecret) {
    throw new StartError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together");
  }
  if (clientId && clientSecret) {
    config.google = { clientId, clientSecret, issuer: (issuer?.href ?? googleIssuer).replace(/\/$/, "") };
  }
  return config;
}

function isEmail(value: string): boolean {
  return toEmail(value) !== null;
}

/** What may be repeated on a terminal: never a secret, nor an address with a password in it. */
function shown(name: string, value: string | null): string | null {
  if (/SECRET|PASSWORD|KEY/.test(name)) return `${value?.length ?? 0} characters`;
  return value?.replace(/\/\/[^@/]*@/, "//***@") ?? null;
}
