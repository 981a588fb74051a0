import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { countBrowserTests, countUnitTests } from "./support/reports.ts";

/** Runs the suite so many times beside processes that keep all cores busy: a test that needs a fast machine shows. */
const [times = "5", ...words] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  console.error("npm run test:steady -- N [--all]");
  process.exit(2);
}

const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
function stopBusy(): void {
  for (const child of busy) child.kill("SIGKILL");
}
process.on("exit", stopBusy);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

type Row = { run: number; isOk: boolean; seconds: number; passed: number; failures: string[] };

const logs = mkdtempSync(join(tmpdir(), "basculante-steady-"));
console.log(`beside ${busy.length} busy processes; what each run prints is in ${logs}`);
const rows: Row[] = [];
for (let run = 1; run <= Number(times); run++) {
  rows.push(await runSuite(run));
  printRow(rows.at(-1));
}
stopBusy();

console.log("\nrun   result   minutes   passed   failures");
for (const row of rows) printRow(row);
const failed = rows.flatMap(({ failures }) => failures);
for (const name of new Set(failed)) console.log(`${failed.filter((other) => other === name).length} times: ${name}`);
process.exit(rows.every(({ isOk }) => isOk) ? 0 : 1);

async function runSuite(run: number): Promise<Row> {
  const started = performance.now();
  const child = spawn(process.execPath, ["tests/run.ts", ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const log = createWriteStream(join(logs, `${run}.log`));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const [status] = await once(child, "close");
  log.end();
  const seconds = (performance.now() - started) / 1000;
  const counts = [countUnitTests, countBrowserTests].map(countSafely);
  return {
    run,
    isOk: status === 0,
    seconds,
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/** A run that broke off has left no report. */
function countSafely(count: typeof countUnitTests): ReturnType<typeof countUnitTests> {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1, failures: ["a runner that left no report"] };
  }
}

function printRow(row: Row | undefined): void {
  if (!row) return;
  const { run, isOk, seconds, passed, failures } = row;
  const cells = [run, isOk ? "ok" : "FAILED", (seconds / 60).toFixed(1), passed, failures.length];
  console.log(cells.map((cell, index) => String(cell).padStart([3, 9, 10, 9, 11][index] ?? 0)).join(""));
}
