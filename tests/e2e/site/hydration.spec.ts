import type { Page, Request } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";

function watchScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  return scripts;
}

test("a public page asks for no JavaScript until a part that needs it is touched", async ({ quietPage: page }) => {
  const scripts = watchScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.wheel(0, 500);
  expect(scripts).toEqual([]);

  await page.getByText("Menu", { exact: true }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByText("Cidades Atendidas").first().hover();
  await expect(
    page
      .getByRole("navigation", { name: "Navegação", exact: true })
      .getByRole("link", { name: "Guarulhos", exact: true }),
  ).toBeVisible();
});

test("React takes over the very document that the server sent", async ({ quietPage: page }) => {
  await page.goto("/");
  const before = await page.locator("main").innerHTML();
  await page.evaluate(() => document.querySelector("main")?.setAttribute("data-kept", "yes"));
  await page.getByText("Menu", { exact: true }).hover();
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  expect(await page.locator("main[data-kept=yes]").innerHTML()).toBe(before);
});

test("a touch boots React too", async ({ touchPage: page }) => {
  const scripts = watchScripts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.getByText("Menu", { exact: true }).tap();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect(page.getByRole("navigation", { name: "Navegação", exact: true })).toBeVisible();
});

test("the panel is an ordinary React page", async ({ quietPage: page }) => {
  const scripts = watchScripts(page);
  await page.goto("/admin/login", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  await page.getByLabel("Senha", { exact: true }).fill("segredo");
  await page.getByRole("button", { name: "Mostrar a senha" }).click();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveAttribute("type", "text");
});

test("only a page that declares it answers the boot request", async ({ request }) => {
  const home = await request.get("/?__boot");
  expect(home.headers()["content-type"]).toContain("text/javascript");
  expect(home.headers()["cross-origin-resource-policy"]).toBe("same-origin");
  const panel = await request.get("/admin/login?__boot");
  expect(panel.status()).toBe(400);
  expect(await panel.text()).toBe("");
  expect((await request.get("/no-such-page?__boot")).status()).toBe(404);
});
