import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import "#tests/support/ready-reader.ts";
import { isWhole } from "#tests/support/extent.ts";
import { readWords } from "#tests/support/product.ts";
import { quickFolder } from "#tests/support/quick-folder.ts";
import { runCommand, runInProcess } from "#tests/support/terminal.ts";
import { dataProgram } from "./data-program.ts";

function makeShop() {
  const folder = mkdtempSync(join(quickFolder, "basculante-exchange-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(inject("migrated").sqlite, join(folder, "basculante.sqlite"));
  const settings = { DATA_DIR: folder };
  return {
    folder,
    start: (...words: string[]) => spawn(process.execPath, [...readWords("data"), ...words], { env: settings }),
    run: (...words: string[]) => runInProcess(dataProgram, words, settings),
    count(query: string): number {
      const file = new DatabaseSync(join(folder, "basculante.sqlite"), { readOnly: true, timeout: 5_000 });
      const row = file.prepare(query).get() as { count: number };
      file.close();
      return row.count;
    },
  };
}

test("a file is looked at, line by line, and nothing is done", async () => {
  const { folder, run, count } = makeShop();
  const file = join(folder, "novas.csv");
  writeFileSync(file, "Título;Texto\nPortão na Mooca;<p>Texto.</p>\nSem texto;\n");
  const seen = await run("import", file, "--ver");
  expect(seen).toMatchObject({
    code: 1,
    err: "conferindo o arquivo\nPáginas: novas: 1, mudam: 0, iguais: 0, recusadas: 1\n",
  });
  expect(seen.out).toBe("2\tnova\tPortão na Mooca\t\n3\trecusada\tSem texto\tFalta o texto da página nova.\n");
  expect(count("select count(*) as count from generated_pages")).toBe(0);
});

test("a file is brought in and taken out again", async () => {
  const { folder, run } = makeShop();
  const file = join(folder, "novas.csv");
  writeFileSync(file, "Título;Texto\nPortão na Mooca;<p>Texto.</p>\nSem texto;\n");
  expect(await run("import", file, "--aplicar")).toMatchObject({ code: 1, err: expect.stringMatching(/feitas: 1,/) });
  const out = join(folder, "saida.json");
  const exported = await runCommand("data", ["export", "paginas", out], { DATA_DIR: folder });
  expect(exported).toMatchObject({ code: 0, out: "", err: "" });
  expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject([{ titulo: "Portão na Mooca", situacao: "rascunho" }]);
});

test("whoever waits for a long file to be brought in sees how far it is", async () => {
  const { folder, run } = makeShop();
  const file = join(folder, "novas.csv");
  const lines = Array.from({ length: 60 }, (_, at) => `Portão número ${at};<p>Texto ${at}.</p>`);
  writeFileSync(file, ["Título;Texto", ...lines].join("\n"));
  const { err } = await run("import", file, "--aplicar");
  const told = [...err.matchAll(/^aplicando: (\d+) de 60 linhas$/gm)].map(([, done]) => Number(done));
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(60);
});

test("what there is none of is not taken out", async () => {
  const { run } = makeShop();
  expect(await run("export", "nada")).toMatchObject({ code: 2, err: expect.stringMatching(/precisa ser paginas,/) });
});

// In every run the server is killed at it (imports-survive.spec.ts); a program that starts for it takes its time.
test.each(isWhole ? [300] : [])(
  "an import of %i lines that is killed loses nothing and brings nothing twice",
  async (all) => {
    const { folder, start, run, count } = makeShop();
    const file = join(folder, "muitas.csv");
    const lines = Array.from({ length: all }, (_, at) => `Portão número ${at};<p>Texto ${at}.</p>`);
    writeFileSync(file, ["Título;Texto", ...lines].join("\n"));
    const child = start("import", file, "--aplicar");
    const ended = new Promise((resolve) => child.once("close", resolve));
    while (count("select count(*) as count from generated_pages") < 20) await delay(20);
    child.kill("SIGKILL");
    await ended;
    const made = count("select count(*) as count from generated_pages");
    expect(made).toBeLessThan(all);
    expect(count("select changed as count from batches")).toBe(made);
    // Whoever comes next takes up what was left.
    const next = join(folder, "outra.csv");
    writeFileSync(next, "Título;Texto\nOutra;<p>x</p>");
    expect(await run("import", next, "--aplicar")).toMatchObject({ code: 0 });
    expect(count("select count(*) as count from generated_pages")).toBe(all + 1);
  },
);
