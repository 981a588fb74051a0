import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { readConfig } from "./config.ts";
import { settingNames } from "./environment.ts";

/** What the operator reads when these settings stop the start. */
function getRefusal(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (isDomainError(error)) return toSentence(error);
    throw error;
  }
  return "";
}

test("every setting stands in the README, and none that does not exist", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("## Environment"), readme.indexOf("## Deploy"));
  const named = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = ""]) => names.match(/[A-Z_]+/g) ?? []);
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

test("every setting has its place in the configuration", () => {
  const source = readFileSync("server/config.ts", "utf8");
  expect(settingNames.filter((name) => !source.includes(`set.${name}`))).toEqual([]);
});

test("an empty environment is a working one", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "localhost",
    databaseUrl: null,
    promoVideoUrl: null,
    trustProxy: false,
  });
  expect(config.site).toMatchObject({ name: "Motores PPA", phone: "5511900000000", chatHost: "https://wa.me" });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", SITE_NAME: " " }).site.name).toBe("Motores PPA");
});

test("addresses lose their trailing slash", () => {
  const config = readConfig({ SITE_URL: "https://portoes.example/", CHAT_HOST: "https://chat.example/" });
  expect(config.siteUrl).toBe("https://portoes.example");
  expect(config.site.chatHost).toBe("https://chat.example");
});

test.each([
  ["PORT", "80a"],
  ["PORT", "70000"],
  ["HOST", "a b"],
  ["SITE_URL", "portoes.example"],
  ["SITE_URL", "https://portoes.example/loja"],
  ["CONTACT_PHONE", "(11) 90000-0000"],
  ["CHAT_HOST", "javascript:alert(1)"],
  ["CONTACT_EMAIL", "contato"],
  ["PROMO_VIDEO_URL", "http://videos.example/1"],
  ["PROMO_VIDEO_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/x"],
  // In the clear over a network of others, and nobody said so.
  ["DATABASE_URL", "postgres://shop:password@db.exemplo.com.br/shop"],
  ["STORAGE_URL", "https://key:secret@store.example/fotos"],
  ["STORAGE_URL", "s3://store.example/fotos"],
  ["STORAGE_URL", "s3://key:secret@store.example"],
  ["APP_SECRET", "short"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_EMAIL", "a@exemplo.com,b@exemplo.com"],
  ["ADMIN_PASSWORD", "short"],
  ["ADS_ID", "G-123"],
  ["ADS_ID", "AW-1'><script>"],
  ["ADS_CONVERSION_LABEL", "AW-123456789/abc"],
  ["TAG_MANAGER_ID", "gtm-abc"],
  ["AI_BASE_URL", "ftp://ai.example"],
  ["RUN_PAUSE_SCALE", "fast"],
  ["RUN_LEASE_SECONDS", "0"],
  ["INDEXNOW_KEY", "short"],
  ["INDEXNOW_URL", "indexnow"],
  ["CDN_PURGE_URL", "cdn.example"],
  ["ADMIN_PASSWORD", "x".repeat(129)],
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "https://mail.example"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
])("%s=%s stops the start with one line that names it", (name, value) => {
  expect(getRefusal({ [name]: value })).toMatch(new RegExp(`^${name} precisa ser [^\n]+, mas é [^\n]+$`));
});

test("there are no tags until one is set", () => {
  expect(readConfig({}).tags).toBeNull();
  expect(readConfig({ ADS_ID: "AW-123456789", ADS_CONVERSION_LABEL: "AbC-D_efG" }).tags).toEqual({
    adsId: "AW-123456789",
    conversionLabel: "AbC-D_efG",
    tagManagerId: null,
    analyticsId: null,
  });
  expect(readConfig({ TAG_MANAGER_ID: "GTM-ABC1234" }).tags).toMatchObject({ tagManagerId: "GTM-ABC1234" });
});

test("a token of a CDN without its address stops the start, and is not repeated", () => {
  expect(getRefusal({ CDN_PURGE_TOKEN: "hunter2" })).toMatch(/^CDN_PURGE_URL precisa ser definida(?!.*hunter2)/);
});

test("a conversion without an account stops the start", () => {
  expect(getRefusal({ ADS_CONVERSION_LABEL: "AbCdEfG" })).toMatch(/^ADS_ID precisa ser definida[^\n]+$/);
});

test("PostgreSQL needs the secret that its servers share", () => {
  expect(getRefusal({ DATABASE_URL: "postgres://localhost/x" })).toMatch(/^APP_SECRET/);
});

test("Google needs both its values, and is itself unless another issuer is named", () => {
  expect(readConfig({}).google).toBeNull();
  const alone = "GOOGLE_CLIENT_ID precisa ser definida junto com GOOGLE_CLIENT_SECRET";
  expect(getRefusal({ GOOGLE_CLIENT_ID: "id" })).toBe(alone);
  expect(getRefusal({ GOOGLE_CLIENT_SECRET: "hunter2" })).toBe(alone);
  const both = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  expect(readConfig(both).google?.issuer).toBe("https://accounts.google.com");
  expect(readConfig({ ...both, GOOGLE_ISSUER: "http://127.0.0.1:9000/" }).google?.issuer).toBe("http://127.0.0.1:9000");
});

test("a refusal never repeats a secret", () => {
  for (const [name, value] of [
    ["SMTP_URL", "http://user:hunter2@mail/"],
    ["APP_SECRET", "hunter2"],
    ["STORAGE_URL", "s3://key:hunter2@store.example"],
    ["DATABASE_URL", "mysql://root:hunter2@db/x"],
  ] as const) {
    expect(getRefusal({ [name]: value })).toMatch(new RegExp(`^${name} (?!.*hunter2)`));
  }
});
