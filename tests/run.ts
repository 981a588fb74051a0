import { mkdirSync, rmSync } from "node:fs";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { type Count, countBrowserTests, countUnitTests, reportFiles, reportsFolder } from "./support/reports.ts";
import { setSeed } from "./support/seed-of-commit.ts";
import { lint, routeTypes, runStep, type Step, types } from "./support/steps.ts";

// With --all nothing is left out: see tests/support/extent.ts.
if (process.argv.includes("--all")) process.env.TEST_ALL = "1";
setSeed();

/** Each counts as one test. They run one after the other, beside the build and the unit tests, which leave them little of two cores. */
const checks: Step[] = [
  routeTypes,
  types,
  {
    name: "import rules",
    command: ["dependency-cruiser/bin/dependency-cruiser.mjs", "app", "content", "domain", "server", "tests", "bench"],
  },
  { name: "dead code", command: ["knip/bin/knip.js"] },
  lint,
];

const unitTests: Step = {
  name: "unit and database tests",
  command: ["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile=${reportFiles.unit}`],
};

/** Beside what waits for databases and processes; the browser tests would have to wait for it. */
const build: Step = { name: "build", command: ["../server/build/run.ts"] };

const browserTests: Step = { name: "browser tests", command: ["../tests/run-e2e.ts"] };

rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder);
const started = performance.now();
const total: Count = { passed: 0, failed: 0, failures: [] };
await Promise.all([
  runInTurn(checks),
  runInTurn(isBuildFresh() ? [] : [build]),
  run(unitTests, "inherit", countUnitTests),
]);
// These have the machine to themselves.
await run(browserTests, "inherit", countBrowserTests);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${total.passed} passed, ${total.failed} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
for (const failure of total.failures) console.log(`FAILED: ${failure}`);
process.exit(total.failed === 0 ? 0 : 1);

async function runInTurn(steps: Step[]): Promise<void> {
  for (const step of steps) await run(step, "pipe");
}

async function run(step: Step, stdio: "pipe" | "inherit", count?: () => Count): Promise<void> {
  const { isOk } = await runStep(step, stdio);
  const { passed, failed, failures } = countStep(step.name, isOk, count);
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
}

/** A run that failed without a failing test (a crash, a missing browser) is one failure more. */
function countStep(name: string, isOk: boolean, count: (() => Count) | undefined): Count {
  let result: Count = { passed: isOk ? 1 : 0, failed: 0, failures: [] };
  try {
    if (count) result = count();
  } catch (error) {
    console.error(`no report: ${error}`);
  }
  return !isOk && result.failed === 0 ? { ...result, failed: 1, failures: [name] } : result;
}
