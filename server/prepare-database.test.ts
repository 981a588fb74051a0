import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { createLog } from "./log.ts";
import { openPreparedDatabase } from "./prepare-database.ts";

const log = createLog("silent");

function makePlace() {
  const dataDir = mkdtempSync(join(quickFolder, "basculante-start-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl: null, dataDir, file: join(dataDir, "basculante.sqlite") };
}

async function makeShop() {
  const place = makePlace();
  await (await openPreparedDatabase(place, log)).db.destroy();
  fillWithPages(place.dataDir, 300);
  return place;
}

/** What the operator reads; nothing when the start goes on. */
async function start(place: ReturnType<typeof makePlace>): Promise<string> {
  try {
    await (await openPreparedDatabase(place, log)).db.destroy();
    return "";
  } catch (error) {
    if (isDomainError(error)) return toSentence(error);
    throw error;
  }
}

/** Modes mean nothing to root, who then is somebody else for as long as the files are looked at. */
function asSomebody<Value>(folder: string, work: () => Value): Value {
  if (process.geteuid?.() !== 0) return work();
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    chownSync(path, 65_534, 65_534);
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

test("a shop that was stopped starts again", async () => {
  expect(await start(await makeShop())).toBe("");
});

test("an emptied file is not taken for a new shop", async () => {
  const place = await makeShop();
  truncateSync(place.file, 0);
  expect(await start(place)).toMatch(/^o banco de dados .* está vazio: restaure uma cópia de segurança/);
  expect(readFileSync(place.file)).toHaveLength(0);
});

test("a file that lost its end is refused, even after a clean stop", async () => {
  const place = await makeShop();
  truncateSync(place.file, readFileSync(place.file).length - 4096);
  expect(await start(place)).toMatch(/não pode ser lido: restaure uma cópia de segurança \(o arquivo está cortado\)/);
});

test.each(["", "-wal"])("a file%s that cannot be written to is named, with what to do", async (ending) => {
  const place = await makeShop();
  writeFileSync(`${place.file}${ending}`, "", { flag: "a" });
  chmodSync(`${place.file}${ending}`, 0o400);
  expect(await asSomebody(place.dataDir, () => start(place))).toMatch(
    /^não é possível gravar no banco de dados .*: dê ao usuário do servidor permissão de escrita .*\(EACCES/,
  );
});

test("another program's database is refused and left as it is", async () => {
  const place = makePlace();
  const foreign = new DatabaseSync(place.file);
  foreign.exec("create table bookmarks (address text)");
  foreign.close();
  expect(await start(place)).toMatch(/é de outro programa/);
  const after = new DatabaseSync(place.file);
  expect(after.prepare("select name from sqlite_master").all()).toEqual([{ name: "bookmarks" }]);
  after.close();
});

test("after a crash damage in the middle of the file is found before anything is served", async () => {
  const place = await makeShop();
  // A -wal that was not taken away, as a killed server leaves it.
  const server = new DatabaseSync(place.file);
  server.exec("update settings set value = value; delete from generated_pages where seq = 1");
  const wal = readFileSync(`${place.file}-wal`);
  const bytes = readFileSync(place.file);
  server.close();
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 40_000);
  writeFileSync(place.file, bytes);
  writeFileSync(`${place.file}-wal`, wal);
  expect(await start(place)).toMatch(/não pode ser lido: restaure uma cópia de segurança/);
});
