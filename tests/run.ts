import { mkdirSync, rmSync } from "node:fs";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { type Count, countBrowserTests, countUnitTests, reportFiles, reportsFolder } from "./support/reports.ts";
import { setSeed } from "./support/seed-of-commit.ts";
import { lint, type Manner, routeTypes, runStep, type Step, types } from "./support/steps.ts";

// With --all nothing is left out: see tests/support/extent.ts.
if (process.argv.includes("--all")) process.env.TEST_ALL = "1";
setSeed();

/**
 * Each counts as one test. They run one after the other beside all else, in what that leaves of the cores while it waits
 * for databases, pages and processes: no verdict of theirs depends on time.
 */
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
let isTesting = true;
const checking = runChecks();
await Promise.all([
  isBuildFresh() ? undefined : run(build, { stdio: "pipe" }),
  run(unitTests, { stdio: "inherit" }, countUnitTests),
]);
await run(browserTests, { stdio: "inherit" }, countBrowserTests);
isTesting = false;
await checking;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${total.passed} passed, ${total.failed} failed in ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
for (const failure of total.failures) console.log(`FAILED: ${failure}`);
process.exit(total.failed === 0 ? 0 : 1);

async function runChecks(): Promise<void> {
  // Once nothing is tested, nobody has to be waited for: beside other work the last would hardly run.
  for (const check of checks) await run(check, { stdio: "pipe", isPatient: isTesting });
}

async function run(step: Step, manner: Manner, count?: () => Count): Promise<void> {
  const { isOk } = await runStep(step, manner);
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
