import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

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
  ["APP_SECRET", "short"],
  ["ADMIN_EMAIL", "admin"],
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
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
])("%s=%s stops the start with one line that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+$`));
});

test("there are no tags until one is set", () => {
  expect(readConfig({}).tags).toBeNull();
  expect(readConfig({ ADS_ID: "AW-123456789", ADS_CONVERSION_LABEL: "AbC-D_efG" }).tags).toEqual({
    adsId: "AW-123456789",
    conversionLabel: "AbC-D_efG",
    tagManagerId: null,
  });
  expect(readConfig({ TAG_MANAGER_ID: "GTM-ABC1234" }).tags).toMatchObject({ tagManagerId: "GTM-ABC1234" });
});

test("a conversion without an account stops the start", () => {
  expect(() => readConfig({ ADS_CONVERSION_LABEL: "AbCdEfG" })).toThrow(/^ADS_ID must be set[^\n]+$/);
});

test("PostgreSQL needs the secret that its servers share", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://localhost/x" })).toThrow(/^APP_SECRET/);
});

test("a refusal never repeats a secret", () => {
  expect(() => readConfig({ APP_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
  expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db/x" })).toThrow(/^(?!.*hunter2)/);
});
