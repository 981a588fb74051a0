import { expectAccessible } from "#tests/support/accessible.ts";
import { createPages } from "#tests/support/panel-pages.ts";
import { expect, getSessionCookie, signIn, test } from "#tests/support/panel-test.ts";
import { savePages } from "#tests/support/saved-pages.ts";

test("a saved page is shown whole, with a chat link that names it", async ({ page, product }, { workerIndex }) => {
  const slug = `conserto-de-portao-${workerIndex}`;
  const title = "Conserto de Portão <na> Vila Maria & região";
  await savePages(product, [{ title, slug, content: "<h2>Como atendemos</h2><p>Chegamos com peças.</p>" }]);
  const response = await page.goto(`/links-uteis/${slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Como atendemos" })).toBeVisible();
  await expect(page.getByText("Excluir")).toHaveCount(0);
  const link = page.getByRole("main").getByRole("link", { name: "Chamar no WhatsApp" });
  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin + href.pathname).toBe("https://wa.me/5511900000000");
  expect(href.searchParams.get("text")).toContain(title);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("an unknown slug goes to /not-found", async ({ page, request }) => {
  for (const slug of ["nao-existe", "%F0%9F%98%80", "x".repeat(3_000)]) {
    const answer = await request.get(`/links-uteis/${slug}`, { maxRedirects: 0 });
    expect(answer.status(), slug).toBe(302);
    expect(answer.headers().location).toBe("/not-found");
  }
  expect((await page.goto("/links-uteis/nao-existe"))?.status()).toBe(404);
  expect((await request.get("/links-uteis/nao%00existe", { maxRedirects: 0 })).status()).toBe(404);
});

test("an address with capitals, spaces, accents or slashes leads to the page that it means", async ({
  product,
  mark,
}) => {
  const slug = `portao-automatico-na-mooca-${mark}`;
  await savePages(product, [{ title: `Portão automático na Mooca ${mark}`, slug, content: "<p>Texto.</p>" }]);
  for (const old of [
    `Portao-Automatico-na-Mooca-${mark}`,
    `Portão Automático na Mooca ${mark}`,
    `portao/automatico/na-mooca-${mark}`,
    `portão%2Fautomático na mooca.${mark}/`,
  ]) {
    const answer = await fetch(encodeURI(`${product.url}/links-uteis/${old}`).replaceAll("%25", "%"));
    expect([answer.status, new URL(answer.url).pathname], old).toEqual([200, `/links-uteis/${slug}`]);
  }
  const first = await fetch(`${product.url}/links-uteis/portao/automatico/na-mooca-${mark}`, { redirect: "manual" });
  expect([first.status, first.headers.get("location")]).toEqual([301, `/links-uteis/${slug}`]);
  expect((await fetch(`${product.url}/links-uteis/nada/disso`)).status).toBe(404);
});

test("it links to pages of the same place and of those around it, and to none that is gone", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
  elsewhere,
}) => {
  await signIn(page, staff);
  const titles = [
    "Motor no Tatuapé",
    "Conserto de portão no Tatuapé",
    "Portão pivotante no Belém",
    "Controle em Osasco",
  ];
  await createPages(
    page,
    titles.map((title) => ({ title: `${title} ${mark}` })),
  );
  const visitor = await elsewhere.newPage();
  const address = `/links-uteis/motor-no-tatuape-${mark}`;
  await visitor.goto(address);
  const related = visitor.getByRole("navigation", { name: "Veja também na região" });
  await expect(related.getByRole("link", { name: `Conserto de portão no Tatuapé ${mark}` })).toBeVisible();
  await expect(related.getByRole("link", { name: `Portão pivotante no Belém ${mark}` })).toBeVisible();
  await expect(related.getByText(`Controle em Osasco ${mark}`)).toHaveCount(0);
  await expect(related.getByText(`Motor no Tatuapé ${mark}`)).toHaveCount(0);

  await createPages(
    page,
    ["Placa", "Capacitor", "Fotocélula", "Roldana", "Trilho", "Nobreak", "Fechadura"].map((part) => ({
      title: `${part} do portão Tatuapé ${mark}`,
    })),
  );
  await visitor.goto(address);
  await expect(related.getByRole("link")).toHaveCount(6);
  await expect(related.getByRole("link", { name: `Fechadura do portão Tatuapé ${mark}` })).toBeVisible();
  await page.goto(`/links-uteis/fechadura-do-portao-tatuape-${mark}`);
  await page.getByText("Excluir página").click();
  await page.getByRole("button", { name: "Sim, excluir" }).click();
  await expect(page).toHaveURL("/admin/pages-list");
  await visitor.goto(address);
  await expect(related.getByRole("link")).toHaveCount(6);
  await expect(related.getByRole("link", { name: `Fechadura do portão Tatuapé ${mark}` })).toHaveCount(0);
});

test("an admin deletes the page after a question, and the panel says so", { tag: "@whole" }, async ({
  page,
  staff,
  mark,
  elsewhere,
}) => {
  await signIn(page, staff);
  const slug = `apagar-${mark}`;
  await createPages(page, [{ title: "Página para apagar", slug }]);
  const visitor = await elsewhere.newPage();
  for (const _ of [1, 2]) expect((await visitor.goto(`/links-uteis/${slug}`))?.status()).toBe(200);
  await expect(visitor.getByText("Excluir")).toHaveCount(0);

  const answer = await page.goto(`/links-uteis/${slug}`);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await page.getByText("Excluir página").click();
  await expectAccessible(page, "the page with the question");
  await visitor.goto(`/links-uteis/${slug}`);
  await expect(visitor.getByText("Excluir")).toHaveCount(0);
  await page.getByRole("button", { name: "Sim, excluir" }).click();
  await expect(page).toHaveURL("/admin/pages-list");
  await expect(page.getByText("Página excluída", { exact: true })).toBeVisible();
  expect((await visitor.goto(`/links-uteis/${slug}`))?.status()).toBe(410);
  const again = await page.request.post(`/links-uteis/${slug}`);
  expect(again.status()).toBe(404);
  expect(await again.text()).toContain("Erro ao excluir — Não foi possível excluir a página");
});

test("who has no session, a forged one or comes from another site deletes nothing", async ({
  page,
  staff,
  mark,
  context,
  request,
}) => {
  await signIn(page, staff);
  const slug = `fica-${mark}`;
  await createPages(page, [{ title: "Página que fica", slug }]);
  const cookie = await getSessionCookie(context);
  const attempts: Record<string, string>[] = [
    {},
    { cookie: "basculante.session_token=abc.def" },
    { cookie, origin: "https://evil.example" },
    { cookie, origin: "null" },
  ];
  for (const headers of attempts) {
    expect((await request.post(`/links-uteis/${slug}`, { headers, maxRedirects: 0 })).status()).toBe(403);
  }
  const forged = await request.get(`/links-uteis/${slug}`, { headers: { cookie: "basculante.session_token=abc.def" } });
  expect(await forged.text()).not.toContain("Excluir");
  expect((await request.get(`/links-uteis/${slug}`)).status()).toBe(200);
});

test("an admin deletes without JavaScript too", async ({ plainPage: tab, page, staff, mark }) => {
  await signIn(page, staff);
  const slug = `sem-script-${mark}`;
  await createPages(page, [{ title: "Página sem script", slug }]);
  await signIn(tab, staff, `/links-uteis/${slug}`);
  await tab.getByText("Excluir página").click();
  await tab.getByRole("button", { name: "Sim, excluir" }).click();
  await expect(tab.getByRole("status").filter({ hasText: "Página excluída" })).toBeVisible();
});
