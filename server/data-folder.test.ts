import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchFiles } from "./data-folder.ts";

test("a file that was deleted, or is another one now, is noticed", () => {
  const folder = mkdtempSync(join(tmpdir(), "basculante-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "a");
  writeFileSync(file, "one");
  const isGone = watchFiles([file]);
  writeFileSync(file, "two");
  expect(isGone()).toBe(false);
  rmSync(file);
  expect(isGone()).toBe(true);
  writeFileSync(join(folder, "b"), "");
  writeFileSync(file, "three");
  expect(isGone()).toBe(true);
});
