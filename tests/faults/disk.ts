import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { startRunIn, untilOver } from "#tests/support/bulk-runs.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { runProduct, startProduct } from "#tests/support/product.ts";
import { withDatabase } from "#tests/support/with-database.ts";
import { type Fault, type Report, Tally } from "./fault.ts";
import { ask, operator, postForm, postPhoto, readAiKey, signIn } from "./panel-client.ts";

type Disk = { folder: string; ballast: string; setReadOnly(): void; unmount(): void };

function mount(...words: string[]): boolean {
  return spawnSync("mount", words, { stdio: "ignore" }).status === 0;
}

/** A small disk of its own, in memory; null where nobody may mount one. */
function mountDisk(): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), "basculante-disk-"));
  if (!mount("-t", "tmpfs", "-o", "size=32m", "tmpfs", folder)) return null;
  return {
    folder,
    ballast: join(folder, "ballast"),
    setReadOnly: () => mount("-o", "remount,ro", folder),
    unmount() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const impossible = "not possible here: nobody may mount a disk";

/** As far as it goes. */
function fill(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
  } catch {
    // There is no more room, which was wanted.
  }
}

/** Pages go on, a form that says it saved has saved, and once there is room again the run has lost no title. */
async function tryFullDisk(rounds: number): Promise<Report> {
  const tally = new Tally();
  const disk = mountDisk();
  if (!disk) return tally.report(0, impossible);
  const settings = { DATA_DIR: disk.folder, ...operator, RUN_PAUSE_SCALE: "0", LOG_LEVEL: "silent", BACKUP_DIR: "off" };
  const product = await startProduct(settings);
  const cookie = await signIn(product);
  const photo = await makePhoto({ width: 400, height: 300 });
  const { url } = product;
  const where = { dataDir: disk.folder };
  for (let round = 0; round < rounds; round++) {
    const run = await startRunIn(where, 200, 200 * round);
    for (const bytes of [64 * 1024 * 1024, 4_096, 1]) fill(disk.ballast, bytes);
    for (let asked = 0; asked < 10; asked++) {
      const key = `sk-disco-${round}-${String(asked).padStart(12, "0")}`;
      const [page, missing, form, upload] = await Promise.all([
        ask(`${url}/guia-completo`),
        ask(`${url}/links-uteis/nada-${round}-${asked}`),
        postForm(`${url}/admin/painel`, cookie, { intent: "save-key", key }),
        postPhoto(url, cookie, photo),
      ]);
      tally.requests += 4;
      tally.check(page?.status === 200, `round ${round}: a page was answered with ${page?.status}`);
      tally.check(missing?.status === 302, `round ${round}: no page was answered with ${missing?.status}`);
      tally.check(form !== null && upload !== null, `round ${round}: a form got no answer`);
      // What SQLite has reserved may still hold a small change.
      const isSaved = form !== null && form.status < 400;
      tally.check(!isSaved || (await readAiKey(where)) === key, `round ${round}: a form said that it was saved`);
    }
    rmSync(disk.ballast);
    tally.check(await isSoonSaved(url, cookie, round), `round ${round}: nothing could be saved once there was room`);
    await untilOver(where, run.id);
    const end = await withDatabase(where, (database) => createRunsRepository(database).getRun(run.id));
    tally.check(end?.failed === 0, `round ${round}: ${end?.failed} titles of a run failed`);
  }
  tally.check((await product.stop()) === 0, "it did not stop cleanly");
  const again = await startProduct(settings);
  tally.check((await ask(`${again.url}/readyz`))?.status === 200, "it did not start again");
  await again.stop();
  disk.unmount();
  return tally.report(rounds);
}

/** A file that is open for writing keeps a disk from being made read-only, so only a start can meet one. */
async function tryReadOnlyDisk(rounds: number): Promise<Report> {
  const tally = new Tally();
  const disk = mountDisk();
  if (!disk) return tally.report(0, impossible);
  const settings = { DATA_DIR: disk.folder, BACKUP_DIR: "off" };
  await (await startProduct(settings)).stop();
  disk.setReadOnly();
  for (let round = 0; round < rounds; round++) {
    const { code, output } = await runProduct(settings);
    tally.requests += 1;
    const isSaid = code === 1 && /basculante: /.test(output) && !/\n\s+at /.test(output);
    tally.check(isSaid, `round ${round}: a start ended with ${code} and ${JSON.stringify(output.slice(0, 300))}`);
  }
  disk.unmount();
  return tally.report(rounds);
}

async function isSoonSaved(url: string, cookie: string, round: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await postForm(`${url}/admin/painel`, cookie, {
      intent: "save-key",
      key: `sk-disco-de-novo-${round}-00000`,
    });
    if (answer && answer.status < 400) return true;
    await delay(100);
  }
  return false;
}

export const fullDisk: Fault = { name: "a full disk", rounds: 3, run: tryFullDisk };
export const readOnlyDisk: Fault = { name: "a start on a disk that can only be read", rounds: 3, run: tryReadOnlyDisk };
