import type { Locator, Page } from "@playwright/test";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { RunDialog } from "#tests/pages/run-dialog.ts";
import { TitleGenerator } from "#tests/pages/title-generator.ts";
import { untilCreated } from "#tests/support/bulk-runs.ts";
import { expect, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages, savePages } from "#tests/support/saved-pages.ts";

const total = predefinedTitles.length;

async function startPredefined(page: Page): Promise<RunDialog> {
  await page.getByRole("link", { name: "Criar páginas predefinidas" }).click();
  const question = page.getByRole("dialog", { name: "Criar páginas predefinidas" });
  await expect(
    question.getByText(
      "Isso irá criar todas as páginas listadas no sistema. Deseja continuar? O processo pode levar alguns minutos.",
    ),
  ).toBeVisible();
  await question.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/execucao=/);
  return new RunDialog(page, "Páginas predefinidas");
}

test("predefined pages: the question can be answered with no, and with yes a counter grows", {
  tag: "@one-engine",
}, async ({ page, staff, product }) => {
  expect(total).toBeGreaterThanOrEqual(600);
  await forgetPages(product);
  await signIn(page, staff);
  await page.getByRole("link", { name: "Criar páginas predefinidas" }).click();
  const question = page.getByRole("dialog", { name: "Criar páginas predefinidas" });
  await question.getByRole("link", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  const dialog = await startPredefined(page);
  await untilCreated(product, dialog.runId, 1);
  await expect(dialog.text(new RegExp(`^[1-9]\\d* de ${total} páginas$`))).toBeVisible();
  await dialog.end();
  await dialog.untilOver();
  await forgetPages(product);
});

test("all predefined pages are made, and the final toast has both counts", { tag: "@whole" }, async ({
  page,
  staff,
  product,
}) => {
  await forgetPages(product);
  await signIn(page, staff);
  const dialog = await startPredefined(page);
  await dialog.untilOver();
  await expect(page.getByText(`${total} páginas criadas, 0 erros.`)).toBeVisible();
  await expect(page.getByText("Páginas geradas com sucesso")).toBeVisible();
  await expect(dialog.text(`${total} de ${total} páginas`)).toBeVisible();
  await dialog.close();
  const first = predefinedTitles[0];
  if (!first) throw new Error("no titles");
  await page.goto(`/links-uteis/${first.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  await forgetPages(product);
});

test("a run goes on to its end though a server dies, and who watches sees it", async ({
  page,
  staff,
  product,
  mark,
}) => {
  const count = 150;
  await signIn(page, staff, TitleGenerator.path);
  await new TitleGenerator(page).generate(
    Array.from({ length: count }, (_, index) => `Portão ${index} que fica ${mark}`).join("\n"),
  );
  const dialog = new RunDialog(page, "Gerador em massa");
  await page.waitForURL(/execucao=/);
  await untilCreated(product, dialog.runId, 1);
  await expect(dialog.text(new RegExp(`^[1-9]\\d* de ${count} páginas$`))).toBeVisible();
  await product.crash();
  await dialog.untilOver();
  await expect(page.getByText(`${count} páginas criadas, 0 erros.`)).toBeVisible();
  await expect(page.getByText("Páginas geradas com sucesso")).toBeVisible();
  await expect(dialog.text(`${count} de ${count} páginas`)).toBeVisible();
  await forgetPages(product);
});

test("a saved page is deleted after a question; one that is gone says so", { tag: "@whole" }, async ({
  page,
  staff,
  product,
  mark,
}) => {
  const title = `Página para excluir ${mark}`;
  await savePages(product, [{ title, slug: `excluir-${mark}`, content: "<p>Texto.</p>" }]);
  await signIn(page, staff);
  const list = page.getByRole("region", { name: "Páginas geradas" });
  await list.getByRole("link", { name: `Excluir ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Excluir página" });
  await dialog.getByRole("link", { name: "Cancelar" }).click();
  await expect(dialog).toBeHidden();
  await list.getByRole("link", { name: `Excluir ${title}` }).click();
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Página excluída")).toBeVisible();
  await expect(list.getByRole("link", { name: `Visualizar ${title}` })).toBeHidden();
  const answer = await page.request.post("/admin/painel", { form: { intent: "delete", id: "nenhuma" } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("Não foi possível excluir a página");
});

test("past runs show state, counts and reasons, and those with failures can be tried again", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
}) => {
  const title = `Portão com falha ${mark}`;
  await signIn(page, staff, TitleGenerator.path);
  const dialog = await new TitleGenerator(page).run(`${title}\n???`);
  await expect(page.getByText("1 página criada, 1 erro.")).toBeVisible();
  await page.goto("/admin/painel");
  const runs = page.getByRole("region", { name: "Gerações" });
  const run = runs.getByRole("listitem").first();
  await expect(run.getByRole("heading", { name: "Gerador em massa: Concluída" })).toBeVisible();
  await expect(run.getByText("2 títulos, 1 criada, 1 erro")).toBeVisible();
  await run.getByText("Títulos com erro").click();
  await expect(run.getByText("O título precisa ter letras ou números para formar o endereço da página.")).toBeVisible();
  await run.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(dialog.text("Concluída")).toBeVisible();
  await page.goto(`/admin/execucoes/${dialog.runId}`);
  await expect(page.getByRole("heading", { level: 1, name: "Geração: Gerador em massa" })).toBeVisible();
  await expect(page.getByText("???")).toBeVisible();
});

test("a run without failures cannot be tried again", { tag: "@whole" }, async ({ page, staff, mark }) => {
  await signIn(page, staff, TitleGenerator.path);
  const dialog = await new TitleGenerator(page).run(`Portão que deu certo ${mark}`);
  await expect(page.getByText("1 página criada, 0 erros.")).toBeVisible();
  await expect(dialog.text("Concluída")).toBeVisible();
  await expect(dialog.retryButton).toHaveCount(0);
  const id = dialog.runId;
  await page.goto("/admin/painel");
  const run = page.getByRole("region", { name: "Gerações" }).getByRole("listitem").first();
  await expect(run.getByText("1 título, 1 criada, 0 erros")).toBeVisible();
  await expect(run.getByRole("button", { name: "Tentar de novo" })).toHaveCount(0);
  const answer = await page.request.post(`/admin/execucoes/${id}`, { form: { intent: "retry" }, maxRedirects: 0 });
  expect(answer.status()).toBe(409);
});

test("the page of a run takes any position, and refuses what is no run or no order", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
}) => {
  const title = `Portão com endereço ${mark}`;
  await signIn(page, staff, TitleGenerator.path);
  const dialog = await new TitleGenerator(page).run(`${title}\n???`);
  await expect(page.getByText("1 página criada, 1 erro.")).toBeVisible();
  const id = dialog.runId;
  for (const after of ["99999999999", "-5", "1e3", "x"]) {
    await page.goto(`/admin/execucoes/${id}?depois=${after}`);
    await expect(page.getByText("???")).toBeVisible();
  }
  for (const [path, form, status] of [
    [`/admin/execucoes/${id}`, { intent: "outro" }, 400],
    [`/admin/execucoes/${id}`, { intent: "toString" }, 400],
    [`/admin/execucoes/${id}`, { intent: "hasOwnProperty" }, 400],
    [`/admin/execucoes/${id}`, { intent: "__proto__" }, 400],
    ["/admin/execucoes/nenhuma", { intent: "cancel" }, 404],
  ] as const) {
    expect((await page.request.post(path, { form })).status(), path).toBe(status);
  }
  for (const end of ["", "/estado", "/eventos"]) {
    expect((await page.request.get(`/admin/execucoes/nenhuma${end}`)).status(), end).toBe(404);
  }
});

test("a toast is as bright over a dialog as without one", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff, "/admin/painel?chave");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("não é chave");
  await dialog.getByRole("button", { name: "Salvar" }).click();
  const toast = page.locator("[data-sonner-toast][data-type=error]");
  // It slides in from below the window.
  await expect(async () => expect(await readColor(toast)).toEqual([255, 255, 255])).toPass();
});

/** Of the middle of its left padding, where no letter stands. */
async function readColor(element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error("there is nothing to look at");
  const clip = { x: Math.round(box.x + 6), y: Math.round(box.y + box.height / 2), width: 1, height: 1 };
  const png = (await element.page().screenshot({ clip })).toString("base64");
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a run is started and its state seen", { tag: "@one-engine" }, async ({ page, staff, mark }) => {
    await signIn(page, staff, "/admin/legacy-generator");
    await page.getByLabel("Títulos das páginas").fill(`Sem script ${mark}`);
    await page.getByRole("button", { name: "Gerar Páginas" }).click();
    await expect(page.getByRole("dialog", { name: "Gerador em massa" })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("dialog").getByText("1 de 1 página")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.goto("/admin/painel?predefinidas");
    await expect(page.getByText(/Deseja continuar\?/)).toBeVisible();
    await page.goto("/admin/local-generator");
    await page.getByLabel("Título ou títulos").fill("Motor sem script em Osasco");
    await page.getByRole("button", { name: "Gerar Conteúdo" }).click();
    await page.getByRole("button", { name: "Salvar como Página" }).click();
    await expect(page).toHaveURL("/links-uteis/motor-sem-script-em-osasco");
  });
});
