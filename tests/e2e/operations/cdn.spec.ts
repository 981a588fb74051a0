import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { startRunIn, untilCreated } from "#tests/support/bulk-runs.ts";
import { test } from "#tests/support/engine-test.ts";
import { makePlace } from "#tests/support/servers.ts";

/** The end of a CDN that hears of changes. */
async function startCdn() {
  const heard: { files?: string[]; purge_everything?: true }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    heard.push(JSON.parse(body));
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge_cache`;
  return { url, heard, close: () => server.close() };
}

test("a CDN may keep what every visitor gets, and hears of each change", async ({ engine, launch }) => {
  const { where, settings } = await makePlace(engine);
  const cdn = await startCdn();
  const product = await launch({
    ...settings,
    CDN_PURGE_URL: cdn.url,
    SITE_URL: "https://loja.example",
    RUN_PAUSE_SCALE: "10",
  });
  // A new version may have other pages and other names of files.
  await expect.poll(() => cdn.heard.at(0)).toEqual({ purge_everything: true });

  const getRule = async (path: string, headers = {}) => {
    const answer = await fetch(product.url + path, { headers, redirect: "manual" });
    return answer.headers.get("cdn-cache-control");
  };
  // Made anew, and from the page cache.
  for (const _ of [1, 2]) expect(await getRule("/")).toBe("public, max-age=3600, stale-if-error=86400");
  expect(await getRule("/sitemap.xml")).toContain("max-age=3600");
  for (const path of ["/?utm_source=ads", "/?", "/nada", "/admin/login", "/healthz", "/api/visitas"]) {
    expect(await getRule(path), path).toBeNull();
  }
  // Browsers still ask each time.
  expect((await fetch(product.url)).headers.get("cache-control")).toBe("no-cache");

  // A page each second: the first ones go with what another process wrote, which on SQLite is told as everything.
  const { id } = await startRunIn(where, 20);
  await untilCreated(where, id, 4);
  await expect
    .poll(() => cdn.heard.flatMap(({ files = [] }) => files))
    .toContainEqual(expect.stringMatching(/^https:\/\/loja\.example\/links-uteis\/[\w-]+$/));
  cdn.close();
});
