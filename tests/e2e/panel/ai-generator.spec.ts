import { expect, goodKey, setKey, signIn, test } from "#tests/support/panel-test.ts";
import { forgetPages } from "#tests/support/saved-pages.ts";

test("the key dialog: its rules, its last four characters only, and out again", { tag: "@whole" }, async ({
  page,
  staff,
}) => {
  await signIn(page, staff);
  await setKey(page, null);
  await page.reload();
  await expect(page.getByText("Não configurada")).toBeVisible();
  await page.getByRole("link", { name: "Configurar chave da IA" }).click();
  const dialog = page.getByRole("dialog", { name: "Chave da IA" });
  const save = dialog.getByRole("button", { name: "Salvar chave" });
  const field = dialog.getByLabel("Nova chave");
  await field.fill("123456789");
  await expect(save).toBeDisabled();
  await field.fill("1234567890");
  await save.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.",
  );
  await expect(page.getByText("API Key inválida")).toBeVisible();
  await field.fill(goodKey);
  await save.click();
  await expect(page.getByText("API Key salva com sucesso")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Configurada, final WXYZ")).toBeVisible();
  await page.getByRole("link", { name: "Configurar chave da IA" }).click();
  await expect(dialog.getByText("••••WXYZ")).toBeVisible();
  expect(await page.content()).not.toContain(goodKey);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Configurar chave da IA" }).click();
  await dialog.getByRole("button", { name: "Remover chave" }).click();
  await expect(page.getByText("Chave da IA removida")).toBeVisible();
  await expect(page.getByText("Não configurada")).toBeVisible();
});

test("without titles or without a key nothing starts, and the key dialog opens", { tag: "@whole" }, async ({
  page,
  staff,
}) => {
  await signIn(page, staff);
  await setKey(page, null);
  const start = page.getByRole("button", { name: "Gerar páginas com IA" });
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Adicione pelo menos um título para gerar páginas");
  const titles = page.getByLabel("Títulos", { exact: true });
  await titles.fill("  \n \n");
  await start.click();
  await expect(page.getByRole("alert")).toHaveText("Adicione pelo menos um título válido");
  await titles.fill("Portão sem chave");
  await start.click();
  await expect(page.getByRole("dialog", { name: "Chave da IA" })).toBeVisible();
  await expect(page.getByText("API Key is required for content generation").first()).toBeVisible();
  await expect(titles).toHaveValue("Portão sem chave");
});

test("titles become pages: the request, the toast, the cleared box and the list", async ({
  page,
  staff,
  chat,
  product,
}) => {
  await forgetPages(product);
  chat.script("ok");
  await signIn(page, staff);
  await setKey(page, goodKey);
  const slider = page.getByLabel("Criatividade");
  await expect(slider).toHaveValue("75");
  await slider.fill("40");
  const titles = page.getByLabel("Títulos", { exact: true });
  await titles.fill("Motor de portão em Osasco\n\n   \nMotor de portão em Cotia\n");
  await expect(page.getByText("2 títulos.")).toBeVisible();
  await page.getByLabel("Descrição (opcional)").fill("Fale de condomínios.");
  await page.getByRole("button", { name: "Gerar páginas com IA" }).click();
  const dialog = page.getByRole("dialog", { name: "Páginas com IA" });
  await dialog.getByText("100%", { exact: true }).waitFor();
  await expect(page.getByText("Páginas geradas com sucesso")).toBeVisible();
  await expect(page.getByText("2 páginas criadas, 0 erros.", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await dialog.getByRole("link", { name: "Fechar" }).click();
  await expect(dialog).toBeHidden();
  await expect(titles).toHaveValue("");
  const list = page.getByRole("region", { name: "Páginas geradas" });
  await expect(list.getByText("Motor de portão em Cotia", { exact: true }).first()).toBeVisible();
  const request = chat.requests.at(-1);
  expect(request?.authorization).toBe(`Bearer ${goodKey}`);
  expect(request?.body).toMatchObject({ temperature: 0.7, max_tokens: 2000 });
  expect(JSON.stringify(request?.body)).toContain("Fale de condomínios.");
  await page.reload();
  await expect(page.getByText("Páginas geradas com sucesso")).toBeHidden();
  await page.goto("/admin/pages-list");
  const made = page.getByRole("listitem").filter({ hasText: "Motor de portão em Cotia" });
  await expect(made.getByText("IA", { exact: true })).toBeVisible();
});

for (const { behaviour, reason } of [
  { behaviour: "unauthorised", reason: /^Erro ao gerar conteúdo: .+/ },
  { behaviour: "garbage", reason: /^Resposta da API não contém o conteúdo esperado$/ },
] as const) {
  // What else a service can do, and how often it is asked again, is tested beside the code that asks.
  test(`a service that is ${behaviour}: the title is skipped, the next is made, and a retry mends it`, {
    tag: behaviour === "unauthorised" ? [] : "@whole",
  }, async ({ page, staff, chat }) => {
    await signIn(page, staff);
    await setKey(page, goodKey);
    const bad = `Portão ruim ${behaviour}`;
    chat.script(behaviour, "ok");
    await page.getByLabel("Títulos", { exact: true }).fill(`${bad}\nPortão bom ${behaviour}`);
    await page.getByRole("button", { name: "Gerar páginas com IA" }).click();
    const dialog = page.getByRole("dialog", { name: "Páginas com IA" });
    // The first title of a server is read by all that it knows, which must be put together first.
    await page.getByText(`Erro ao gerar conteúdo para "${bad}". Pulando para o próximo.`, { exact: true }).waitFor();
    await page.getByText("1 página criada, 1 erro.", { exact: true }).waitFor();
    await dialog.getByText("Títulos com erro").click();
    await expect(dialog.getByText(reason)).toBeVisible();
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByText("2 páginas criadas, 0 erros.", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Tentar de novo" })).toBeHidden();
    await dialog.getByRole("link", { name: "Fechar" }).click();
    await expect(page.getByRole("heading", { name: "Páginas com IA: Concluída" }).first()).toBeVisible();
  });
}

test.describe("with a clock of its own", () => {
  test.use({ isIsolated: true });

  test("who watches a run is told when the session ends, and the browser asks no more", { tag: "@whole" }, async ({
    page,
    staff,
    chat,
    context,
  }) => {
    chat.script("silence");
    await page.clock.install();
    await signIn(page, staff);
    await setKey(page, goodKey);
    await page.route("**/eventos", (route) => route.fulfill({ status: 502, body: "" }));
    await page.getByLabel("Títulos", { exact: true }).fill("Portão sem plateia");
    await page.getByRole("button", { name: "Gerar páginas com IA" }).click();
    const dialog = page.getByRole("dialog", { name: "Páginas com IA" });
    await dialog.getByText("Título atual: Portão sem plateia").waitFor();
    await context.clearCookies();
    await expect(page.getByText("A geração continua. Entre de novo para acompanhar.")).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch("/healthz"));
    expect(asked).toEqual(["/healthz"]);
    await signIn(page, staff);
    await page.getByRole("link", { name: "Acompanhar" }).first().click();
    await dialog.getByRole("button", { name: "Cancelar geração" }).click();
    await expect(dialog.getByText("Cancelada")).toBeVisible();
    chat.script("ok");
  });
});

test("a run that goes on is there after closing, a reload and without events; cancelling ends it", {
  tag: "@whole",
}, async ({ page, staff, chat }) => {
  chat.script("ok", "silence");
  await signIn(page, staff);
  await setKey(page, goodKey);
  await page.getByLabel("Títulos", { exact: true }).fill("Portão pronto\nPortão que espera\nPortão que vem");
  await page.getByRole("button", { name: "Gerar páginas com IA" }).click();
  const dialog = page.getByRole("dialog", { name: "Páginas com IA" });
  await dialog.getByText("Título atual: Portão que espera").waitFor();
  await expect(dialog.getByText("33%")).toBeVisible();
  await expect(dialog.getByText("1 de 3 páginas")).toBeVisible();
  await expect(dialog.getByText(/^cerca de/)).toBeVisible();
  await dialog.getByRole("link", { name: "Fechar" }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("region", { name: "Geração em andamento: Páginas com IA" });
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "33");
  await expect(page.getByText("1 em andamento, 0 na fila")).toBeVisible();
  await page.reload();
  await expect(card.getByText("Título atual: Portão que espera")).toBeVisible();
  await page.route("**/eventos", (route) => route.fulfill({ status: 502, body: "" }));
  await card.getByRole("link", { name: "Acompanhar" }).click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog.getByText("33%")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancelar geração" }).click();
  await expect(dialog.getByText("Cancelada")).toBeVisible();
  await expect(page.getByText("1 página criada antes de parar.")).toBeVisible();
  chat.script("ok");
});
