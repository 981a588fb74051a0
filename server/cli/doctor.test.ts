import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { runCommand, withTerminal } from "#tests/support/terminal.ts";
import { withDatabase } from "#tests/support/with-database.ts";
import { readConfig } from "../config.ts";
import { migrate } from "../database/migrate.ts";
import { checkEncryption } from "../doctor/encryption-check.ts";
import { checkVersions } from "../doctor/local-checks.ts";
import { checkProxy } from "../doctor/network-checks.ts";
import { createSettingsRepository } from "../settings/settings-repository.ts";
import { runDoctor } from "./run-doctor.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(quickFolder, "basculante-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function makeShop(): Promise<string> {
  const dataDir = makeFolder();
  await withDatabase({ dataDir }, migrate);
  writeFileSync(join(dataDir, "secret"), "s".repeat(43), { mode: 0o600 });
  return dataDir;
}

/** Stands for the AI, and for anything that merely answers on a port. */
async function serve(status: number, headers = {}): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, headers).end("{}"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const run = (settings: Record<string, string>, ...words: string[]) =>
  withTerminal(settings, (terminal) => runDoctor(words, terminal));

test("a shop that has all it needs is well, and is left as it was", async () => {
  const dataDir = await makeShop();
  const before = readdirSync(dataDir);
  const place = await serve(200);
  const { code, out } = await runCommand("doctor", [], {
    DATA_DIR: dataDir,
    AI_BASE_URL: `http://${place}/v1`,
    SMTP_URL: `smtp://${place}`,
  });
  expect(out).toMatch(/^(ok {8}\S.*\n){13}tudo certo\n$/);
  expect(code).toBe(0);
  expect(readdirSync(dataDir)).toEqual(before);
});

test("each thing that is wrong has a line that says what to do", async () => {
  const dataDir = await makeShop();
  chmodSync(join(dataDir, "secret"), 0o644);
  utimesSync(join(dataDir, "secret"), new Date(), new Date("2090-01-01"));
  // Where a folder belongs: nobody, not even root, can write into it.
  writeFileSync(join(dataDir, "photos"), "");
  truncateSync(join(dataDir, "basculante.sqlite"), 0);
  const { code, out } = await run({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, "secret"),
    AI_BASE_URL: `http://${await serve(401)}`,
    AI_API_KEY: "sk-hunter2",
    SMTP_URL: "smtp://user:hunter2@127.0.0.1:1",
    CDN_PURGE_URL: "http://127.0.0.1:1/purge",
    CDN_PURGE_TOKEN: "hunter2",
  });
  expect(code).toBe(1);
  for (const line of [
    /^atenção {3}pasta de dados .*chmod 600/m,
    /^atenção {3}banco de dados .*está vazio: restaure/m,
    /^atenção {3}relógio .*acerte o relógio/m,
    /^atenção {3}fotos .*não é possível gravar em .*mude o dono/m,
    /^atenção {3}cópia de segurança .*BACKUP_DIR/m,
    /^atenção {3}e-mail .*127\.0\.0\.1:1 não atende/m,
    /^atenção {3}serviço de IA .*recusou a chave/m,
    /^atenção {3}CDN .*127\.0\.0\.1:1 não atende/m,
    /^8 pontos pedem atenção$/m,
  ])
    expect(out).toMatch(line);
  expect(out).not.toContain("hunter2");
});

test("an AI that nobody has a key for is asked for nothing, and one whose key is saved in the panel is", async () => {
  const dataDir = await makeShop();
  const settings = { DATA_DIR: dataDir, AI_BASE_URL: "http://127.0.0.1:1/v1" };
  expect((await run(settings)).out).toMatch(/^ok {8}serviço de IA .*nenhuma chave/m);
  await withDatabase({ dataDir }, (database) => createSettingsRepository(database).saveSetting("ai-key", "c2VhbGVk"));
  expect((await run(settings)).out).toMatch(/^atenção {3}serviço de IA .*127\.0\.0\.1:1 não atende/m);
});

test("what goes in the clear to another network is named, and what stays in this one is not", async () => {
  const look = (settings: Record<string, string>) => checkEncryption(readConfig(settings))();
  expect(
    await look({
      DATABASE_URL: "postgres://shop:hunter2@database/shop",
      APP_SECRET: "s".repeat(32),
      STORAGE_URL: "s3://KEY:hunter2@192.168.0.9:9000/fotos?tls=false",
      SMTP_URL: "smtp://user:hunter2@mail.exemplo.com.br:587",
      AI_BASE_URL: "http://localhost:11434/v1",
    }),
  ).toEqual({ isGood: true, text: "o que sai desta rede vai criptografado" });
  const { isGood, text } = await look({
    DATABASE_URL: "postgres://shop:hunter2@db.exemplo.com.br/shop?sslmode=disable",
    APP_SECRET: "s".repeat(32),
    STORAGE_URL: "s3://KEY:hunter2@store.exemplo.com.br/fotos?tls=false",
    SMTP_URL: "smtp://user:hunter2@mail.exemplo.com.br:587?ignoreTLS=true",
    AI_BASE_URL: "http://ia.exemplo.com.br/v1",
  });
  expect(isGood).toBe(false);
  for (const setting of ["DATABASE_URL", "STORAGE_URL", "SMTP_URL", "AI_BASE_URL"]) expect(text).toContain(setting);
  expect(text).not.toContain("hunter2");
});

test("a package of another version than this one asks for is named", async () => {
  const root = makeFolder();
  const write = (folder: string, content: object) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "package.json"), JSON.stringify(content));
  };
  write(".", { version: "0.1.0", dependencies: { zod: "4.6.7" } });
  const look = () => checkVersions(root)();
  expect(await look()).toEqual({ isGood: false, text: expect.stringMatching(/^zod não está instalado.*npm ci$/) });
  write("node_modules/zod", { version: "4.6.6" });
  expect(await look()).toEqual({
    isGood: false,
    text: expect.stringMatching(/^zod 4\.6\.6,.*pede 4\.6\.7: rode npm ci$/),
  });
  write("node_modules/zod", { version: "4.6.7" });
  expect(await look()).toEqual({
    isGood: true,
    text: expect.stringMatching(/^basculante 0\.1\.0, Node \d.*SQLite \d/),
  });
});

test("the public address must end at this site, by a proxy that is trusted where there is one", async () => {
  const ours = await serve(200, { "x-request-id": "7K3M-Q2XF" });
  const look = (settings: Record<string, string>) => checkProxy(readConfig(settings))();
  const good = { isGood: true, text: expect.stringContaining("chega a este site") };
  expect(await look({ SITE_URL: `http://${ours}` })).toEqual(good);
  expect(await look({ SITE_URL: `http://${ours}`, TRUST_PROXY: "true" })).toEqual(good);
  for (const [settings, text] of [
    [{ TRUST_PROXY: "true" }, /defina SITE_URL/],
    [{ SITE_URL: "https://www.exemplo.com.br" }, /defina TRUST_PROXY=true/],
    [{ SITE_URL: `http://${await serve(200)}` }, /não é este site/],
    [{ SITE_URL: `http://${await serve(502)}` }, /responde 502/],
    [{ SITE_URL: "http://127.0.0.1:1" }, /não atende/],
  ] as const) {
    expect(await look(settings)).toEqual({ isGood: false, text: expect.stringMatching(text) });
  }
});

test("a database that is not up to date, or not there, is neither changed nor made", async () => {
  const AI_BASE_URL = `http://${await serve(200)}`;
  const dataDir = join(makeFolder(), "nada");
  const missing = await run({ DATA_DIR: dataDir, AI_BASE_URL });
  expect(missing.out).toMatch(/^atenção {3}banco de dados .*não há banco em/m);
  expect(readdirSync(join(dataDir, ".."))).toEqual([]);
  const DATABASE_URL = await createEmptyDatabase(inject("postgresUrl"));
  const settings = { DATA_DIR: makeFolder(), DATABASE_URL, APP_SECRET: "s".repeat(32), AI_BASE_URL };
  const empty = await run(settings);
  expect(empty).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^atenção {3}banco de dados .*inicie o servidor/m),
  });
});

test("a bad variable is the only thing that is looked at", async () => {
  const { code, out } = await run({ PORT: "oitenta" });
  expect(code).toBe(1);
  expect(out).toMatch(/^atenção {3}variáveis +PORT precisa ser [^\n]+\n1 ponto pede atenção\n$/);
});

test("it explains itself, and understands nothing else", async () => {
  expect(await run({}, "--help")).toMatchObject({ code: 0, out: expect.stringMatching(/^Uso: npm run doctor/) });
  expect(await run({}, "tudo")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(/^basculante: argumento desconhecido: tudo/),
  });
});
