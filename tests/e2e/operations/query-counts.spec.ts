import { readFileSync } from "node:fs";
import { generatedPagesRoot } from "#domain/pages.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { kindsOfPages } from "#tests/support/kinds-of-pages.ts";
import type { Product } from "#tests/support/product.ts";

const generatedPage = kindsOfPages.find((kind) => kind.path.startsWith(generatedPagesRoot))?.path ?? "";

/** What else a visitor or a search engine may ask for. */
const otherAddresses = [
  `${generatedPagesRoot}nao-existe`,
  "/postagens",
  "/sitemap.xml",
  "/sitemap.xml?parte=1",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/site.webmanifest",
  `/og${generatedPage}.png`,
];

/** With LOG_LEVEL=debug the line of a request says how many queries it sent. */
async function countQueries({ url, output }: Product, address: string): Promise<number> {
  const answer = await fetch(url + address, { redirect: "manual" });
  await answer.arrayBuffer();
  const id = answer.headers.get("x-request-id") ?? "";
  const findLine = () => output().match(new RegExp(`^.*"id":"${id}".*$`, "m"))?.[0];
  await expect.poll(findLine).toBeDefined();
  const { queries } = JSON.parse(findLine() ?? "{}");
  expect(queries, `${address} is counted`).toEqual(expect.any(Number));
  return queries;
}

test("each public address asks the database as often as the committed file says", async ({ engine, launch }) => {
  const product = await launch({ LOG_LEVEL: "debug" });
  /** Without those that ask nothing: the file grows only with what costs something. */
  const counts: Record<string, number> = {};
  // In turn, and each for the first time: the second time the page cache answers and asks nothing.
  for (const kind of kindsOfPages) await kind.prepare(product);
  for (const address of [...kindsOfPages.map((kind) => kind.path), ...otherAddresses]) {
    const count = await countQueries(product, address);
    if (count > 0) counts[address] = count;
  }
  const committed = JSON.parse(readFileSync("tests/query-counts.json", "utf8"));
  expect(counts, `tests/query-counts.json says otherwise: ${JSON.stringify(counts)}`).toEqual(committed[engine]);
});
