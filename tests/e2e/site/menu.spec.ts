import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Navegação", exact: true });
const guarulhos = (page: Page) => menu(page).getByRole("link", { name: "Guarulhos", exact: true });

async function hydrate(page: Page) {
  await page.goto("/");
  await page.getByText("Menu", { exact: true }).hover();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}

test("without JavaScript the menu opens by click and by keyboard", async ({ plainPage: page }) => {
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  await page.getByText("Cidades Atendidas").first().click();
  await expect(guarulhos(page)).toBeVisible();
  await page.getByText("Páginas Especiais").first().focus();
  await page.keyboard.press("Enter");
  await expect(menu(page).getByRole("link", { name: "Guia Completo" })).toBeVisible();
  await expect(guarulhos(page)).toBeHidden();
});

test("submenus open on hover, one at a time", async ({ quietPage: page }) => {
  await hydrate(page);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByText("Cidades Atendidas").first().hover();
  await expect(guarulhos(page)).toBeVisible();
  await page.getByText("Páginas Especiais").first().hover();
  await expect(menu(page).getByRole("link", { name: "Dúvidas Frequentes" })).toBeVisible();
  await expect(guarulhos(page)).toBeHidden();
});

for (const width of [767, 768, 1280]) {
  test(`at ${width} px hover, click and arrow key each open a submenu`, { tag: width === 767 ? [] : "@whole" }, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await hydrate(page);
    const cities = page.getByText("Cidades Atendidas").first();
    await page.getByText("Menu", { exact: true }).click();
    await cities.hover();
    await expect(guarulhos(page)).toBeVisible();
    await cities.click();
    await expect(guarulhos(page)).toBeVisible();
    await cities.click();
    await expect(guarulhos(page)).toBeHidden();
    await cities.click();
    await expect(guarulhos(page)).toBeVisible();

    await page.reload();
    await hydrate(page);
    await page.getByText("Menu", { exact: true }).focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    await expect(guarulhos(page)).toBeVisible();
  });

  test(`at ${width} px a tap opens a submenu and the next one closes it`, {
    tag: width === 768 ? [] : "@whole",
  }, async ({ touchPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const cities = page.getByText("Cidades Atendidas").first();
    await page.getByText("Menu", { exact: true }).tap();
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await cities.tap();
    await expect(guarulhos(page)).toBeVisible();
    await cities.tap();
    await expect(guarulhos(page)).toBeHidden();
  });
}

test("arrow keys move, open and close; Escape goes back out", async ({ quietPage: page }) => {
  await hydrate(page);
  await page.getByText("Menu", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu(page).getByRole("link", { name: "Início" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(menu(page).getByRole("link", { name: "São Paulo", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(guarulhos(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(guarulhos(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("summary", { hasText: "Menu" })).toBeFocused();
});

test("a click elsewhere closes the menu", async ({ quietPage: page }) => {
  await hydrate(page);
  await page.getByText("Menu", { exact: true }).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 400, y: 5 }, force: true });
  await expect(menu(page)).toBeHidden();
});

test("below 768 px the menu takes the width of the screen", async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/");
  await page.getByText("Menu", { exact: true }).click();
  expect((await menu(page).boundingBox())?.width).toBe(767);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await menu(page).boundingBox())?.width).toBeLessThan(400);
});
