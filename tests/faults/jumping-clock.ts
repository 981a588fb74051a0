import { globSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { countIn, startRunIn, untilOver } from "#tests/support/bulk-runs.ts";
import { installPackages } from "#tests/support/commands.ts";
import { startProduct } from "#tests/support/product.ts";
import { type Fault, Tally } from "./fault.ts";
import { ask, operator, postContact, postForm, signIn } from "./panel-client.ts";

/** Debian's libfaketime, which stands between a process and its clock; null where it cannot be had. */
function findShifter(): string | null {
  const find = () => globSync("/usr/lib/*/faketime/libfaketime.so.1")[0] ?? null;
  return find() ?? (installPackages("faketime") ? find() : null);
}

const jumps = ["+400d", "-30d", "+3h", "-400d"];
const hourMilliseconds = 60 * 60 * 1_000;
/** Of each round's run. */
const titles = 50;
/** What one who typed a wrong password may be asked to wait, whatever the clock did meanwhile. */
const longestWait = 3_600;

/** A clock that was set wrong, and put right: pages and forms go on, runs end, and nobody is locked out for a year. */
export const jumpingClock: Fault = {
  name: "a clock that jumps",
  rounds: 12,
  async run(rounds, random) {
    const tally = new Tally();
    const shifter = findShifter();
    if (!shifter) return tally.report(0, "not possible here: libfaketime cannot be installed");
    const file = join(mkdtempSync(join(tmpdir(), "basculante-clock-")), "shift");
    const setClock = (shift: string) => writeFileSync(file, shift);
    setClock("+0");
    const product = await startProduct({
      ...operator,
      LOG_LEVEL: "silent",
      BACKUP_DIR: "off",
      RUN_PAUSE_SCALE: "0",
      LD_PRELOAD: shifter,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Timers run by another clock, which no operator sets.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const { url } = product;
    const where = { dataDir: product.dataDir };
    for (let round = 0; round < rounds; round++) {
      const run = await startRunIn(where, titles, titles * round);
      setClock(random.pick(jumps));
      tally.check(await isClockWrong(), `round ${round}: the clock of the server did not jump`);
      await checkShop(`round ${round}, set wrong`, round);
      const wrong = { email: operator.ADMIN_EMAIL, password: "não é esta" };
      for (let guess = 0; guess < 6; guess++) {
        const answer = await postForm(`${url}/admin/login`, "", wrong);
        tally.requests += 1;
        const wait = Number(answer?.headers.get("retry-after") ?? 0);
        tally.check(wait <= longestWait, `round ${round}: a guesser was asked to wait ${wait} s`);
      }
      setClock("+0");
      await checkShop(`round ${round}, put right`, round);
      await untilOver(where, run.id);
      const ended = await countIn(where, run.id);
      tally.check(ended.run.state === "done", `round ${round}: the run ended as ${ended.run.state}`);
      const expected = titles * (round + 1);
      tally.check(ended.pages === expected, `round ${round}: of ${expected} pages ${ended.pages} are there`);
    }
    tally.check((await product.stop()) === 0, "it did not stop cleanly");
    return tally.report(rounds);

    /** A server writes the date anew once a second. */
    async function isClockWrong(): Promise<boolean> {
      for (let look = 0; look < 50; look++) {
        tally.requests += 1;
        const said = Date.parse((await ask(url))?.headers.get("date") ?? "");
        if (Math.abs(said - Date.now()) > hourMilliseconds) return true;
        await delay(100);
      }
      return false;
    }

    async function checkShop(when: string, round: number): Promise<void> {
      const cookie = await signIn(product, `203.0.113.${round}`).catch(() => null);
      const [page, panel, contact] = await Promise.all([
        ask(url),
        ask(`${url}/admin/painel`, { headers: { cookie: cookie ?? "" } }),
        postContact(url).answer,
      ]);
      tally.requests += 4;
      tally.check(cookie !== null, `${when}: nobody could sign in`);
      tally.check(page?.status === 200, `${when}: the home page was answered with ${page?.status}`);
      tally.check(panel?.status === 200, `${when}: the panel was answered with ${panel?.status}`);
      tally.check(contact !== null && contact.status < 400, `${when}: a contact was answered with ${contact?.status}`);
    }
  },
};
