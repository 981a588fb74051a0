import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import type { Settings } from "#tests/support/product.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { type Answer, runCommand, runInProcess } from "#tests/support/terminal.ts";
import { adminProgram } from "./admin-program.ts";
import { dataProgram } from "./data-program.ts";
import { pagesProgram } from "./pages-program.ts";

type Script = "admin" | "pages" | "data";

function makeFolder(): string {
  const folder = mkdtempSync(join(quickFolder, "basculante-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const programs = { admin: adminProgram, pages: pagesProgram, data: dataProgram };

/** In a place where nothing is. */
function run(script: Script, words: string[], settings: Settings = {}): Promise<Answer> {
  return runInProcess(programs[script], words, { DATA_DIR: join(makeFolder(), "nada"), ...settings });
}

const commands = {
  admin: ["list", "create", "reset-password", "turn-off-second-factor", "remove"],
  pages: ["import", "list", "export", "delete"],
  data: ["backup", "verify", "restore", "export", "import"],
} as const;

describe.each(["admin", "pages", "data"] as const)("npm run %s", (script) => {
  test("explains itself, and each of its commands", async () => {
    const general = await runCommand(script, ["--help"], {});
    expect(general).toMatchObject({ code: 0, err: "" });
    expect(general.out).toMatch(new RegExp(`^Uso: npm run ${script} -- COMANDO`));
    for (const command of commands[script]) expect(general.out).toContain(`\n  ${command} `);
    const helps = await Promise.all(commands[script].map((command) => run(script, [command, "--help"])));
    for (const [index, help] of helps.entries()) {
      expect(help).toMatchObject({ code: 0, err: "" });
      expect(help.out).toMatch(new RegExp(`^Uso: npm run ${script} -- ${commands[script][index]}\\b`));
    }
  });
});

test.each([
  ["admin", [], "comando desconhecido; veja npm run admin -- --help"],
  ["admin", ["toString", "a@exemplo.com"], "comando desconhecido: toString; veja npm run admin -- --help"],
  ["admin", ["create"], "EMAIL precisa ser um endereço de e-mail; veja npm run admin -- create --help"],
  ["admin", ["create", "sem-arroba"], "EMAIL precisa ser um endereço de e-mail; veja npm run admin -- create --help"],
  ["admin", ["list", "x"], "argumento desconhecido: x; veja npm run admin -- list --help"],
  ["pages", ["drop"], "comando desconhecido: drop; veja npm run pages -- --help"],
  ["pages", ["import"], "ARQUIVO precisa ser o nome de um arquivo; veja npm run pages -- import --help"],
  [
    "pages",
    ["import", "a", "--creativity", "x"],
    "--creativity precisa ser um número inteiro de 0 a 100; veja npm run pages -- import --help",
  ],
  [
    "pages",
    ["list", "--limit", "0"],
    "--limit precisa ser um número inteiro a partir de 1; veja npm run pages -- list --help",
  ],
  ["pages", ["list", "--unknown"], "argumento desconhecido: --unknown; veja npm run pages -- list --help"],
  ["pages", ["export"], "o formato precisa ser --json ou --csv; veja npm run pages -- export --help"],
  [
    "pages",
    ["export", "--json", "--csv"],
    "o formato precisa ser --json ou --csv; veja npm run pages -- export --help",
  ],
  ["data", ["verify"], "ARQUIVO precisa ser o nome de uma cópia; veja npm run data -- verify --help"],
  ["data", ["restore", "--force", "x"], "argumento desconhecido: --force; veja npm run data -- restore --help"],
  ["pages", ["delete"], "SLUG... precisa ser um endereço ou mais; veja npm run pages -- delete --help"],
] as [Script, string[], string][])("%s %j is not understood, and says why", async (script, words, line) => {
  expect(await run(script, words)).toMatchObject({ code: 2, out: "", err: `basculante: ${line}\n` });
});

test("what is not understood ends the process with 2, and a place without a shop with 1", async () => {
  const settings = { DATA_DIR: join(makeFolder(), "nada") };
  const unknown = "comando desconhecido; veja npm run admin -- --help";
  expect(await runCommand("admin", [], settings)).toMatchObject({ code: 2, out: "", err: `basculante: ${unknown}\n` });
  const missing = await runCommand("data", ["backup"], settings);
  expect(missing).toMatchObject({ code: 1, out: "", err: expect.stringMatching(/^basculante: não há banco de dados/) });
});

const askers = [
  ["admin", ["list"]],
  ["pages", ["list"]],
] as [Script, string[]][];

test.each(askers)("npm run %s finds no file, says where it looked and makes none", async (script, words) => {
  const folder = join(makeFolder(), "errada");
  const answer = await run(script, words, { DATA_DIR: folder });
  expect(answer).toMatchObject({ code: 1, out: "" });
  expect(answer.err).toMatch(/^basculante: não há banco de dados em [^\n]+\/errada\/basculante\.sqlite: [^\n]+\n$/);
  expect(existsSync(folder)).toBe(false);
});

test.each(askers)(
  "npm run %s finds an empty PostgreSQL, says where it looked and leaves it so",
  async (script, words) => {
    const DATABASE_URL = await createEmptyDatabase(inject("postgresUrl"));
    const settings = { DATA_DIR: join(makeFolder(), "errada"), DATABASE_URL, APP_SECRET: "s".repeat(32) };
    const answer = await run(script, words, settings);
    expect(answer).toMatchObject({ code: 1, out: "" });
    expect(answer.err).toMatch(/^basculante: não há banco de dados em \S+: [^\n]+\n$/);
    expect(await run(script, words, settings)).toEqual(answer);
  },
);
