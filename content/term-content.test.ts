import { expect, test } from "vitest";
import { formatPrice } from "#domain/format.ts";
import { findWorstPairs } from "#domain/similarity.ts";
import { toHtml, toPlainText } from "#domain/text/to-html.ts";
import { getPlaceBySlug } from "./places/places.ts";
import { sampleShop } from "./shop.ts";
import { getTermContent, relatedTerms, type TermPage } from "./term-content.ts";
import { bespokeTerms, terms } from "./terms.ts";

const { facts, fill } = sampleShop;
const pages = terms.map(({ slug }) => ({ slug, page: getTermContent(slug, sampleShop) }));

const around = { answer: "", support: "", closing: "" };

function toText({ content, text }: TermPage): string {
  const { heroTitle, heroSubtitle, description, features, benefits } = content;
  return [
    heroTitle,
    heroSubtitle,
    description,
    fill(toPlainText({ ...around, ...text })),
    ...features,
    ...benefits,
  ].join("\n");
}

test("at least 50 terms, each with an address of its own", () => {
  expect(terms.length).toBeGreaterThanOrEqual(50);
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length);
});

test("titles and descriptions are unique", () => {
  for (const field of ["title", "metaDescription"] as const) {
    expect(new Set(pages.map(({ page }) => page[field])).size, field).toBe(pages.length);
  }
});

test("two slugs have a text of their own", () => {
  expect(Object.keys(bespokeTerms)).toEqual([
    "motor-portao-basculante-residencial",
    "motor-portao-basculante-sao-paulo",
  ]);
  for (const [slug, { content }] of Object.entries(bespokeTerms))
    expect(getTermContent(slug, sampleShop).content).toEqual(fill(content));
});

test("every listed term says what only it says, with nothing left to fill", () => {
  for (const { slug, angle } of terms) {
    const text = toText(getTermContent(slug, sampleShop));
    expect(text, slug).not.toMatch(/[{}]|undefined/);
    if (!(slug in bespokeTerms)) expect(text, slug).toContain(fill(angle));
  }
});

test("a page about a repair promises nothing that only a motor does", () => {
  for (const { slug, offers, intent } of terms) {
    const { features, benefits } = getTermContent(slug, sampleShop).content;
    const listed = [...features, ...benefits].join("\n");
    if (offers !== "kits" && intent === "repair")
      expect(listed, slug).not.toMatch(/Sirene|descer do carro|em até 100 metros|frete/i);
  }
});

test("each has a description that a search result shows whole", () => {
  for (const { slug, page } of pages) {
    expect(page.metaDescription.length, slug).toBeGreaterThanOrEqual(70);
    expect(page.metaDescription.length, slug).toBeLessThanOrEqual(160);
    expect(page.metaDescription, slug).not.toMatch(/…$/);
  }
});

test("each leads to the topic that fits it, in the text", () => {
  for (const { slug, topic } of terms) {
    expect(fill(toHtml({ ...around, ...getTermContent(slug, sampleShop).text })), slug).toContain(
      `href="/topicos/${topic}"`,
    );
  }
});

test("a phrase with a place names it in the heading and leads to its page", () => {
  const local = terms.flatMap(({ slug, place }) => (place === undefined ? [] : [{ slug, place }]));
  expect(local.length).toBeGreaterThanOrEqual(11);
  for (const { slug, place } of local) {
    const page = getTermContent(slug, sampleShop);
    expect(page.content.heroTitle, slug).toContain(getPlaceBySlug(place)?.name);
    expect(fill(toHtml({ ...around, ...page.text })), slug).toContain(`href="/cidades/${place}"`);
  }
});

test("a phrase with a brand names it in heading, answer and sections", () => {
  const branded = terms.filter(({ name }) => facts.brands.names.some((brand) => name.endsWith(` ${brand}`)));
  expect(branded.map(({ name }) => name.split(" ").at(-1)).toSorted()).toEqual(facts.brands.names.toSorted());
  for (const { slug, name } of branded) {
    const brand = name.split(" ").at(-1) ?? "";
    const { content, text } = getTermContent(slug, sampleShop);
    expect(content.heroTitle, slug).toContain(brand);
    expect(content.heroSubtitle, slug).toContain(brand);
    expect(text.sections.map(({ heading }) => heading).join("\n"), slug).toMatch(new RegExp(brand, "i"));
  }
});

test("a page about another brand shows no price of ours as that brand's", () => {
  const others = pages.filter(({ page }) => page.offers === "another brand");
  expect(others.map(({ page }) => page.brand)).toEqual([
    "Garen",
    "Peccinin",
    "Rossi",
    "Nice",
    "GGPort",
    "Omegaport",
    "AGL",
  ]);
  for (const { slug, page } of others) {
    const rows = page.text.sections.flatMap(({ table }) => table?.rows ?? []).map((row) => row.join(" "));
    expect(
      rows.filter((row) => facts.models.items.some(({ name }) => row.includes(name))),
      slug,
    ).toEqual([]);
  }
});

test("a phrase with a price begins with the prices", () => {
  for (const slug of ["motor-basculante-preco", "motor-basculante-14-hp-preco"]) {
    const { heroSubtitle } = getTermContent(slug, sampleShop).content;
    for (const { price } of facts.models.items) expect(heroSubtitle, slug).toContain(formatPrice(price));
  }
});

test("the lists repeat nothing", () => {
  for (const { slug, page } of pages) {
    const { features, benefits } = page.content;
    expect(features.length, slug).toBe(8);
    expect(benefits.length, slug).toBe(8);
    expect(new Set([...features, ...benefits]).size, slug).toBe(16);
  }
});

test("no two pages say the same once the phrases are out", () => {
  const documents = pages.map(({ slug, page }) => ({ id: slug, text: toText(page) }));
  const worst = findWorstPairs(
    documents,
    terms.map(({ name }) => name),
    3,
  );
  for (const { first, second, share } of worst) {
    process.stdout.write(`terms: ${(share * 100).toFixed(1)}% ${first} / ${second}\n`);
  }
  expect(worst[0]?.share ?? 0).toBeLessThan(0.4);
});

test("any other slug gets the template with its words, always the same, and is not listed", () => {
  const page = getTermContent("portao-social-automatico", sampleShop);
  expect(page).toEqual(getTermContent("portao-social-automatico", sampleShop));
  expect(page.isListed).toBe(false);
  expect(page.content.heroTitle).toBe("Portao social automatico");
  expect(page.content.heroSubtitle).toContain("portao social automatico");
  expect(toText(page)).not.toMatch(/[{}]|undefined/);
  expect(getTermContent("motor-basculante-ppa", sampleShop).isListed).toBe(true);
});

test("following the related terms reaches every term", () => {
  const reached = new Set(terms.flatMap(({ slug }) => relatedTerms(slug).map((term) => term.slug)));
  expect(reached.size).toBe(terms.length);
  expect(relatedTerms("motor-basculante-ppa").map(({ slug }) => slug)).not.toContain("motor-basculante-ppa");
  expect(relatedTerms("desconhecido")).toHaveLength(8);
});

test.each(["constructor", "__proto__", "toString"])("%s is a phrase like any other", (slug) => {
  expect(getTermContent(slug, sampleShop).content.features).toHaveLength(8);
  expect(getTermContent(slug, sampleShop).isListed).toBe(false);
});
