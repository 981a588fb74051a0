import { createRandom } from "#domain/random.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { seed } from "#tests/support/extent.ts";
import { findMarkupFaults } from "#tests/support/html-validity.ts";
import { type ReadPage, readPage } from "#tests/support/page-reading.ts";
import { readLocations } from "#tests/support/sitemap-file.ts";
import { findFaults } from "#tests/support/structured-data-rules.ts";

/** Tags that fetch by themselves, with the address that they fetch. */
const loading =
  /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*?\s(?:src|srcset|href|data)="([^"]+)"/g;

type Visit = { path: string; status: number; html: string; page: ReadPage };
/** What is kept of a visit for the questions that concern the site as a whole. */
type Seen = { status: number; title: string; description: string; links: string[] };
type Site = { url: string };

const seen = new Map<string, Seen>();

/** As a crawler would, without redirects. */
async function visit({ url }: Site, path: string): Promise<Visit> {
  const answer = await fetch(url + path, { redirect: "manual" });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? await answer.text() : "";
  const page = readPage(html);
  const links = page.links
    .map((link) => new URL(link, url + path))
    .filter(({ origin }) => origin === url)
    .map(({ pathname, search }) => pathname + search);
  seen.set(path, { status: answer.status, title: page.title, description: page.description, links });
  return { path, status: answer.status, html, page };
}

async function look(site: Site, path: string): Promise<Seen> {
  if (!seen.has(path)) await visit(site, path);
  return seen.get(path) ?? { status: 0, title: "", description: "", links: [] };
}

async function readSitemap({ url }: Site): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return readLocations(xml).map((address) => address.slice(url.length));
}

/** What any page must keep to, indexed or not. */
async function findPageFaults({ url }: Site, { status, html, page }: Visit): Promise<string[]> {
  const faults: string[] = [];
  if (status !== 200) faults.push(`status ${status}`);
  if (html && page.headings.length !== 1) faults.push(`${page.headings.length} headings of the first level`);
  const loads = Array.from(html.matchAll(loading), ([, address = ""]) => new URL(address, url));
  if (html && loads.length === 0) faults.push("loads nothing, not even its style");
  for (const { href, origin } of loads) if (origin !== url) faults.push(`loads ${href}`);
  return [...faults, ...(await findMarkupFaults(html))];
}

/** What a page of the sitemap must keep to besides. */
function findIndexFaults({ url }: Site, { path, page }: Visit): string[] {
  const faults = findFaults(page.structuredData, page.text);
  if (page.robots !== "") faults.push(`robots: ${page.robots}`);
  if (page.canonical !== url + path) faults.push(`canonical: ${page.canonical}`);
  if (page.title === "" || page.description.length < 50) faults.push("no title or a short description");
  const hasBreadcrumbs = page.structuredData.some((thing) => thing["@type"] === "BreadcrumbList");
  if (path !== "/" && !hasBreadcrumbs) faults.push("no breadcrumbs");
  return faults;
}

async function checkPages(site: Site, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    const visited = await visit(site, path);
    const found = [...(await findPageFaults(site, visited)), ...findIndexFaults(site, visited)];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(paths.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}

/** In the same order for one commit. */
async function shuffleSitemap(site: Site): Promise<string[]> {
  const all = await readSitemap(site);
  expect(all.length).toBeGreaterThan(1_300);
  const random = createRandom(seed);
  return all
    .map((path) => ({ path, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ path }) => path);
}

for (const [at, half] of ["first", "second"].entries()) {
  test(`a page of each kind is in order: ${half} half of the kinds`, async ({ product }) => {
    const kinds = new Map((await shuffleSitemap(product)).map((path) => [path.split("/")[1], path]));
    await checkPages(
      product,
      [...kinds.values()].filter((_, position) => position % 2 === at),
    );
  });
}

test("some more pages of the sitemap are in order", async ({ product }) => {
  await checkPages(product, (await shuffleSitemap(product)).slice(0, 8));
});

test("of the links of four pages that visitors start from, a seventh is tried and none is broken", async ({
  product,
}) => {
  for (const path of ["/", "/guia-completo", "/instalacao-motor-portao-automatico", "/cidades/osasco"]) {
    const { status, links } = await look(product, path);
    expect(status, path).toBe(200);
    const sample = new Set(links.filter((_, at) => at % 7 === 0));
    expect(sample.size, path).toBeGreaterThan(0);
    for (const link of sample) {
      const { status } = await fetch(product.url + link, { method: "HEAD", redirect: "manual" });
      expect(status, `${path} leads to ${link}`).toBe(200);
    }
  }
});

test.describe("the whole site", { tag: "@whole" }, () => {
  // In one worker, so that the last ones know what the others have read.
  test.describe.configure({ mode: "default" });
  const parts = 48;

  for (let part = 0; part < parts; part++) {
    test(`part ${part + 1} of ${parts} of the sitemap is in order`, async ({ product }) => {
      const all = await readSitemap(product);
      await checkPages(
        product,
        all.filter((_, at) => at % parts === part),
      );
    });
  }

  test("titles and descriptions are of their own", async ({ product }) => {
    const pages: Seen[] = [];
    for (const path of await readSitemap(product)) pages.push(await look(product, path));
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([]);
    expect(findRepeated(pages.map(({ description }) => description))).toEqual([]);
  });

  const elsewhere: string[] = [];

  test("no link is broken, no page an orphan, none further than three clicks", async ({ product }) => {
    const depths = new Map([["/", 0]]);
    for (const [path, depth] of depths) {
      for (const link of (await look(product, path)).links) if (!depths.has(link)) depths.set(link, depth + 1);
    }
    const broken = [...depths.keys()].filter((path) => seen.get(path)?.status !== 200);
    expect.soft(broken.map((path) => `${seen.get(path)?.status} ${path}`)).toEqual([]);
    const all = await readSitemap(product);
    expect.soft(all.filter((path) => !depths.has(path))).toEqual([]);
    expect.soft(all.filter((path) => (depths.get(path) ?? 0) > 3)).toEqual([]);
    const listed = new Set(all);
    elsewhere.push(...[...depths.keys()].filter((path) => !listed.has(path)));
  });

  const quarters = 4;
  for (let quarter = 0; quarter < quarters; quarter++) {
    test(`what the sitemap leaves out is in order too, part ${quarter + 1} of ${quarters}`, async ({ product }) => {
      const faults: string[] = [];
      for (const path of elsewhere.filter((_, at) => at % quarters === quarter)) {
        const found = await findPageFaults(product, await visit(product, path));
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      expect(elsewhere, "which the test before this one finds").not.toEqual([]);
      expect(faults).toEqual([]);
    });
  }
});

function findRepeated(texts: string[]): string[] {
  const times = new Set<string>();
  return texts.filter((text) => times.has(text) || !times.add(text));
}
