import { brotliCompressSync } from "node:zlib";
import { expect, test } from "#tests/support/browser-test.ts";
import { oneIn } from "#tests/support/extent.ts";
import { kindsOfPages } from "#tests/support/kinds-of-pages.ts";

const kilobyte = 1024;

for (const { name, path, htmlKilobytes, prepare } of kindsOfPages) {
  const title = `${name} stays within its weight, asks no other host for anything and nobody for consent`;
  test(title, { tag: oneIn(6, title) }, async ({ page, product }) => {
    await prepare(product);
    await page.setViewportSize({ width: 360, height: 740 });
    // As who comes for the first time.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
    const bodies: Promise<{ type: string; url: string; bytes: number }>[] = [];
    // What is refused or never answered was asked for, too.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("response", (response) => {
      const type = response.request().resourceType();
      const size = response.request().sizes();
      bodies.push(size.then(({ responseBodySize }) => ({ type, url: response.url(), bytes: responseBodySize })));
    });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const loaded = await Promise.all(bodies);
    const weigh = (type: string) =>
      loaded.filter((item) => item.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

    expect(asked.filter((url) => new URL(url).origin !== product.url && !url.startsWith("data:"))).toEqual([]);
    expect(loaded.filter(({ type }) => type === "script")).toEqual([]);
    const inline = await page.locator("script:not([src]):not([type='application/ld+json'])").allTextContents();
    expect(inline.join("").length).toBeLessThanOrEqual(1.5 * kilobyte);
    expect(weigh("document")).toBeLessThanOrEqual(htmlKilobytes * kilobyte);
    expect(weigh("stylesheet")).toBeLessThanOrEqual(12 * kilobyte);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(150 * kilobyte);

    expect(answer?.headers()["content-security-policy"]).not.toContain("google");
    await expect(page.getByRole("button", { name: "Aceitar" })).toHaveCount(0);
    await expect(page.getByText("Preferências de privacidade")).toHaveCount(0);
    await expect(page.locator("script[src]")).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await browser.detach();
  });
}

test("the figures above are of compressed bytes", async ({ request }) => {
  const answer = await request.get("/", { headers: { "accept-encoding": "br" } });
  const plain = await answer.body();
  expect(Number(answer.headers()["content-length"])).toBeLessThan(plain.length / 2);
  expect(Number(answer.headers()["content-length"])).toBeLessThan(brotliCompressSync(plain).length * 1.25);
});
