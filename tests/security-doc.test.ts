import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = document.split("\n").filter((line) => line.startsWith("| V"));
const cells = rows.map((row) => row.split(" | "));

/** How many requirements ASVS 5.0.0 has at levels 1 and 2. */
const requirements = 253;

test("every requirement of levels 1 and 2 has one answer", () => {
  const ids = cells.flatMap(([first = ""]) => first.match(/V\d+\.\d+\.\d+/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(requirements);
  for (const [index, [, , answer = ""]] of cells.entries()) {
    expect(["met", "by design", "n/a", "accepted"], rows[index]).toContain(answer);
  }
});

test("whatever is accepted names its risk", () => {
  for (const [index, [, , answer, reason = ""]] of cells.entries()) {
    if (answer === "accepted") expect(reason, rows[index]).toMatch(/ Risk: .{20}/);
  }
});

test("the sum says what the table says", () => {
  const count = (wanted: string) =>
    cells
      .filter(([, , answer]) => answer === wanted)
      .reduce((sum, [first = ""]) => sum + (first.match(/V\d+\.\d+\.\d+/g) ?? []).length, 0);
  expect(document).toContain(
    `Of ${requirements} requirements: ${count("met")} met, ${count("by design")} by design, ${count("n/a")} n/a, ${count("accepted")} accepted.`,
  );
});

test("what is met names tests, and each of them is there under its title", () => {
  for (const [index, [, , answer, reason = ""]] of cells.entries()) {
    const named = [...reason.matchAll(/`([\w./-]+\.(?:spec|test)\.ts)`: "([^"]+)"/g)];
    expect(named.length > 0, rows[index]).toBe(answer === "met");
    for (const [, file = "", title = ""] of named) {
      const path = join(root, file);
      expect(existsSync(path) && readFileSync(path, "utf8"), `${file}: ${title}`).toContain(title);
    }
  }
});
