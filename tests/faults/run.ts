import { parseArgs } from "node:util";
import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import startPostgres from "#tests/support/postgres-for-playwright.ts";
import { runFault } from "./fault.ts";
import { faults } from "./faults.ts";

/** `npm run test:faults` tries all of them, `npm run test:faults -- SIGKILL --rounds=5` those whose name has that in it. */
const { values, positionals: chosen } = parseArgs({ options: { rounds: { type: "string" } }, allowPositionals: true });
if (!isBuildFresh()) await build();
const stopPostgres = await startPostgres();
let lost = 0;
for (const fault of faults) {
  if (chosen.length > 0 && !chosen.some((text) => fault.name.includes(text))) continue;
  const started = performance.now();
  const { rounds, requests, losses, note } = await runFault(fault, Number(values.rounds ?? fault.rounds));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${losses.length === 0 ? "ok  " : "LOST"} ${fault.name}`);
  console.log(
    `     ${rounds} rounds, ${requests} requests, ${losses.length} lost, ${seconds} s${note ? `; ${note}` : ""}`,
  );
  for (const loss of losses.slice(0, 20)) console.log(`     - ${loss}`);
  lost += losses.length;
}
await stopPostgres();
console.log(lost === 0 ? "\nnothing was lost" : `\n${lost} lost`);
process.exit(lost === 0 ? 0 : 1);
