import { join, resolve } from "node:path";
import { sampleFacts } from "#content/facts.ts";
import type { Defaults } from "#content/shop.ts";
import { readEnvironment } from "./environment.ts";

/** Third-party tags. What is not set is never asked for. */
export type Tags = {
  /** Google Ads: AW-… */
  adsId: string | null;
  conversionLabel: string | null;
  /** Google Tag Manager: GTM-… */
  tagManagerId: string | null;
  /** Google Analytics: G-… */
  analyticsId: string | null;
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
  /** Where the nightly backups of SQLite go; null: none are made. */
  backupDir: string | null;
  /** Where photos are kept; null: in the data folder. */
  storageUrl: string | null;
  appSecret: string | null;
  admin: { email: string; password: string | null };
  /** Hashes of passwords take 2 to the power of this many rounds. */
  passwordCost: number;
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
  /** What keeps copies of pages in front of the servers; null when nothing does. */
  cdn: { purgeUrl: string; token: string | null } | null;
  /** Null: nobody signs in with Google. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Null: no mail leaves. */
  smtpUrl: string | null;
  trustProxy: boolean;
  /** Where figures for Prometheus are given; null: nowhere. */
  metrics: { host: string; port: number } | null;
  logLevel: string;
};

/** What the environment says of the shop; the owner may change it in the panel. */
export function toDefaults({ site, promoVideoUrl, tags }: Pick<Config, "site" | "promoVideoUrl" | "tags">): Defaults {
  return {
    contact: { ...sampleFacts.contact, ...site },
    home: { ...sampleFacts.home, videoUrl: promoVideoUrl },
    tags: { ...sampleFacts.tags, ...tags },
  };
}

/** The only reader of the environment; what each name may hold stands in environment.ts. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const set = readEnvironment(variables);
  return {
    port: set.PORT,
    host: set.HOST,
    siteUrl: set.SITE_URL,
    site: { name: set.SITE_NAME, phone: set.CONTACT_PHONE, chatHost: set.CHAT_HOST, email: set.CONTACT_EMAIL },
    promoVideoUrl: set.PROMO_VIDEO_URL,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    backupDir: set.BACKUP_DIR === "off" ? null : resolve(set.BACKUP_DIR ?? join(set.DATA_DIR, "backups")),
    storageUrl: set.STORAGE_URL,
    appSecret: set.APP_SECRET,
    admin: { email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    passwordCost: set.PASSWORD_COST,
    tags:
      set.ADS_ID || set.TAG_MANAGER_ID
        ? {
            adsId: set.ADS_ID,
            conversionLabel: set.ADS_CONVERSION_LABEL,
            tagManagerId: set.TAG_MANAGER_ID,
            analyticsId: null,
          }
        : null,
    ai: { baseUrl: set.AI_BASE_URL, model: set.AI_MODEL, apiKey: set.AI_API_KEY },
    runs: { pauseScale: set.RUN_PAUSE_SCALE, leaseMs: 1_000 * set.RUN_LEASE_SECONDS },
    indexNow: set.INDEXNOW_KEY ? { key: set.INDEXNOW_KEY, endpoint: set.INDEXNOW_URL } : null,
    cdn: set.CDN_PURGE_URL ? { purgeUrl: set.CDN_PURGE_URL, token: set.CDN_PURGE_TOKEN } : null,
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET, issuer: set.GOOGLE_ISSUER }
        : null,
    smtpUrl: set.SMTP_URL,
    trustProxy: set.TRUST_PROXY,
    metrics: set.METRICS_PORT === null ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    logLevel: set.LOG_LEVEL,
  };
}
