import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pagesProgram } from "#server/cli/pages-program.ts";
import { test } from "#tests/support/engine-test.ts";
import type { Settings } from "#tests/support/product.ts";
import { makePlace } from "#tests/support/servers.ts";
import { runCommand, runInProcess } from "#tests/support/terminal.ts";

/** `npm run pages -- …` with these settings. */
const pagesCommand = (settings: Settings, ...words: string[]) =>
  runInProcess(pagesProgram, words, { DATA_DIR: makeFolder(), ...settings });

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), "basculante-pages-"));
}

function titlesFile(...titles: string[]): string {
  const file = join(makeFolder(), "titles.txt");
  writeFileSync(file, titles.join("\n"));
  return file;
}

test("beside a running server pages come and go, and the server shows it", async ({ engine, launch }) => {
  const { settings } = await makePlace(engine);
  const product = await launch(settings);
  const imported = await pagesCommand(
    settings,
    "import",
    titlesFile("Motor em Osasco", "", "Motor em Osasco", "Kit PPA"),
  );
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.err).toContain("100% 2 criadas, 0 rascunhos, 1 já existiam, 0 erros");

  const address = `${product.url}/links-uteis/motor-em-osasco`;
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address)).status).toBe(200);
  const listed = await runCommand("pages", ["list", "--search", "OSASCO"], { DATA_DIR: makeFolder(), ...settings });
  expect(listed.out).toMatch(/^\S+\tmotor-em-osasco\tMotor em Osasco\n$/);
  expect((await pagesCommand(settings, "delete", "motor-em-osasco")).code).toBe(0);
  await expect.poll(async () => (await fetch(address, { redirect: "manual" })).status).toBe(410);
});

test("titles are looked at without making anything", async ({ engine, launch }) => {
  const { settings } = await makePlace(engine);
  await launch(settings);
  const file = titlesFile("Consero de portao na moca", "Motor de portão em Campinas");
  const reviewed = await pagesCommand(settings, "import", file, "--review");
  expect(reviewed).toMatchObject({ code: 0 });
  for (const text of ["Conserto de portão na Mooca", "Consero → Conserto", "Rascunho"]) {
    expect(reviewed.out).toContain(text);
  }
  expect((await pagesCommand(settings, "list")).out).toBe("");
});

test("held titles become drafts unless they are wanted", async ({ engine, launch }) => {
  const { settings } = await makePlace(engine);
  const product = await launch(settings);
  const file = titlesFile("Conserto de portão na Mooca", "Motor de portão em Campinas");
  expect((await pagesCommand(settings, "import", file)).err).toContain("100% 1 criadas, 1 rascunhos");
  const draft = await fetch(`${product.url}/links-uteis/motor-de-portao-em-campinas`, { redirect: "manual" });
  expect(draft.status).not.toBe(200);
  const wanted = await pagesCommand(settings, "import", titlesFile("Portão em Campinas"), "--publish-held");
  expect(wanted.err).toContain("100% 1 criadas, 0 rascunhos");
  const page = await fetch(`${product.url}/links-uteis/portao-em-campinas`);
  expect(await page.text()).toContain("noindex");
});

test("without a server it does the work itself, and writes out what there is", async ({ engine, launch }) => {
  const { settings } = await makePlace(engine);
  await (await launch(settings)).stop();
  expect(await pagesCommand(settings, "import", titlesFile('Portão "novo", caro', "Kit"))).toMatchObject({ code: 0 });
  const pages = JSON.parse((await pagesCommand(settings, "export", "--json")).out);
  expect(pages.map(({ slug }: { slug: string }) => slug)).toEqual(["kit", "portao-novo-caro"]);
  expect(Object.keys(pages[0])).toEqual(["id", "title", "slug", "content", "created_at", "updated_at"]);
  const csv = (await pagesCommand(settings, "export", "--csv")).out;
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain('"Portão ""novo"", caro"');
});

test("a file that is not there and one without a title are refused in one line", async ({ engine, launch }) => {
  const { settings } = await makePlace(engine);
  await (await launch(settings)).stop();
  expect(await pagesCommand(settings, "import", "/no/such/file")).toMatchObject({ code: 1 });
  expect((await pagesCommand(settings, "import", titlesFile(" "))).err).toBe(
    "basculante: Nenhum título válido encontrado.\n",
  );
});
