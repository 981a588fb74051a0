import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect } from "#tests/support/browser-test.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { createAccount, signIn } from "#tests/support/panel-test.ts";
import type { Product } from "#tests/support/product.ts";
import { expectValidSitemap } from "#tests/support/sitemap-file.ts";

const key = "chave12345";

type Own = {
  /** Without pages; it tells a search engine of what comes and goes. */
  own: Product;
  searchEngine: { url: string; heard: string[] };
};

const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  searchEngine: async ({}, use) => {
    const heard: string[] = [];
    const server = createServer(async (request, response) => {
      for await (const chunk of request) heard.push(String(chunk));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard });
    server.close();
  },
  own: async ({ launch, searchEngine }, use) => {
    await use(await launch({ INDEXNOW_KEY: key, INDEXNOW_URL: searchEngine.url }));
  },
  baseURL: ({ own }, use) => use(own.url),
  isIsolated: true,
});

/** Each with the heading that it becomes. */
const hostileTitles: [title: string, heading: string][] = [
  [`"Portão" & 'motor'`, `"Portão" & 'motor'`],
  ["<b>Negrito</b> <script>alert(1)</script>", "Negrito alert(1)"],
  ["Portão 😀 feliz", "Portão feliz"],
  ["\u202eשלום portão", "שלום portão"],
  [`Comprido ${"x".repeat(291)}`, `Comprido ${"x".repeat(291)}`],
  ["Motor & controle de 'portão' <em>em</em> Osasco", "Motor & controle de 'portão' em Osasco"],
];

const maps = ["/sitemap", "/sitemap.xml", "/feed.xml"];

async function deleteInPanel(page: Page, title: string, slug: string): Promise<void> {
  await page.goto(`/admin/pages-list?busca=${slug}`);
  await page.locator("summary", { hasText: title }).click();
  await page.getByRole("button", { name: "Sim, excluir", exact: true }).click();
}

test("a page that comes in the panel shows at the next request, and no title breaks a page or a map", async ({
  page,
  own,
}) => {
  await signIn(page, await createAccount(own), "/admin/conta");
  const read = async (path: string) => (await fetch(own.url + path)).text();
  for (const path of maps) expect(await read(path)).not.toContain("titulo-hostil");
  await createPages(
    page,
    hostileTitles.map(([title], index) => ({ title, slug: `titulo-hostil-${index}` })),
  );
  for (const [index, [, heading]] of hostileTitles.entries()) {
    for (const path of [...maps, `/links-uteis/titulo-hostil-${index}`]) {
      const text = await read(path);
      for (const raw of ["<b>Negrito", "alert(1)</script>", `"Portão" & '`]) expect(text, path).not.toContain(raw);
    }
    await page.goto(`/links-uteis/titulo-hostil-${index}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  for (const path of maps) expect(await read(path), path).toContain("titulo-hostil-5");
  await expectValidSitemap(await read("/sitemap.xml"));
});

test("a page that goes is gone at the next request, and may come back", { tag: "@whole" }, async ({ page, own }) => {
  await signIn(page, await createAccount(own), "/admin/conta");
  const [title, slug] = ["Capacitor do motor em Cotia", "portao-que-vai"];
  const read = async (path: string) => (await fetch(own.url + path)).text();
  const address = `${own.url}/links-uteis/${slug}`;
  await createPages(page, [{ title, slug }]);
  for (const path of maps) expect(await read(path), path).toContain(slug);
  await deleteInPanel(page, title, slug);
  await expect(page.getByText("Página excluída", { exact: true })).toBeVisible();
  for (const path of maps) expect(await read(path), path).not.toContain(slug);
  expect((await fetch(address)).status).toBe(410);
  await createPages(page, [{ title: "Conserto de portão em Osasco", slug }]);
  expect((await fetch(address)).status).toBe(200);
  for (const path of maps) expect(await read(path), path).toContain(slug);
});

test("search engines find the key and hear of pages that come and go", { tag: "@whole" }, async ({
  page,
  own,
  searchEngine,
}) => {
  expect(await (await fetch(`${own.url}/${key}.txt`)).text()).toBe(key);
  await signIn(page, await createAccount(own), "/admin/conta");
  await createPages(page, [{ title: "Motor em Osasco" }]);
  const timesHeard = () => searchEngine.heard.join("").split("/links-uteis/motor-em-osasco").length - 1;
  await expect.poll(timesHeard).toBe(1);
  await deleteInPanel(page, "Motor em Osasco", "motor-em-osasco");
  await expect.poll(timesHeard).toBe(2);
});
