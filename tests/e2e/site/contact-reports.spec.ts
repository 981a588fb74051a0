import { expect, test } from "#tests/support/browser-test.ts";
import { findContacts } from "#tests/support/counted-contacts.ts";
import type { Product } from "#tests/support/product.ts";
import { executeIn } from "#tests/support/with-database.ts";

const browserName = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";

function report(campaign: string, id: string, change: object = {}): object {
  return {
    id: `${id}000000000000`,
    path: "/",
    kind: "chat",
    button: "hero",
    query: `?utm_campaign=${campaign}`,
    ...change,
  };
}

/** A report as a page of this product would send it, with what the test wants to be different. */
function send(product: Product, body: string | object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${product.url}/api/contatos`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { origin: product.url, "user-agent": browserName, ...headers },
  });
}

test("forged, oversized, cross-site and replayed reports get the same 204 as good ones, and no row", async ({
  product,
}, { workerIndex }) => {
  const campaign = `bad-${workerIndex}`;
  const good = report(campaign, `good${workerIndex}`);
  const answers = [
    await send(product, good),
    await send(product, good),
    await send(product, report(campaign, "a"), { origin: "https://evil.example" }),
    await send(product, report(campaign, "b"), { "sec-fetch-site": "cross-site" }),
    await send(product, report(campaign, "c"), { "user-agent": "Googlebot/2.1" }),
    await send(product, report(campaign, "d"), { "sec-purpose": "prefetch" }),
    await send(product, report(campaign, "e", { extra: "x".repeat(3_000) })),
    await send(product, "x".repeat(3_000_000)),
    await send(product, report(campaign, "f", { path: "/admin/painel" })),
    await send(product, report(campaign, "g", { kind: ["chat"] })),
    await send(product, report(campaign, "h", { button: "'; drop table contacts; --" })),
    await send(product, "{"),
    await send(product, ""),
    await send(product, "[[[[[["),
    await fetch(`${product.url}/api/visitas`, { method: "POST", body: "nonsense" }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  const last = report(campaign, `last${workerIndex}`);
  await send(product, last);
  await expect.poll(async () => (await findContacts(product, campaign)).length).toBe(2);
  expect((await fetch(`${product.url}/api/contatos`)).status).toBe(404);
});

/** Sends taps all at once to a product of its own, stops it and gives what it wrote. */
async function tapAtOnce(
  product: Product,
  count: number,
  toHeaders: (index: number) => Record<string, string>,
): Promise<number> {
  const taps = Array.from({ length: count }, (_, index) =>
    send(product, report("taps", `tap${index}x`), toHeaders(index)),
  );
  for (const answer of await Promise.all(taps)) expect(answer.status).toBe(204);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect(await product.stop("SIGTERM")).toBe(0);
  return (await findContacts(product, "taps")).length;
}

test("a flood from one address is cut off, and the server goes on", { tag: "@whole" }, async ({ launch }) => {
  const product = await launch({ LOG_LEVEL: "silent", TRUST_PROXY: "true" });
  const kept = await tapAtOnce(product, 150, () => ({ "x-forwarded-for": "192.0.2.1" }));
  // Forty in a window of ten seconds, and the flood may have met two windows.
  expect(kept).toBeGreaterThanOrEqual(40);
  expect(kept).toBeLessThanOrEqual(80);
});

test("a hundred and fifty taps at once are all held, and what waits at the stop is written", { tag: "@whole" }, async ({
  launch,
}) => {
  const product = await launch({ LOG_LEVEL: "silent", TRUST_PROXY: "true" });
  const kept = await tapAtOnce(product, 150, (index) => ({ "x-forwarded-for": `192.0.2.${index}` }));
  expect(kept).toBe(150);
});

test("with its tables gone the server still answers 204, serves pages and opens the chat", { tag: "@whole" }, async ({
  launch,
  page,
}) => {
  const product = await launch();
  const tables = ["contacts", "page_views_days", "contact_days"];
  await executeIn(product, ...tables.map((table) => `drop table ${table}`));
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto(product.url);
  const [chat] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "QUERO DESCONTO DO PIX" }).first().click(),
  ]);
  await chat.waitForURL("https://wa.me/**");
  expect((await send(product, report("gone", "gone"))).status).toBe(204);
  await expect.poll(() => product.output()).toContain("contacts could not be written and wait");
  expect((await send(product, report("gone", "again"))).status).toBe(204);
});
