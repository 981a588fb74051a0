import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** In a process of its own: what it changes is the whole process. */
function run(script: string) {
  const prelude = `
    const { createLog } = await import("./server/log.ts");
    const { logStrayLines } = await import("./server/stray-lines.ts");
    logStrayLines(createLog("info"));
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", prelude + script], {
    encoding: "utf8",
  });
  const lines = stdout.trim().split("\n");
  return { status, stderr, lines: lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

test("what libraries and Node print are lines of the log, and nothing else", () => {
  const { status, stderr, lines } = run(`
    console.log("one %s", "two");
    console.error(new Error("broken"), "\\n", { a: 1 });
    process.emitWarning("getting old", "DeprecationWarning");
  `);
  expect(lines).toMatchObject([
    { level: 30, from: "console", msg: "one two" },
    { level: 50, from: "console", msg: expect.stringContaining("broken") },
    { level: 40, from: "node", name: "DeprecationWarning", msg: "getting old" },
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

test.each([
  "throw new Error('broken')",
  "setTimeout(() => { throw new Error('broken') })",
  "Promise.reject(new Error('broken'))",
])("a fault ends the process with one line: %s", (script) => {
  const { status, stderr, lines } = run(script);
  expect(lines).toMatchObject([{ level: 60, msg: "a fault that nobody caught", err: { message: "broken" } }]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
});
