import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { startRunIn, untilOver } from "#tests/support/bulk-runs.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { startProduct } from "#tests/support/product.ts";
import { withDatabase } from "#tests/support/with-database.ts";
import { type Fault, type Report, Tally } from "./fault.ts";
import { ask, operator, postForm, postPhoto, signIn } from "./panel-client.ts";

type Disk = { folder: string; spoil(): void; mend(): void; unmount(): void };

function mount(...words: string[]): boolean {
  return spawnSync("mount", words, { stdio: "ignore" }).status === 0;
}

/** A small disk of its own, in memory; null where nobody may mount one. */
function mountDisk(kind: "full" | "read-only"): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), "basculante-disk-"));
  if (!mount("-t", "tmpfs", "-o", "size=32m", "tmpfs", folder)) return null;
  const ballast = join(folder, "ballast");
  return {
    folder,
    spoil() {
      if (kind === "read-only") mount("-o", "remount,ro", folder);
      else for (const bytes of [64 * 1024 * 1024, 4_096, 1]) fill(ballast, bytes);
    },
    mend() {
      if (kind === "read-only") mount("-o", "remount,rw", folder);
      else rmSync(ballast);
    },
    unmount() {
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As far as it goes. */
function fill(file: string, bytes: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
  } catch {
    // There is no more room, which was wanted.
  }
}

/** Pages go on, forms say that nothing was saved, and once there is room again the run has lost no title. */
async function tryDisk(kind: "full" | "read-only", rounds: number): Promise<Report> {
  const tally = new Tally();
  const disk = mountDisk(kind);
  if (!disk) return tally.report(0, "not possible here: nobody may mount a disk");
  const settings = { DATA_DIR: disk.folder, ...operator, RUN_PAUSE_SCALE: "0", LOG_LEVEL: "silent", BACKUP_DIR: "off" };
  const product = await startProduct(settings);
  const cookie = await signIn(product);
  const photo = await makePhoto({ width: 400, height: 300 });
  const { url } = product;
  const where = { dataDir: disk.folder };
  for (let round = 0; round < rounds; round++) {
    const run = await startRunIn(where, 200, 200 * round);
    disk.spoil();
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
      tally.check(
        missing?.status === 302,
        `round ${round}: a page that is not there was answered with ${missing?.status}`,
      );
      tally.check(form !== null && upload !== null, `round ${round}: a form got no answer`);
      tally.check(
        form?.status !== 303 && form?.status !== 200,
        `round ${round}: a form said that it was saved (${form?.status})`,
      );
    }
    disk.mend();
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

export const fullDisk: Fault = { name: "a full disk", rounds: 3, run: (rounds) => tryDisk("full", rounds) };
export const readOnlyDisk: Fault = {
  name: "a disk that can only be read",
  rounds: 3,
  run: (rounds) => tryDisk("read-only", rounds),
};
