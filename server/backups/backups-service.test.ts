import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { sayBackupState } from "#content/words/backup-words.ts";
import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { claimDataFolder } from "../data-folder.ts";
import { createLog } from "../log.ts";
import { openBackups } from "./backups-service.ts";
import { verifyBackup } from "./read-backup.ts";

const command = join(import.meta.dirname, "../cli/data.ts");
const hour = 60 * 60_000;

/** As the server has it: the folder is claimed, and the child reads the same settings. */
function makeShop({ backupDir }: { backupDir?: string | null } = {}) {
  const folder = mkdtempSync(join(quickFolder, "basculante-nightly-"));
  const dataDir = join(folder, "data");
  const claimed = claimDataFolder(dataDir);
  copyFileSync(inject("migrated").sqlite, join(dataDir, "basculante.sqlite"));
  fillWithPages(dataDir, 20);
  vi.stubEnv("DATA_DIR", dataDir);
  const config = {
    databaseUrl: null,
    dataDir,
    backupDir: backupDir === undefined ? join(dataDir, "backups") : backupDir,
  };
  const backups = openBackups({ config, command, log: createLog("silent") });
  onTestFinished(async () => {
    await backups.stop();
    claimed.release();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const say = async () => {
    const state = await backups.service.getState();
    return state && sayBackupState(state, new Date());
  };
  return { backups, folder: join(dataDir, "backups"), folderAbove: folder, say };
}

const tomorrow = () => new Date(Date.now() + 25 * hour);

test("a new shop waits for its first night, and then has a backup that can be restored", async () => {
  const { backups, folder, say } = makeShop();
  await backups.makeIfDue(new Date(Date.now() + 1_000));
  expect(await say()).toEqual({ isGood: true, text: "A primeira será feita nesta madrugada" });
  await backups.makeIfDue(tomorrow());
  const [name = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(verifyBackup(join(folder, name)).counts.pages).toBe(20);
  expect(await say()).toMatchObject({ isGood: true, text: expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/) });
});

test("old nights go, what was made by hand stays, and what a killed backup left goes too", async () => {
  const { backups, folder } = makeShop();
  mkdirSync(folder);
  const old = Array.from({ length: 28 }, (_, index) => `basculante-2025-02-${String(index + 1).padStart(2, "0")}.tar`);
  const others = ["basculante-2025-01-01-120000.tar", "anotações.txt"];
  for (const name of [...old, ...others, "basculante-2025-02-28.tar.parcial"]) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), new Date("2025-03-01"), new Date("2025-03-01"));
  }
  await backups.makeIfDue(new Date());
  const left = readdirSync(folder);
  expect(left).toEqual(expect.arrayContaining(others));
  // With tonight's there are seven; before their weeks the Sundays.
  const kept = ["02", "09", "16", "23", "24", "25", "26", "27", "28"].map((day) => `basculante-2025-02-${day}.tar`);
  expect(left.filter((name) => name.startsWith("basculante-2025-02")).toSorted()).toEqual(kept);
  expect(left.filter((name) => name.includes("parcial"))).toEqual([]);
});

test("a backup that cannot be made is said in words, and tried again an hour later", async () => {
  const folder = mkdtempSync(join(quickFolder, "basculante-nightly-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const backupDir = join(folder, "backups");
  const { backups, say } = makeShop({ backupDir });
  // A file where the folder should be.
  writeFileSync(backupDir, "");
  await backups.makeIfDue(tomorrow());
  expect(await say()).toMatchObject({
    isGood: false,
    text: expect.stringMatching(/^Falhou: .+ Última boa/),
  });
  rmSync(backupDir);
  await backups.makeIfDue(new Date(tomorrow().getTime() + 2 * hour));
  expect(await say()).toMatchObject({ isGood: true });
});

test("where they are turned off none is made, and the panel says so", async () => {
  const { backups, folderAbove, say } = makeShop({ backupDir: null });
  await backups.makeIfDue(tomorrow());
  expect(readdirSync(join(folderAbove, "data"))).not.toContain("backups");
  expect(await say()).toEqual({ isGood: false, text: "Desligada neste servidor" });
});
