import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "start.js"), ...words], { encoding: "utf8" });

test("an option that does not exist stops the start with one line", () => {
  const { status, stdout, stderr } = run("--verbos");
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "basculante: argumento desconhecido: --verbos; veja npm start -- --help\n",
  });
});

test("it explains itself", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  expect(stdout).toContain("Uso: npm start");
});
