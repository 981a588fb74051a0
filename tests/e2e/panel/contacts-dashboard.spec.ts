import type { Page } from "@playwright/test";
import { addDays, lastDays, type Period } from "#domain/business-day.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { draw, isWhole, oneIn } from "#tests/support/extent.ts";
import { expect, test as panelTest, signIn } from "#tests/support/panel-test.ts";
import { insertTwoMonthsOfContacts, type MadeContacts } from "#tests/support/two-months-of-contacts.ts";

const inserted = new Map<string, Promise<MadeContacts>>();

const test = panelTest.extend<{ made: MadeContacts }>({
  // Once for a product, not as a fixture of the worker: that would take a worker of its own.
  made: async ({ product }, use) => {
    const made = inserted.get(product.url) ?? insertTwoMonthsOfContacts(product);
    inserted.set(product.url, made);
    await use(await made);
  },
});

const address = "/admin/contatos";
const number = new Intl.NumberFormat("pt-BR");
const short = (day: string) => day.slice(5).split("-").reverse().join("/");

function within<Row extends { day: string }>(rows: readonly Row[], { from, to }: Period): Row[] {
  return rows.filter(({ day }) => day >= from && day <= to);
}

function countViews({ views }: MadeContacts, period: Period): number {
  return within(views, period).reduce((sum, row) => sum + row.views, 0);
}

const figure = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });

async function openTable(page: Page, region: string) {
  const card = page.getByRole("region", { name: region, exact: true });
  await card.locator("summary").click();
  return card.getByRole("table");
}

test("the figures of 28 days are those of the data, with the change from the 28 days before", async ({
  page,
  staff,
  made,
}) => {
  await signIn(page, staff, address);
  const period = lastDays(28, made.today);
  const before = { from: addDays(period.from, -28), to: addDays(period.from, -1) };
  const now = within(made.contacts, period);
  const then = within(made.contacts, before);
  const more = now.length - then.length;
  expect(more).toBeGreaterThan(0);
  const change = `${more} a mais (+${Math.round((100 * more) / then.length)}%)`;
  await expect(page.getByRole("status").filter({ hasText: "Em relação aos 28 dias anteriores" })).toContainText(
    `${now.length} contatos de ${short(period.from)}`,
  );
  await expect(figure(page, "Contatos")).toContainText(String(now.length));
  await expect(figure(page, "Contatos")).toContainText(change);
  await expect(figure(page, "Contatos")).toContainText(`antes: ${then.length}`);
  const phones = now.filter(({ kind }) => kind === "phone").length;
  await expect(figure(page, "Ligações").getByRole("definition").first()).toHaveText(String(phones));
  await expect(figure(page, "Conversas").getByRole("definition").first()).toHaveText(String(now.length - phones));
  const views = countViews(made, period);
  await expect(figure(page, "Visitas").getByRole("definition").first()).toHaveText(number.format(views));
  const rate = number.format(Math.round((1_000 * now.length) / views) / 10);
  await expect(figure(page, "Taxa").getByRole("definition").first()).toHaveText(`${rate}%`);
});

test("every day, page, place, button and source stands in a table with its figures", async ({ page, staff, made }) => {
  await signIn(page, staff, `${address}?dias=28`);
  const now = within(made.contacts, lastDays(28, made.today));
  await expect(page.getByRole("img", { name: "Contatos por dia" })).toBeVisible();
  const days = await openTable(page, "Contatos por dia");
  await expect(days.getByRole("row")).toHaveCount(29);
  const today = now.filter(({ day }) => day === made.today);
  const calls = today.filter(({ kind }) => kind === "phone").length;
  await expect(days.getByRole("row").nth(1)).toContainText(
    `${short(made.today)}${today.length}${today.length - calls}${calls}`,
  );
  const expected = {
    "Por página": ["/cidades/osasco", now.filter(({ path }) => path === "/cidades/osasco")],
    "Por lugar": ["Mooca", now.filter(({ place }) => place === "Mooca")],
    "Por botão": ["Botão flutuante", now.filter(({ button }) => button === "floating")],
    "Por origem": ["Anúncio: google", now.filter(({ source }) => source === "ad:google")],
  } as const;
  for (const [region, [name, rows]] of Object.entries(expected)) {
    const table = await openTable(page, region);
    const phones = rows.filter(({ kind }) => kind === "phone").length;
    expect(rows.length, region).toBeGreaterThan(0);
    await expect(table.getByRole("row").filter({ hasText: name })).toContainText(
      `${rows.length}${rows.length - phones}${phones}`,
    );
  }
});

test("a page has its rate, opens in a new tab, and the list can be put in order of it", { tag: "@whole" }, async ({
  page,
  staff,
  made,
}) => {
  await signIn(page, staff, `${address}?dias=7`);
  const path = "/cidades/osasco";
  const period = lastDays(7, made.today);
  const count = within(made.contacts, period).filter((contact) => contact.path === path).length;
  const views = within(made.views, period)
    .filter((row) => row.path === path)
    .reduce((sum, row) => sum + row.views, 0);
  const table = await openTable(page, "Taxa por página");
  const row = table.getByRole("row").filter({ hasText: path });
  await expect(row).toContainText(`${views}${count}${number.format(Math.round((1_000 * count) / views) / 10)}%`);
  const link = row.getByRole("link", { name: path });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", path);
  await page.getByRole("link", { name: "Taxa", exact: true }).click();
  await expect(page).toHaveURL(/dias=7&ordem=taxa/);
  await expect(page.getByRole("link", { name: "Taxa", exact: true })).toHaveAttribute("aria-current", "true");
  const rates = await table.locator("td:last-child").allTextContents();
  const values = rates.map((text) => Number(text.replace(",", ".").replace("%", "")));
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test("the period changes with a tap and with dates of one's own", { tag: "@whole" }, async ({ page, staff, made }) => {
  await signIn(page, staff);
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Contatos" }).click();
  await page.getByRole("link", { name: "Hoje" }).click();
  await expect(page).toHaveURL(`${address}?dias=1`);
  const today = within(made.contacts, lastDays(1, made.today)).length;
  await expect(figure(page, "Contatos").getByRole("definition").first()).toHaveText(String(today));
  const own = { from: addDays(made.today, -20), to: addDays(made.today, -11) };
  await page.getByLabel("De", { exact: true }).fill(own.from);
  await page.getByLabel("Até").fill(own.to);
  await page.getByRole("button", { name: "Ver período" }).click();
  await expect(page).toHaveURL(`${address}?de=${own.from}&ate=${own.to}`);
  const count = within(made.contacts, own).length;
  await expect(figure(page, "Contatos").getByRole("definition").first()).toHaveText(String(count));
  await expect(page.getByLabel("De", { exact: true })).toHaveValue(own.from);
});

test("a period that cannot be says why and keeps what was typed", { tag: "@whole" }, async ({ page, staff }) => {
  await signIn(page, staff);
  const cases = {
    "de=2026-03-10&ate=2026-03-01": "A data inicial precisa vir antes da data final.",
    "de=2026-03-10&ate=": "Preencha a data inicial e a data final.",
    "de=2026-03-10&ate=2099-01-01": "A data final não pode passar de hoje.",
    "de=2021-01-01&ate=2023-01-01": "Escolha um período de até 366 dias.",
  };
  for (const [query, message] of Object.entries(cases)) {
    const answer = await page.goto(`${address}?${query}`);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(page.getByLabel("De", { exact: true })).toHaveValue(query.slice(3, 13));
    expect((await page.request.get(`${address}/contatos.csv?${query}`)).status()).toBe(400);
  }
});

test("the download has one line for each contact, for Excel, and no formula", async ({ page, staff, made }) => {
  await signIn(page, staff, `${address}?dias=7`);
  const link = page.getByRole("link", { name: "Baixar planilha" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const { from, to } = lastDays(7, made.today);
  expect(download.suggestedFilename()).toBe(`contatos-${from}-a-${to}.csv`);
  const answer = await page.request.get(`${address}/contatos.csv?dias=7`);
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const bytes = await answer.body();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString("utf8").trimEnd().split("\r\n");
  expect(lines[0]).toContain("Data e hora;Contato;Página;");
  expect(lines).toHaveLength(within(made.contacts, { from, to }).length + 1);
  expect(lines.some((line) => line.includes(";'=boletim;"))).toBe(true);
  expect(lines.some((line) => line.includes(";=boletim;"))).toBe(false);
});

test("with nothing counted it says what to do next", async ({ page, staff }) => {
  await signIn(page, staff, `${address}?de=2021-01-01&ate=2021-01-07`);
  const empty = page.getByRole("region", { name: "Nenhum contato neste período" });
  await expect(empty.getByRole("link", { name: "Abrir o site" })).toHaveAttribute("href", "/");
  await expect(empty.getByRole("link", { name: "Criar páginas" })).toBeVisible();
  await empty.getByRole("link", { name: "Ver 90 dias" }).click();
  await expect(page).toHaveURL(`${address}?dias=90`);
});

test("figures and downloads are for admins only", async ({ request }) => {
  for (const path of [address, `${address}/contatos.csv?dias=7`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toContain(`/admin/login?voltar=${encodeURIComponent(path)}`);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("periods, charts and tables work all the same", { tag: "@whole" }, async ({ page, staff, made }) => {
    await signIn(page, staff, address);
    await page.getByRole("link", { name: "7 dias" }).click();
    await expect(page.getByRole("img", { name: "Contatos por dia" })).toBeVisible();
    await expect((await openTable(page, "Contatos por dia")).getByRole("row")).toHaveCount(8);
    await page.getByLabel("De", { exact: true }).fill(addDays(made.today, -1));
    await page.getByRole("button", { name: "Ver período" }).click();
    await expect((await openTable(page, "Contatos por dia")).getByRole("row")).toHaveCount(3);
  });
});

for (const query of ["dias=28", "dias=1", "de=2026-03-10&ate=", "de=2021-01-01&ate=2021-01-07"]) {
  const title = `axe finds nothing and nothing sticks out at ?${query}, with ${isWhole ? "every table" : "a table"} open`;
  test(title, { tag: oneIn(3, title) }, async ({ page, staff, made }) => {
    expect(made.contacts.length).toBeGreaterThan(0);
    await signIn(page, staff, `${address}?${query}`);
    const summaries = await page.getByRole("main").locator("summary").all();
    // Axe looks at every cell.
    const opened = isWhole ? summaries : summaries.filter((_, at) => at === draw(query, summaries.length));
    for (const summary of opened) await summary.click();
    await expectAccessible(page, query);
  });
}
