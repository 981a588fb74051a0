import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

type Count = { passed: number; failed: number };

const reports = { unit: ".cache/unit.json", e2e: ".cache/e2e.json" };

/** Each check by the command a person would type; a static check counts as one test. */
const steps: { name: string; command: string[]; count?: () => Count }[] = [
  { name: "lint", command: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"] },
  { name: "route types", command: ["@react-router/dev/bin.cjs", "typegen"] },
  { name: "types", command: ["typescript/bin/tsc"] },
  {
    name: "import rules",
    command: ["dependency-cruiser/bin/dependency-cruiser.mjs", "app", "content", "domain", "server", "tests", "bench"],
  },
  { name: "dead code", command: ["knip/bin/knip.js"] },
  {
    name: "unit and database tests",
    command: ["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile=${reports.unit}`],
    count: () => {
      const report = JSON.parse(readFileSync(reports.unit, "utf8"));
      return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
    },
  },
  {
    name: "browser tests",
    command: ["../tests/run-e2e.ts"],
    count: () => {
      const { stats } = JSON.parse(readFileSync(reports.e2e, "utf8"));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    },
  },
];

rmSync(".cache", { recursive: true, force: true });
mkdirSync(".cache");
const total: Count = { passed: 0, failed: 0 };
for (const { name, command, count } of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const [program = "", ...words] = command;
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...words], { stdio: "inherit" });
  const result = countOf(status === 0, count);
  console.log(
    `== ${name}: ${result.failed === 0 ? "ok" : "FAILED"} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  total.passed += result.passed;
  total.failed += result.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

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
