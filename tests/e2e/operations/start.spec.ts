import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "#tests/support/browser-test.ts";
import { oneIn } from "#tests/support/extent.ts";
import { type Product, runProduct, startProduct } from "#tests/support/product.ts";
import { savePages } from "#tests/support/saved-pages.ts";

const makeFolder = () => mkdtempSync(join(tmpdir(), "basculante-start-"));

function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

async function expectRefusal(settings: Record<string, string>, reason: RegExp) {
  const { code, output } = await runProduct(settings);
  expect(output).toMatch(/^basculante: [^\n]+\n$/);
  expect(output).toMatch(reason);
  expect(code).toBe(1);
}

async function startIn(folder: string): Promise<Product> {
  return startProduct({ DATA_DIR: folder });
}

test("a malformed value stops the start and makes no data folder", async () => {
  const folder = join(makeFolder(), "data");
  await expectRefusal({ DATA_DIR: folder, SITE_URL: "not an address" }, /SITE_URL precisa ser/);
  expect(() => statSync(folder)).toThrow();
});

test("a data folder that cannot be written to", { tag: "@whole" }, async () => {
  const file = join(makeFolder(), "file");
  writeFileSync(file, "");
  await expectRefusal({ DATA_DIR: join(file, "data") }, /não é possível gravar na pasta de dados .*DATA_DIR/);
});

test("a port in use stops the start before anything is written", { tag: "@whole" }, async () => {
  const first = await startIn(makeFolder());
  const folder = join(makeFolder(), "data");
  await expectRefusal({ DATA_DIR: folder, PORT: new URL(first.url).port }, /a porta \d+ .* está em uso.*PORT/);
  expect(() => statSync(folder)).toThrow();
  await first.stop();
});

test("a second server on the same data folder is refused, the first goes on", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  const first = await startIn(folder);
  await expectRefusal({ DATA_DIR: folder }, /outro servidor usa a pasta de dados/);
  expect((await fetch(first.url)).status).toBe(200);
  await first.stop();
});

test("a file that is no database is refused and left as it is", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, "basculante.sqlite"), "this is no database".repeat(500));
  const before = readFileSync(join(folder, "basculante.sqlite"));
  await expectRefusal({ DATA_DIR: folder }, /o banco de dados .* não pode ser lido.*cópia de segurança/);
  expect(readFileSync(join(folder, "basculante.sqlite"))).toEqual(before);
});

test("a damaged database is refused", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  await (await startIn(folder)).stop();
  const file = join(folder, "basculante.sqlite");
  const bytes = readFileSync(file);
  bytes.fill(0xff, 100, 4096);
  writeFileSync(file, bytes);
  await expectRefusal({ DATA_DIR: folder }, /cópia de segurança/);
});

test("a database newer than the code is refused and left as it is", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  await (await startIn(folder)).stop();
  const database = new DatabaseSync(join(folder, "basculante.sqlite"));
  database.exec("insert into kysely_migration values ('999-from-the-future', '2999')");
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
  const before = fingerprint(folder);
  await expectRefusal({ DATA_DIR: folder }, /mais novo que esta versão/);
  expect(fingerprint(folder)).toBe(before);
});

test("a secret that cannot be read", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  await (await startIn(folder)).stop();
  rmSync(join(folder, "secret"));
  mkdirSync(join(folder, "secret"));
  await expectRefusal({ DATA_DIR: folder }, /não é possível ler .*secret: dê ao usuário .* ou defina APP_SECRET/);
});

test("an easy password for the first account", { tag: "@whole" }, async () => {
  await expectRefusal(
    { DATA_DIR: makeFolder(), ADMIN_PASSWORD: "123456789012" },
    /ADMIN_PASSWORD precisa ser difícil de adivinhar, mas é um texto de 12 caracteres/,
  );
});

test("a PostgreSQL that does not answer", { tag: "@whole" }, async () => {
  await expectRefusal(
    { DATA_DIR: makeFolder(), DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/x", APP_SECRET: "x".repeat(32) },
    /não é possível usar DATABASE_URL (?!.*hunter2)/,
  );
});

test("the admin's password is printed at the first start", async () => {
  const first = await startIn(makeFolder());
  await expect.poll(() => first.output()).toMatch(/administrador +admin@exemplo\.com\.br\n +senha +\S{22} \(/);
  expect(first.output().split("\n").length).toBeLessThanOrEqual(11);
  await first.stop();
});

test("the admin's password is not printed again", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  await (await startIn(folder)).stop();
  const second = await startIn(folder);
  expect(second.output()).not.toContain("senha");
  await second.stop();
});

test("a password that was given is not printed", { tag: "@whole" }, async () => {
  const given = await startProduct({ ADMIN_PASSWORD: "uma-senha-bem-longa" });
  expect(given.output()).not.toContain("senha");
  await given.stop();
});

test("the data folder is for its owner only", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  await (await startIn(folder)).stop();
  for (const file of ["secret", "basculante.sqlite", "server.lock"]) {
    expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600);
  }
});

test("a data folder that is deleted under a running server is noticed, and nothing more is taken", {
  tag: "@whole",
}, async () => {
  const folder = makeFolder();
  const product = await startIn(folder);
  const kept = await (await fetch(product.url)).text();
  rmSync(folder, { recursive: true });
  await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(503);
  const answer = await fetch(`${product.url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ email: "admin@exemplo.com.br", password: "qualquer-uma" }),
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await (await fetch(product.url)).text()).toBe(kept);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect(product.output()).toMatch(/\{"level":50,.*"reason":"the data folder is gone","msg":"not ready"\}/);
  await product.stop();
});

test("off a terminal standard output is the log alone, a JSON object a line", { tag: "@whole" }, async () => {
  const product = await startIn(makeFolder());
  await fetch(product.url);
  await fetch(`${product.url}/nada-aqui`);
  await product.stop();
  const lines = product.log().trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line), line).toMatchObject({ level: expect.any(Number) });
});

test("SIGTERM ends it cleanly", { tag: "@whole" }, async () => {
  const product = await startIn(makeFolder());
  await fetch(product.url);
  expect(await product.stop("SIGTERM")).toBe(0);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} to npm start stops the server itself`, { tag: oneIn(2, signal) }, async () => {
    const settings = { DATA_DIR: makeFolder(), PORT: "0", HOST: "127.0.0.1" };
    const npm = spawn("npm", ["start"], { env: { ...process.env, ...settings } });
    const ended = once(npm, "exit");
    let printed = "";
    for await (const chunk of npm.stderr) {
      printed += chunk;
      if (printed.includes("pronto em")) break;
    }
    const url = /pronto em (\S+)/.exec(printed)?.[1] ?? "";
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    npm.kill(signal);
    await ended;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  });
}

test("a saved page is shown by the server that follows a killed one", { tag: "@whole" }, async () => {
  const folder = makeFolder();
  const first = await startIn(folder);
  await savePages(first, [{ title: "Portão em Osasco", slug: "portao-em-osasco", content: "<p>Texto salvo.</p>" }]);
  await first.stop("SIGKILL");
  const second = await startIn(folder);
  const answer = await fetch(`${second.url}/links-uteis/portao-em-osasco`);
  expect(await answer.text()).toContain("Texto salvo.");
  await second.stop();
});
