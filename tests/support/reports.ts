import { readFileSync } from "node:fs";

export type Count = { passed: number; failed: number; failures: string[] };

/** Where the runners leave what they found; thrown away at the beginning of each run. */
export const reportsFolder = ".cache";
export const reportFiles = { unit: `${reportsFolder}/unit.json`, browser: `${reportsFolder}/e2e.json` } as const;

type UnitReport = {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

export function countUnitTests(file: string = reportFiles.unit): Count {
  const { numTotalTests, numPassedTests, testResults }: UnitReport = JSON.parse(readFileSync(file, "utf8"));
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status !== "passed").map(({ fullName }) => fullName);
    return failed.length === 0 && status !== "passed" ? [name] : failed;
  });
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
}

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean; tests: { projectName: string }[] }[] };
type BrowserReport = Suite & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function countBrowserTests(file: string = reportFiles.browser): Count {
  const report: BrowserReport = JSON.parse(readFileSync(file, "utf8"));
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped, failures: findFailures(report) };
}

function findFailures({ suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `${title} (${tests.map(({ projectName }) => projectName).join(", ")})`);
  return [...own, ...suites.flatMap(findFailures)];
}
