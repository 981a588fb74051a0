import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { leftBehind } from "#domain/moving.ts";
import { openEmpty } from "#tests/support/databases.ts";
import { draw, isWhole } from "#tests/support/extent.ts";
import { fillEmptyTables, listTables } from "#tests/support/fill-empty-tables.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { oldRows } from "#tests/support/old-rows.ts";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import type { Settings } from "#tests/support/product.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { runCommand, runInProcess } from "#tests/support/terminal.ts";
import { executeIn, type Where, withDatabase } from "#tests/support/with-database.ts";
import { ensureAdmin } from "../accounts/ensure-admin.ts";
import { openAccounts } from "../accounts/open-accounts.ts";
import { dataProgram } from "../cli/data-program.ts";
import { readConfig } from "../config.ts";
import { claimDataFolder } from "../data-folder.ts";
import { copyTables, findDifference, planCopy, withSnapshot } from "../database/copy-rows.ts";
import { migrate, migrationNames } from "../database/migrate.ts";
import { createLog } from "../log.ts";
import { createPageListRepository } from "../pages/page-list-repository.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { openPreparedDatabase } from "../prepare-database.ts";
import { createAiKeyService } from "../settings/ai-key-service.ts";

const log = createLog("silent");
const secret = "segredo-da-loja-que-viaja-com-ela-1234567890";
const admin = { email: "dona@exemplo.com.br", password: "uma-senha-bem-longa" };
const aiKey = "sk-teste-12345678901234567890";
const settings = { ...readConfig({}), siteUrl: "http://localhost", secret };

function makeFolder(): string {
  const folder = mkdtempSync(join(quickFolder, "basculante-move-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const makeAiKey = (database: Parameters<typeof createAiKeyService>[0]["database"]) =>
  createAiKeyService({ database, secret, fromEnvironment: null, record: async () => {}, log });

let usedShop = "";

beforeAll(async () => {
  usedShop = mkdtempSync(join(quickFolder, "basculante-moved-"));
  mkdirSync(join(usedShop, "photos/public"), { recursive: true });
  writeFileSync(join(usedShop, "photos/public/foto.avif"), "a photo");
  writeFileSync(join(usedShop, "secret"), secret, { mode: 0o600 });
  copyFileSync(inject("migrated").sqlite, join(usedShop, "basculante.sqlite"));
  await withDatabase({ dataDir: usedShop }, async (database) => {
    const { accountAdmin } = await openAccounts(database, settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    await makeAiKey(database).saveKey(aiKey, { id: "a", name: "Dona" });
  });
});

afterAll(() => rmSync(usedShop, { recursive: true, force: true }));

/** A shop on SQLite that somebody has worked with. */
function makeShop(pages: number, content?: string): string {
  const dataDir = join(makeFolder(), "data");
  cpSync(usedShop, dataDir, { recursive: true });
  fillWithPages(dataDir, pages, content);
  return dataDir;
}

const toSettings = ({ dataDir, databaseUrl }: Where): Settings => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: secret } : {}),
});

const move = (from: Where, to: string, { startsOver = false } = {}) =>
  runInProcess(dataProgram, ["move", "--to", to, ...(startsOver ? ["--start-over"] : [])], toSettings(from));

/** `npm run data -- move`; killed as soon as it has printed `killAt`. */
const run = (from: Where, to: string, killAt = "") =>
  runCommand("data", ["move", "--to", to], toSettings(from), killAt);

const newPostgres = () => createEmptyDatabase(inject("postgresUrl"));

/** What the operator reads of a start; nothing when it goes on. */
async function start(where: Where): Promise<string> {
  try {
    await (await openPreparedDatabase({ databaseUrl: null, ...where }, log)).db.destroy();
    return "";
  } catch (error) {
    if (isDomainError(error)) return toSentence(error);
    throw error;
  }
}

/** Names of the tables of which either file has a row that the other has not. */
function findUnlike(one: string, other: string): string[] {
  const database = new DatabaseSync(join(one, "basculante.sqlite"));
  try {
    database.prepare("attach ? as other").run(join(other, "basculante.sqlite"));
    return listTables(database).filter((table) => {
      const columns = database.prepare("select name from pragma_table_info(?)").all(table);
      const names = columns.map(({ name }) => `"${name}"`).join();
      const [here, there] = [`select ${names} from main."${table}"`, `select ${names} from other."${table}"`];
      const query = `select 1 from (${here} except ${there}) union all select 1 from (${there} except ${here}) limit 1`;
      return database.prepare(query).get() !== undefined;
    });
  } finally {
    database.close();
  }
}

/** The panel's own work on a moved shop. */
async function expectAlive(where: Where, pages: number): Promise<void> {
  expect(await start(where)).toBe("");
  await withDatabase(where, async (database) => {
    const repository = createPagesRepository(database);
    expect(await repository.countPages()).toBe(pages);
    const found = await createPageListRepository(database).listPages({ search: "bairro 777" });
    expect(found.pages.at(-1)).toMatchObject({ slug: "motor-de-portao-em-bairro-777" });
    await repository.insertPage({ title: "Página nova", slug: "pagina-nova", content: "<p>Nova</p>" });
    expect(await repository.findPages({ limit: 1 })).toMatchObject([{ slug: "pagina-nova" }]);
    expect(await makeAiKey(database).getKey()).toBe(aiKey);
    const { accounts } = await openAccounts(database, settings, log, createQuickHashing());
    const headers = new Headers({ "x-client-address": "203.0.113.1" });
    const { headers: answer } = await accounts.signIn(headers, admin);
    headers.set("cookie", answer.getSetCookie()[0]?.split(";")[0] ?? "");
    expect(await accounts.getAdmin(headers)).toMatchObject({ email: admin.email });
  });
}

test("a large shop goes to PostgreSQL and back, the same to the last value", async () => {
  const count = isWhole ? 10_000 : 1_000;
  const dataDir = makeShop(count, "<p>Texto curto, para que sejam muitas.</p>");
  const databaseUrl = await newPostgres();
  const there = await move({ dataDir }, databaseUrl);
  expect(there, there.err).toMatchObject({ code: 0 });
  if (isWhole) expect(there.err).toMatch(/copiando generated_pages: 2\.500 de 10\.000\n/);
  expect(there.out).toMatch(/^loja levada para 127\.0\.0\.1:\d+\/\w+ e conferida: \d+ tabelas, \d+\.\d+ linhas\n/);
  expect(there.out).toContain(`APP_SECRET="$(cat ${join(dataDir, "secret")})"`);
  expect(there.out).toContain(join(dataDir, "photos"));
  expect(there.out).not.toContain(secret);

  const folder = join(makeFolder(), "data");
  const back = await move({ dataDir, databaseUrl }, folder);
  expect(back, back.err).toMatchObject({ code: 0, out: expect.stringContaining(`cp -a ${join(dataDir, "photos")}`) });
  expect(findUnlike(dataDir, folder).filter((table) => !table.startsWith("kysely_"))).toEqual([]);
  expect(readFileSync(join(folder, "secret"), "utf8")).toBe(secret);
  for (const name of ["secret", "basculante.sqlite"]) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  await expectAlive({ dataDir, databaseUrl }, count);
  await expectAlive({ dataDir: folder }, count);
});

test("every table there is goes along, or is named with the reason why not", async () => {
  const dataDir = makeFolder();
  await withDatabase({ dataDir }, async (database) => {
    for (const version of migrationNames) {
      await migrate(database, version);
      for (const statement of oldRows[version] ?? []) await sql.raw(statement).execute(database.db);
    }
    const { accountAdmin } = await openAccounts(database, settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
  });
  const file = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  onTestFinished(() => file.close());
  fillEmptyTables(file);
  file.exec("create table receitas (id integer); insert into receitas values (1)");

  const databaseUrl = await newPostgres();
  const { code, err } = await move({ dataDir }, databaseUrl);
  expect(code, err).toBe(0);
  const tables = listTables(file);
  expect(tables).toEqual(expect.arrayContaining(["account", "generated_pages", "session", "twoFactor", "user"]));
  const went = tables.filter((name) => err.includes(`copiando ${name} (`));
  const stayed = tables.filter((name) => new RegExp(`^não vai: ${name} \\(.{10,}\\)$`, "m").test(err));
  expect([...went, ...stayed].toSorted()).toEqual(tables);
  expect(stayed).toEqual([...leftBehind, "receitas"].filter((name) => tables.includes(name)).toSorted());
  await withDatabase({ dataDir, databaseUrl }, async ({ db }) => {
    for (const name of went) {
      const { rows } = await sql<{ rows: string }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
      expect(Number(rows[0]?.rows), name).toBe(file.prepare(`select count(*) as rows from "${name}"`).get()?.rows);
      expect(Number(rows[0]?.rows), name).toBeGreaterThan(0);
    }
  });

  const folder = join(makeFolder(), "data");
  expect(await move({ dataDir, databaseUrl }, folder)).toMatchObject({ code: 0 });
  file.exec("drop table receitas");
  expect(findUnlike(dataDir, folder)).toEqual(stayed.filter((name) => name !== "receitas" && !/_lock$/.test(name)));
});

const engines = ["PostgreSQL", "SQLite"];

test.each(isWhole ? engines : [engines[draw("killed move", 2)]])(
  "a move to %s that is killed leaves its source whole, and nothing that a server takes for a shop",
  async (engine) => {
    const dataDir = makeShop(1_000);
    const databaseUrl = await newPostgres();
    const folder = join(makeFolder(), "data");
    const isBack = engine === "SQLite";
    if (isBack) await move({ dataDir }, databaseUrl);
    const source = isBack ? { dataDir, databaseUrl } : { dataDir };
    const [to, target] = isBack ? [folder, { dataDir: folder }] : [databaseUrl, { dataDir, databaseUrl }];
    const killed = await run(source, to, "copiando generated_pages");
    expect(killed, killed.err).toMatchObject({ signal: "SIGKILL", out: "" });
    expect(await start(target)).toMatch(/parou no meio.*--start-over/);
    expect(await move(source, to)).toMatchObject({ code: 1, err: expect.stringMatching(/--start-over/) });
    const again = await move(source, to, { startsOver: true });
    expect(again, again.err).toMatchObject({ code: 0 });
    await expectAlive(target, 1_000);
    expect(await start(source)).toBe("");
  },
);

test("nothing is moved into what is not empty, nor where other tools are better", async () => {
  const dataDir = makeShop(1_000);
  const databaseUrl = await newPostgres();
  await executeIn({ dataDir, databaseUrl }, "create table clientes (id int)");
  const occupied = await move({ dataDir }, databaseUrl);
  expect(occupied).toMatchObject({ code: 1, err: expect.stringMatching(/^basculante: o destino .* não está vazio/) });
  expect(await move({ dataDir }, makeFolder())).toMatchObject({
    code: 1,
    err: expect.stringContaining("backup, restore"),
  });
  expect(await move({ dataDir }, "mysql://x/y")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--to precisa ser"),
  });
  const nobody = await move({ dataDir }, "postgres://dona:hunter2@127.0.0.1:1/loja");
  expect(nobody).toMatchObject({ code: 1, err: expect.stringMatching(/127\.0\.0\.1:1\/loja não foi concluída/) });
  expect(nobody.err).not.toContain("hunter2");

  const full = await newPostgres();
  expect(await move({ dataDir }, full)).toMatchObject({ code: 0 });
  expect(await move({ dataDir, databaseUrl: full }, dataDir)).toMatchObject({ code: 1 });
  const other = makeFolder();
  writeFileSync(join(other, "secret"), "o".repeat(40));
  const refused = await move({ dataDir, databaseUrl: full }, other);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("segredo de outra loja") });
  expect(existsSync(join(other, "basculante.sqlite"))).toBe(false);
});

test("a shop whose server writes moves as it is at one moment, and is told that it is only that", async () => {
  const dataDir = makeShop(1_000);
  const lock = claimDataFolder(dataDir);
  onTestFinished(() => lock.release());
  const server = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  onTestFinished(() => server.close());
  server.exec("begin immediate; delete from generated_pages");
  const databaseUrl = await newPostgres();
  const moved = await move({ dataDir }, databaseUrl);
  expect(moved, moved.err).toMatchObject({ code: 0, err: expect.stringContaining("pare-o antes") });
  server.exec("rollback");
  await expectAlive({ dataDir, databaseUrl }, 1_000);
});

test("numbers that the database gives go on where they were, and any kind of value arrives", async () => {
  const [source, target] = [await openEmpty("sqlite"), await openEmpty("postgres")];
  const rows = sql`insert into visits (id, big, at, flag, share, data, parent) values
    (7, 9007199254740993, '2026-11-16T12:00:00.123Z', 1, 0.1, x'00ff', 9), (9, null, null, 0, null, null, 7)`;
  await sql`create table visits (id integer primary key autoincrement, big bigint, at text, flag integer,
    share double precision, data blob, parent integer references visits)`.execute(source.db);
  await sql`pragma foreign_keys = off`.execute(source.db);
  await rows.execute(source.db);
  await sql`create table visits (id integer generated always as identity primary key, big bigint, at timestamptz,
    flag boolean, share double precision, data bytea, parent integer references visits)`.execute(target.db);

  await withSnapshot(source, async (open) => {
    const { tables } = await planCopy(open, "sqlite", target);
    const copied = await copyTables({ source: open, from: "sqlite", target, tables, onProgress: () => {} });
    expect(await findDifference(target, tables, copied)).toBeNull();
    await sql`update visits set share = 0.2 where id = 7`.execute(target.db);
    expect(await findDifference(target, tables, copied)).toBe("visits");
  });
  const next = await sql`insert into visits (flag) values (true) returning id`.execute(target.db);
  expect(next.rows).toEqual([{ id: 10 }]);
  const { rows: arrived } = await sql`select * from visits where id = 7`.execute(target.db);
  expect(arrived).toMatchObject([
    { big: "9007199254740993", at: new Date("2026-11-16T12:00:00.123Z"), flag: true, data: Buffer.from([0, 255]) },
  ]);
  // The references are as strict as before.
  await expect(sql`insert into visits (flag, parent) values (true, 99)`.execute(target.db)).rejects.toThrow(
    /foreign key/,
  );
});
