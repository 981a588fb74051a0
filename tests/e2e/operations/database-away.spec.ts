import { expect } from "@playwright/test";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { test } from "#tests/support/engine-test.ts";
import { createDatabase } from "#tests/support/postgres-for-playwright.ts";
import { sharedSecret } from "#tests/support/servers.ts";

test("while the database is away kept pages stay, others say so, and all is well when it is back", async ({
  launch,
}) => {
  const connection = await breakableConnection(await createDatabase());
  const { url } = await launch({ DATABASE_URL: connection.url, APP_SECRET: sharedSecret, LOG_LEVEL: "silent" });
  const getStatus = async (path: string) => (await fetch(url + path)).status;
  const kept = await (await fetch(`${url}/sitemap`)).text();
  connection.cut();
  await expect.poll(() => getStatus("/readyz")).toBe(503);
  expect(await getStatus("/healthz")).toBe(200);
  // Longer than it takes to try again.
  for (let asked = 0; asked < 3; asked++) {
    const away = await fetch(`${url}/links-uteis/qualquer-${asked}`);
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await away.text()).toContain("Voltamos em instantes");
    const page = await fetch(`${url}/sitemap`);
    expect([page.status, await page.text()]).toEqual([200, kept]);
  }
  connection.mend();
  await expect.poll(() => getStatus("/readyz")).toBe(200);
  await expect.poll(() => getStatus("/links-uteis/qualquer-0")).toBe(404);
  await connection.close();
});

test("a database that hangs does not keep the server from stopping", { tag: "@whole" }, async ({ launch }) => {
  const connection = await breakableConnection(await createDatabase());
  const product = await launch({ DATABASE_URL: connection.url, APP_SECRET: sharedSecret, LOG_LEVEL: "silent" });
  connection.freeze();
  const hanging = fetch(`${product.url}/links-uteis/qualquer`).catch(() => null);
  const started = performance.now();
  await product.stop("SIGTERM");
  expect(performance.now() - started).toBeLessThan(10_000);
  await hanging;
  await connection.close();
});
