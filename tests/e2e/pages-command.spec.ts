import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startProduct } from "../support/product.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run pages -- …` on a data folder. */
function pagesCommand(dataDir: string, ...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ["server/cli/pages.ts", ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

function titlesFile(...titles: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "basculante-titles-")), "titles.txt");
  writeFileSync(file, titles.join("\n"));
  return file;
}

test("beside a running server pages come and go, and the server shows it", async () => {
  test.setTimeout(60_000);
  const product = await startProduct();
  const { dataDir } = product;
  const imported = await pagesCommand(
    dataDir,
    "import",
    titlesFile("Motor em Osasco", "", "Motor em Osasco", "Kit PPA"),
  );
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.err).toContain("Motor em Osasco: Já existe uma página com o slug: motor-em-osasco");
  expect(imported.err).toContain("100% 2 criadas, 1 erros");

  const address = `${product.url}/links-uteis/motor-em-osasco`;
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address)).status).toBe(200);
  const listed = await pagesCommand(dataDir, "list", "--search", "OSASCO");
  expect(listed.out).toMatch(/^\S+\tmotor-em-osasco\tMotor em Osasco\n$/);
  expect((await pagesCommand(dataDir, "delete", "motor-em-osasco")).code).toBe(0);
  await expect.poll(async () => (await fetch(address, { redirect: "manual" })).status).toBe(410);
  await product.stop();
});

test("without a server it does the work itself, and writes out what there is", async () => {
  test.setTimeout(60_000);
  const dataDir = join(mkdtempSync(join(tmpdir(), "basculante-cli-")), "data");
  expect(await pagesCommand(dataDir, "import", titlesFile('Portão "novo", caro', "Kit"))).toMatchObject({ code: 0 });
  const pages = JSON.parse((await pagesCommand(dataDir, "export", "--json")).out);
  expect(pages.map(({ slug }: { slug: string }) => slug)).toEqual(["kit", "portao-novo-caro"]);
  expect(Object.keys(pages[0])).toEqual(["id", "title", "slug", "content", "created_at", "updated_at"]);
  const csv = (await pagesCommand(dataDir, "export", "--csv")).out;
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain('"Portão ""novo"", caro"');
});

test("what makes no sense is answered with how to use it", async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "basculante-cli-")), "data");
  const answer = await pagesCommand(dataDir, "destroy");
  expect(answer).toMatchObject({ code: 2, out: "" });
  expect(answer.err).toMatch(/^Uso: npm run pages/);
  expect(await pagesCommand(dataDir, "import", "/no/such/file")).toMatchObject({ code: 1 });
  expect((await pagesCommand(dataDir, "import", titlesFile(" "))).err).toBe(
    "basculante: Nenhum título válido encontrado.\n",
  );
});
