import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

type Row = { tests: number; seconds: number; slowest: number; starts: number; contexts: number; waits: number };

const columns = ["tests", "seconds", "slowest", "starts", "contexts", "waits"] as const;

/** Where the minutes go: for each spec its time, products started, contexts made, and seconds spent in expectations. */
export default class TimeReport implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd(test: TestCase, { annotations, duration, steps }: TestResult): void {
    const [, project = "", file = ""] = test.titlePath();
    const name = `${file} ${project}`;
    const row = this.rows.get(name) ?? { tests: 0, seconds: 0, slowest: 0, starts: 0, contexts: 0, waits: 0 };
    const all = flatten(steps);
    row.tests += 1;
    row.seconds += duration / 1000;
    row.slowest = Math.max(row.slowest, duration / 1000);
    row.starts += annotations
      .filter(({ type }) => type === "product starts")
      .reduce((sum, { description }) => sum + Number(description), 0);
    row.contexts += all.filter(({ title }) => title === "Create context").length;
    row.waits += all
      .filter(({ category }) => category === "expect")
      .reduce((sum, { duration }) => sum + duration / 1000, 0);
    this.rows.set(name, row);
  }

  onEnd(): void {
    const rows = [...this.rows].sort(([, a], [, b]) => b.seconds - a.seconds);
    const line = (name: string, figures: readonly (number | string)[]) =>
      `${figures.map((figure) => shown(figure).padStart(9)).join("")}  ${name}`;
    console.log(`\n${line("spec", columns)}`);
    for (const [name, row] of rows)
      console.log(
        line(
          name,
          columns.map((column) => row[column]),
        ),
      );
    const sum = (column: (typeof columns)[number]) => rows.reduce((total, [, row]) => total + row[column], 0);
    const slowest = Math.max(0, ...rows.map(([, row]) => row.slowest));
    console.log(
      line(
        "all",
        columns.map((column) => (column === "slowest" ? slowest : sum(column))),
      ),
    );
  }
}

function shown(figure: number | string): string {
  return typeof figure === "string" || Number.isInteger(figure) ? String(figure) : figure.toFixed(1);
}

function flatten(steps: TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...flatten(step.steps)]);
}
