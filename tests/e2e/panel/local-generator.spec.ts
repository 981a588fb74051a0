import { expect, signIn, test } from "#tests/support/panel-test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("nothing typed, nothing to save: each has its words", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, "/admin/local-generator");
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expect(page.getByText("Campo vazio")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Por favor, insira pelo menos um título para gerar o conteúdo.");
  await page.getByRole("button", { name: "Salvar como Página" }).click();
  await expect(page.getByRole("alert")).toHaveText("É necessário gerar conteúdo antes de salvar a página.");
});

test("a title becomes a text that can be seen, copied both ways and saved once", async ({ page, staff }) => {
  const title = `Conserto de portão agora em Osasco ${Date.now()}`;
  await signIn(page, staff, "/admin/local-generator");
  await page.getByLabel("Título ou títulos").fill(title);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expect(page.getByText("Gerando conteúdo...")).toBeVisible();
  const preview = page.getByRole("region", { name: "Prévia" });
  // The first text of a server takes as long as reading all that is known.
  await preview.getByRole("heading", { level: 2 }).first().waitFor();
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await expect(page.getByText(/^\d+ palavras, endereço \/links-uteis\/conserto-de-portao/)).toBeVisible();
  await page.getByRole("button", { name: "Copiar Conteúdo" }).click();
  await expect(page.getByText("Conteúdo copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<p>.*<\/p>$/s);
  await page.getByRole("button", { name: "Copiar Sem HTML" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/<\/?(p|h2|li)>/);
  // It stands there only until the page itself is opened.
  const told = page.getByText("Página salva").waitFor();
  await page.getByRole("button", { name: "Salvar como Página" }).click();
  await told;
  await expect(page).toHaveURL(/\/links-uteis\/conserto-de-portao-/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.goto("/admin/local-generator");
  await page.getByLabel("Título ou títulos").fill(title);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await expect(preview).toBeVisible();
  await page.getByRole("button", { name: "Salvar como Página" }).click();
  await expect(page.getByRole("alert")).toContainText("Já existe uma página com o slug: conserto-de-portao");
  await expect(preview).toBeVisible();
});

test("another version of the same title is another text, and what is saved stays as it is", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
}) => {
  await signIn(page, staff, "/admin/local-generator");
  await page.getByLabel("Título ou títulos").fill(`Conserto de portão na Mooca ${mark}`);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  const preview = page.getByRole("region", { name: "Prévia" });
  const first = await preview.innerText();
  await page.getByRole("button", { name: "Salvar como Página" }).click();
  await page.waitForURL(/\/links-uteis\//);
  const saved = await page.getByRole("main").innerText();
  await page.goBack();
  await page.getByLabel("Título ou títulos").fill(`Conserto de portão na Mooca ${mark}`);
  await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
  await page.getByRole("button", { name: "Gerar outra versão" }).click();
  await expect.poll(() => preview.innerText()).not.toBe(first);
  await page.goto(`/links-uteis/conserto-de-portao-na-mooca-${mark}`);
  expect(await page.getByRole("main").innerText()).toBe(saved);
});

test("several titles: the question, only the first, or all as a run", { tag: "@whole" }, async ({ page, staff }) => {
  const mark = Date.now();
  await signIn(page, staff, "/admin/local-generator");
  const box = page.getByLabel("Título ou títulos");
  await box.fill(`Motor um ${mark}\n\nMotor dois ${mark}`);
  await page.getByLabel("Criatividade").fill("20");
  const generate = page.getByRole("button", { name: "Gerar Conteúdo" });
  await generate.click();
  const question = page.getByRole("dialog", { name: "Vários títulos" });
  await expect(question.getByText("Há 2 títulos.")).toBeVisible();
  await question.getByRole("link", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await generate.click();
  await question.getByRole("button", { name: "Gerar só o primeiro" }).click();
  await page.getByRole("heading", { level: 3, name: `Motor um ${mark}` }).waitFor();
  await expect(question).toBeHidden();
  await generate.click();
  await question.getByRole("button", { name: "Processar todos" }).click();
  const dialog = page.getByRole("dialog", { name: "Gerador local" });
  await expect(dialog.getByText("2 de 2 páginas")).toBeVisible();
  await expect(page.getByText("2 páginas criadas, 0 erros.")).toBeVisible();
  await page.goto(`/links-uteis/motor-dois-${mark}`);
  await expect(page.getByRole("heading", { level: 1, name: `Motor dois ${mark}` })).toBeVisible();
});
