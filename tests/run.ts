import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

type Count = { passed: number; failed: number };

const reports = { unit: ".cache/unit.json", e2e: ".cache/e2e.json" };

type Step = { name: string; command: [string, ...string[]]; count?: () => Count };

/** The others read what this writes. */
const routeTypes: Step = { name: "route types", command: ["@react-router/dev/bin.cjs", "typegen"] };

/** Each by the command a person would type; a check counts as one test. They run side by side. */
const checks: Step[] = [
  { name: "lint", command: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"] },
  { name: "types", command: ["typescript/bin/tsc"] },
  {
    name: "import rules",
    command: ["dependency-cruiser/bin/dependency-cruiser.mjs", "app", "content", "domain", "server", "tests", "bench"],
  },
  { name: "dead code", command: ["knip/bin/knip.js"] },
];

const unitTests: Step = {
  name: "unit and database tests",
  command: ["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile=${reports.unit}`],
  count: () => {
    const report = JSON.parse(readFileSync(reports.unit, "utf8"));
    return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
  },
};

const browserTests: Step = {
  name: "browser tests",
  command: ["../tests/run-e2e.ts"],
  count: () => {
    const { stats } = JSON.parse(readFileSync(reports.e2e, "utf8"));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  },
};

rmSync(".cache", { recursive: true, force: true });
mkdirSync(".cache");
const total: Count = { passed: 0, failed: 0 };
await run(routeTypes, "inherit");
// The browser tests have the machine to themselves.
await Promise.all([...checks.map((check) => run(check, "pipe")), run(unitTests, "inherit")]);
await run(browserTests, "inherit");
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** What runs beside others prints when it is over. */
async function run({ name, command: [program, ...words], count }: Step, stdio: "pipe" | "inherit"): Promise<void> {
  if (stdio === "inherit") console.log(`\n== ${name}`);
  const started = Date.now();
  const child = spawn(process.execPath, [`node_modules/${program}`, ...words], { stdio: ["ignore", stdio, stdio] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const [status] = await once(child, "close");
  const result = countOf(status === 0, count);
  const verdict = result.failed === 0 ? "ok" : "FAILED";
  console.log(`${printed}== ${name}: ${verdict} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  total.passed += result.passed;
  total.failed += result.failed;
}

/** A run that failed without a failing test (a crash, a missing browser) is one failure more. */
function countOf(isOk: boolean, count: (() => Count) | undefined): Count {
  let result: Count = { passed: isOk ? 1 : 0, failed: 0 };
  try {
    if (count) result = count();
  } catch (error) {
    console.error(`no report: ${error}`);
  }
  return !isOk && result.failed === 0 ? { ...result, failed: 1 } : result;
}
