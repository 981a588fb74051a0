import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test } from "vitest";
import { formatNumber } from "#domain/format-number.ts";
import { isWhole } from "#tests/support/extent.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import type { Settings } from "#tests/support/product.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { runCommand, runInProcess } from "#tests/support/terminal.ts";
import { dataProgram } from "../cli/data-program.ts";
import { claimDataFolder } from "../data-folder.ts";
import { verifyBackup } from "./read-backup.ts";

const pageCount = isWhole ? 10_000 : 1_000;

function makeFolder(): string {
  const folder = mkdtempSync(join(quickFolder, "basculante-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A shop in a folder that may be renamed, with a backup's place beside it. */
function makeShop(pages = pageCount) {
  const folder = makeFolder();
  const dataDir = join(folder, "data");
  mkdirSync(join(dataDir, "photos/public"), { recursive: true });
  copyFileSync(inject("migrated").sqlite, join(dataDir, "basculante.sqlite"));
  fillWithPages(dataDir, pages);
  writeFileSync(join(dataDir, "secret"), "s".repeat(43));
  writeFileSync(join(dataDir, "photos/public/foto-1-640.avif"), "a photo");
  return { folder, dataDir, file: join(folder, "copia.tar") };
}

/** Here, as most of these are about what is done and not about how it is started. */
const run = (dataDir: string, words: string[], settings: Settings = {}) =>
  runInProcess(dataProgram, words, { DATA_DIR: dataDir, ...settings });

/** `npm run data`; killed as soon as it has said `killAt`. */
const start = (dataDir: string, words: string[], killAt = "") =>
  runCommand("data", words, { DATA_DIR: dataDir }, killAt);

function countPages(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  try {
    return Number(database.prepare("select count(*) as pages from generated_pages").get()?.pages);
  } finally {
    database.close();
  }
}

const list = (folder: string) => readdirSync(folder).toSorted();

test("a shop comes back from its backup on another machine, whole and for its owner only", async () => {
  const { folder, dataDir, file } = makeShop();
  const made = await start(dataDir, ["backup", file]);
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining("copiando o banco de dados") });
  expect(made.out).toContain(`${formatNumber(pageCount)} páginas`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(list(folder)).toEqual(["copia.tar", "data"]);

  const verified = await start(join(folder, "nada"), ["verify", file]);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining("está boa") });

  const other = join(makeFolder(), "data");
  const restored = await start(other, ["restore", file]);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("loja restaurada") });
  expect(list(other)).toEqual(["basculante.sqlite", "photos", "secret"]);
  expect(countPages(other)).toBe(pageCount);
  for (const name of ["secret", "photos/public/foto-1-640.avif"]) {
    expect(readFileSync(join(other, name))).toEqual(readFileSync(join(dataDir, name)));
  }
  for (const name of ["secret", "basculante.sqlite"]) expect(statSync(join(other, name)).mode & 0o777).toBe(0o600);
});

test("a backup beside a server that writes has all that was saved before it, and disturbs nothing", async () => {
  const { dataDir, file } = makeShop(50);
  const lock = claimDataFolder(dataDir);
  onTestFinished(() => lock.release());
  const server = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  onTestFinished(() => server.close());
  // What is written stays in the -wal: nothing checkpoints it while this connection is open.
  server.exec("pragma journal_mode=wal; delete from generated_pages where seq > 40; begin immediate");
  server.exec("delete from generated_pages");
  expect(await run(dataDir, ["backup", file])).toMatchObject({ code: 0, out: expect.stringContaining("40 páginas") });
  server.exec("rollback");
  expect(await run(dataDir, ["verify", file])).toMatchObject({ code: 0 });
  const refused = await run(dataDir, ["restore", file, "--aside"]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("outro servidor usa a pasta de dados") });
  expect(Number(server.prepare("select count(*) as pages from generated_pages").get()?.pages)).toBe(40);
});

test("a backup without a name goes to the folder of backups, and stays there through a restore", async () => {
  const { dataDir, folder } = makeShop(5);
  const { out } = await run(dataDir, ["backup"]);
  const [name = ""] = list(join(dataDir, "backups"));
  expect(out).toContain(name);
  const file = join(dataDir, "backups", name);
  expect(await run(dataDir, ["restore", file, "--aside"])).toMatchObject({ code: 0 });
  expect(list(join(dataDir, "backups"))).toEqual([name]);
  expect(list(folder)).toEqual(["data", expect.stringMatching(/^data\.antes-\d{4}-\d\d-\d\d-\d{6}$/)]);
});

test("a shop that is there is never overwritten: it is moved aside when asked for", async () => {
  const { dataDir, folder, file } = makeShop(30);
  await run(dataDir, ["backup", file]);
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  database.exec("delete from generated_pages where seq > 10");
  database.close();

  const refused = await run(dataDir, ["restore", file]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^basculante: já há uma loja em .*--aside/) });
  expect(countPages(dataDir)).toBe(10);

  // A killed server's leftovers must not be played into the restored file.
  writeFileSync(join(dataDir, "basculante.sqlite-shm"), "left over");
  expect(await run(dataDir, ["restore", file, "--aside"])).toMatchObject({ code: 0 });
  expect(list(dataDir)).toEqual(["basculante.sqlite", "photos", "secret"]);
  expect(countPages(dataDir)).toBe(30);
  const aside = list(folder).find((name) => name.startsWith("data.antes-")) ?? "";
  expect(countPages(join(folder, aside))).toBe(10);
});

test.each(["beside its file", "without its file"])(
  "a journal that a killed server left %s is not played into what is restored",
  async (where) => {
    const { dataDir, file } = makeShop(30);
    await run(dataDir, ["backup", file]);
    const path = join(dataDir, "basculante.sqlite");
    const server = new DatabaseSync(path);
    server.exec("pragma journal_mode=wal; pragma wal_autocheckpoint=0; delete from generated_pages where seq > 10");
    const journal = readFileSync(`${path}-wal`);
    server.close();
    expect(journal.length).toBeGreaterThan(4_096);
    if (where === "without its file") rmSync(path);
    writeFileSync(`${path}-wal`, journal);
    expect(await run(dataDir, ["restore", file, "--aside"])).toMatchObject({ code: 0 });
    expect(list(dataDir)).toEqual(["basculante.sqlite", "photos", "secret"]);
    const restored = new DatabaseSync(path);
    expect(restored.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    restored.close();
    expect(countPages(dataDir)).toBe(30);
  },
);

test("any changed byte is noticed, and a damaged backup restores nothing", async () => {
  const { dataDir, file } = makeShop(20);
  await run(dataDir, ["backup", file]);
  const whole = readFileSync(file);
  const manifestAt = whole.indexOf("manifest.json");
  const places = [0, 130, 150, 600, Math.floor(whole.length / 2), manifestAt + 700, whole.length - 1];
  for (const place of places) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    writeFileSync(`${file}-${place}`, bytes);
    expect(() => verifyBackup(`${file}-${place}`), `byte ${place}`).toThrow("backup-damaged");
  }
  const answer = await run(dataDir, ["verify", `${file}-600`]);
  expect(answer).toMatchObject({ code: 1, out: "" });
  expect(answer.err).toMatch(/\nbasculante: a cópia [^\n]+ está danificada[^\n]+\n$/);
  writeFileSync(`${file}-cut`, whole.subarray(0, whole.length - 2_000));
  expect(() => verifyBackup(`${file}-cut`)).toThrow("backup-damaged");

  const other = join(makeFolder(), "data");
  expect(await run(other, ["restore", `${file}-600`])).toMatchObject({ code: 1 });
  expect(existsSync(other)).toBe(false);
  expect(await run(dataDir, ["restore", `${file}-600`, "--aside"])).toMatchObject({ code: 1 });
  expect(countPages(dataDir)).toBe(20);
});

test("a backup that is killed leaves nothing under its name, and the next one takes its leftovers away", async () => {
  const { dataDir, folder, file } = makeShop();
  // Long enough to be killed in the middle.
  const large = join(dataDir, "photos/public/grande.jpg");
  closeSync(openSync(large, "w"));
  truncateSync(large, 200 * 1024 * 1024);
  const killed = await start(dataDir, ["backup", file], "copiando as fotos");
  expect(killed).toMatchObject({ signal: "SIGKILL", out: "" });
  expect(existsSync(file)).toBe(false);
  rmSync(large);
  expect(await run(dataDir, ["backup", file])).toMatchObject({ code: 0 });
  expect(list(folder)).toEqual(["copia.tar", "data"]);
  expect(await run(dataDir, ["verify", file])).toMatchObject({ code: 0 });
});

test("a restore that is killed leaves the old shop as it was, and can be done again", async () => {
  const { dataDir, folder, file } = makeShop();
  const large = join(dataDir, "photos/public/grande.jpg");
  closeSync(openSync(large, "w"));
  truncateSync(large, 100 * 1024 * 1024);
  await run(dataDir, ["backup", file]);
  rmSync(large);
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  database.exec("delete from generated_pages where seq > 10");
  database.close();
  const killed = await start(dataDir, ["restore", file, "--aside"], "abrindo a cópia");
  expect(killed).toMatchObject({ signal: "SIGKILL", out: "" });
  expect(countPages(dataDir)).toBe(10);

  expect(await run(dataDir, ["restore", file, "--aside"])).toMatchObject({ code: 0 });
  expect(countPages(dataDir)).toBe(pageCount);
  expect(list(folder).filter((name) => !name.startsWith("data.antes-"))).toEqual(["copia.tar", "data"]);
});

test("a restore that was killed while the folders changed places is completed by the next start", async () => {
  const { dataDir, folder } = makeShop(5);
  renameSync(dataDir, join(folder, "data.restaurado"));
  claimDataFolder(dataDir).release();
  expect(countPages(dataDir)).toBe(5);
});

test("PostgreSQL is backed up by its own tools, and the command is said", async () => {
  const DATABASE_URL = await createEmptyDatabase(inject("postgresUrl"));
  const settings = { DATABASE_URL, APP_SECRET: "s".repeat(32) };
  const backup = await run(makeFolder(), ["backup"], settings);
  expect(backup).toMatchObject({ code: 1, err: expect.stringContaining("pg_dump --format=custom") });
  const restore = await run(makeFolder(), ["restore", "x.tar"], settings);
  expect(restore).toMatchObject({ code: 1, err: expect.stringContaining("pg_restore --clean") });
});

test("what is no backup is refused in one line", async () => {
  const file = join(makeFolder(), "x.tar");
  const handle = openSync(file, "w");
  writeSync(handle, "no backup".repeat(1_000));
  closeSync(handle);
  for (const name of [file, `${file}-missing`]) {
    const answer = await run(makeFolder(), ["verify", name]);
    expect(answer).toMatchObject({ code: 1, out: "" });
    expect(answer.err).toMatch(/\nbasculante: [^\n]+\n$/);
  }
});
