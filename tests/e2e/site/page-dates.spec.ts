import { writtenPages } from "#content/addresses.ts";
import pageDates from "#content/page-dates.json" with { type: "json" };
import { createRandom } from "#domain/random.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { seed } from "#tests/support/extent.ts";
import { hashPageTexts } from "#tests/support/page-texts.ts";
import type { Product } from "#tests/support/product.ts";

const lines: Record<string, string> = pageDates;
const paths = writtenPages.map(({ path }) => path);

async function expectUpToDate(product: Product, some: readonly string[]): Promise<void> {
  const hashes = await hashPageTexts(product, some);
  const outdated = some.filter((path) => lines[path]?.split(" ")[1] !== hashes.get(path));
  expect(outdated, "they read differently now: npm run page-dates").toEqual([]);
}

test("every built-in page has a date, and the sitemap states it", { tag: "@whole" }, async ({ launch }) => {
  expect(Object.keys(lines).toSorted(), "npm run page-dates").toEqual(paths.toSorted());
  const { url } = await launch();
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const stated = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<T]+)/g), ([, address = "", day]) => [
    address.slice(url.length),
    day,
  ]);
  expect(Object.fromEntries(stated)).toEqual(
    Object.fromEntries(Object.entries(lines).map(([path, line]) => [path, line.split(" ")[0]])),
  );
});

test("the dates of one page of each kind and some more are those of how they read", async ({ launch }) => {
  const random = createRandom(seed);
  const shuffled = paths.map((path) => ({ path, at: random.below(1_000_000) })).toSorted((a, b) => a.at - b.at);
  const kinds = new Map(shuffled.map(({ path }) => [path.split("/")[1], path]));
  await expectUpToDate(await launch(), [
    ...new Set([...kinds.values(), ...shuffled.slice(0, 10).map(({ path }) => path)]),
  ]);
});

test.describe("the whole site", { tag: "@whole" }, () => {
  const parts = 12;
  for (let part = 0; part < parts; part++) {
    test(`the dates of part ${part + 1} of ${parts} are those of how the pages read`, async ({ launch }) => {
      await expectUpToDate(
        await launch(),
        paths.filter((_, at) => at % parts === part),
      );
    });
  }
});
