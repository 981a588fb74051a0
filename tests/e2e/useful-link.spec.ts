import { expect, test } from "../support/browser-test.ts";
import { savePages } from "../support/saved-pages.ts";

test("a saved page is shown whole, with a chat link that names it", async ({ quietPage: page, product }, {
  workerIndex,
}) => {
  const slug = `conserto-de-portao-${workerIndex}`;
  const title = "Conserto de Portão <na> Vila Maria & região";
  await savePages(product.dataDir, [{ title, slug, content: "<h2>Como atendemos</h2><p>Chegamos com peças.</p>" }]);
  const response = await page.goto(`/links-uteis/${slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Como atendemos" })).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "Chamar no WhatsApp" });
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin + href.pathname).toBe("https://wa.me/5511900000000");
  expect(href.searchParams.get("text")).toContain(title);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("an unknown slug goes to /not-found", async ({ page, request }) => {
  const answer = await request.get("/links-uteis/nao-existe", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/not-found");
  expect((await page.goto("/links-uteis/nao-existe"))?.status()).toBe(404);
});
