import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";
import { expect, test } from "#tests/support/browser-test.ts";
import { type ReadPage, readPage } from "#tests/support/page-reading.ts";
import { findFaults } from "#tests/support/structured-data-rules.ts";

const rules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // React writes these its own way.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The pattern of post titles is longer than the rule likes.
    "long-title": "off",
    // A phone number that breaks over two lines is still one.
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
  },
};

/** The validator would read its rules anew for every page, which takes as long as reading the page. */
class ReadOnce extends StaticConfigLoader {
  private kept: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.kept ??= super.getConfigFor(handle);
    return this.kept;
  }
}

const validator = new HtmlValidate(new ReadOnce(rules));

/** Tags that fetch by themselves, with the address that they fetch. */
const loading =
  /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*?\s(?:src|srcset|href|data)="([^"]+)"/g;

type Visit = { path: string; depth: number; status: number; html: string; page: ReadPage };

/** Follows every link of the site from the home page, as a crawler would, without redirects. */
async function crawl(origin: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let level = ["/"];
  for (let depth = 0; level.length > 0; depth++) {
    const next = new Set<string>();
    for (const path of level) {
      const answer = await fetch(origin + path, { redirect: "manual" });
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
      const html = await answer.text();
      const page = readPage(isPage ? html : "");
      visits.set(path, { path, depth, status: answer.status, html: isPage ? html : "", page });
      for (const link of page.links) {
        const url = new URL(link, origin + path);
        if (url.origin === origin) next.add(url.pathname + url.search);
      }
    }
    level = [...next].filter((path) => !visits.has(path));
  }
  return visits;
}

test("a crawl of the whole site finds every page, and each page in order", async ({ product }) => {
  test.setTimeout(300_000);
  const visits = await crawl(product.url);
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.slice(product.url.length),
  );
  const pages = addresses.map((path) => visits.get(path)).filter((visit) => visit !== undefined);

  await test.step("no link is broken", () => {
    const broken = [...visits.values()].filter(({ status }) => status !== 200);
    expect.soft(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  });
  await test.step("no page of the sitemap is an orphan, none is further than three clicks", () => {
    expect.soft(addresses.length).toBeGreaterThan(1_300);
    expect.soft(addresses.filter((path) => !visits.has(path))).toEqual([]);
    expect.soft(pages.filter(({ depth }) => depth > 3).map(({ path, depth }) => `${depth} ${path}`)).toEqual([]);
  });
  await test.step("every page is indexable and names itself as the one address", () => {
    expect.soft(pages.filter(({ page }) => page.robots !== "").map(({ path }) => path)).toEqual([]);
    expect
      .soft(pages.filter(({ path, page }) => page.canonical !== product.url + path).map(({ path }) => path))
      .toEqual([]);
  });
  await test.step("titles and descriptions are of their own, and there is one h1", () => {
    expect.soft(repeated(pages.map(({ page }) => page.title))).toEqual([]);
    expect.soft(repeated(pages.map(({ page }) => page.description))).toEqual([]);
    expect
      .soft(pages.filter(({ page }) => page.title === "" || page.description.length < 50).map(({ path }) => path))
      .toEqual([]);
    expect
      .soft([...visits.values()].filter(({ html, page }) => html && page.headings.length !== 1).map(({ path }) => path))
      .toEqual([]);
  });
  await test.step("structured data keeps its rules, and every inner page has breadcrumbs", () => {
    const faults = pages.flatMap(({ path, page }) =>
      findFaults(page.structuredData, page.text).map((fault) => `${path}: ${fault}`),
    );
    expect.soft(faults).toEqual([]);
    const without = pages.filter(
      ({ path, page }) => path !== "/" && !page.structuredData.some((thing) => thing["@type"] === "BreadcrumbList"),
    );
    expect.soft(without.map(({ path }) => path)).toEqual([]);
  });
  await test.step("nothing is loaded from another host", () => {
    const loads = [...visits.values()].flatMap(({ path, html }) =>
      Array.from(html.matchAll(loading), ([, address = ""]) => ({ path, url: new URL(address, product.url) })),
    );
    expect.soft(loads.length).toBeGreaterThan(visits.size);
    const foreign = loads.filter(({ url }) => url.origin !== product.url);
    expect.soft(foreign.map(({ path, url }) => `${path}: ${url}`)).toEqual([]);
  });
  await test.step("html-validate finds nothing", async () => {
    const findings: string[] = [];
    for (const { path, html } of visits.values()) {
      if (!html) continue;
      const report = await validator.validateString(html);
      for (const result of report.results) {
        findings.push(...result.messages.map(({ ruleId, message }) => `${path}: ${ruleId} ${message}`));
      }
    }
    expect.soft(findings.slice(0, 20)).toEqual([]);
  });
});

function repeated(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
