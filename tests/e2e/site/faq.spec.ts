import type { Page } from "@playwright/test";
import { faqGroups as written } from "#content/faq.ts";
import { sampleShop } from "#content/shop.ts";
import { expect, test } from "#tests/support/browser-test.ts";

const path = "/duvidas-frequentes";
const faqGroups = sampleShop.fill(written);
const questions = faqGroups.flatMap(({ items }) => items);
const openOnes = (page: Page) => page.getByRole("main").locator("details[open]");

function pick(group: number) {
  const item = faqGroups.at(group)?.items[0];
  if (!item) throw new Error("a group without questions");
  return item;
}

/** Of the whole page one answer is open, and the open one can be closed. */
async function tryAccordion(page: Page) {
  const first = pick(0);
  const last = pick(-1);
  await page.getByText(first.question, { exact: true }).click();
  await expect(page.getByText(first.answer)).toBeVisible();
  await page.getByText(last.question, { exact: true }).click();
  await expect(page.getByText(last.answer)).toBeVisible();
  await expect(page.getByText(first.answer)).toBeHidden();
  await expect(openOnes(page)).toHaveCount(1);
  await page.getByText(last.question, { exact: true }).click();
  await expect(openOnes(page)).toHaveCount(0);
}

test("one answer is open at a time", async ({ quietPage: page }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dúvidas Frequentes Sobre Portões Automáticos");
  await tryAccordion(page);
});

test("without JavaScript too", async ({ plainPage: page }) => {
  await page.goto(path);
  await tryAccordion(page);
});

test("every answer is in the page from the start, and every subject can be jumped to", async ({ page, request }) => {
  const html = await (await request.get(path)).text();
  const plain = html.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
  expect(questions.filter(({ answer }) => !plain.includes(answer))).toEqual([]);
  await page.goto(path);
  for (const { title } of faqGroups) {
    const link = page.getByRole("navigation", { name: "Assuntos" }).getByRole("link", { name: title });
    const section = page.locator((await link.getAttribute("href")) ?? "");
    await expect(section.getByRole("heading", { level: 2 })).toHaveText(title);
  }
});

test("the search answers while one types, whatever the case and the accents", async ({ quietPage: page }) => {
  await page.goto(path);
  const field = page.getByRole("searchbox", { name: "Procure a sua dúvida" });
  await field.pressSequentially("CODIGO ROLANTE");
  await expect(page.getByRole("status")).toContainText("encontradas para “CODIGO ROLANTE”");
  await expect(page.getByText("O que é código rolante?", { exact: true })).toBeVisible();
  await expect(page.getByText("Portão de madeira aceita motor?", { exact: true })).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
  await field.fill("");
  await expect(page.getByRole("status")).toHaveText(`${questions.length} perguntas respondidas`);
  await expect(page.getByText("Portão de madeira aceita motor?", { exact: true })).toBeVisible();
});

test("a search without an answer says what to do", { tag: "@whole" }, async ({ quietPage: page }) => {
  await page.goto(path);
  await page.getByRole("searchbox").pressSequentially("zebra <b>azul</b>");
  await expect(page.getByRole("heading", { name: "Ainda não respondemos a essa pergunta" })).toBeVisible();
  const ask = page.getByRole("link", { name: "Perguntar ao técnico" });
  await expect(ask).toHaveAttribute("href", new RegExp(encodeURIComponent("“zebra <b>azul</b>”")));
  await page.getByRole("link", { name: "Ver todas" }).click();
  await expect(page.getByRole("status")).toHaveText(`${questions.length} perguntas respondidas`);
});

test("without JavaScript the server answers the search", async ({ plainPage: page }) => {
  await page.goto(path);
  await page.getByRole("searchbox").fill("codigo rolante");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/\?busca=codigo\+rolante$/);
  await expect(page.getByRole("searchbox")).toHaveValue("codigo rolante");
  await expect(page.getByText("O que é código rolante?", { exact: true })).toBeVisible();
  await expect(page.getByText("Portão de madeira aceita motor?", { exact: true })).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("a search in the address is found again when React takes over", { tag: "@whole" }, async ({ quietPage: page }) => {
  await page.goto(`${path}?busca=garantia`);
  const found = (await page.getByRole("status").textContent()) ?? "";
  await page.getByRole("searchbox").focus();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await expect(page.getByRole("status")).toHaveText(found);
  await page.keyboard.press("End");
  await page.keyboard.type(" xyz");
  await expect(page.getByRole("status")).toHaveText("Nenhuma pergunta encontrada para “garantia xyz”");
});

test("an endless search is cut", async ({ request }) => {
  const answer = await request.get(`${path}?busca=${"a".repeat(5_000)}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).not.toContain("a".repeat(81));
});
