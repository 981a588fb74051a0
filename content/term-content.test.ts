import { expect, test } from "vitest";
import { findWorstPairs } from "#domain/similarity.ts";
import { relatedTerms, type TermPage, termContentOf } from "./term-content.ts";
import { bespokeTerms, terms } from "./terms.ts";

const pages = terms.map(({ slug }) => ({ slug, page: termContentOf(slug) }));

function textOf({ content }: TermPage): string {
  const { heroTitle, heroSubtitle, description, features, benefits } = content;
  return [heroTitle, heroSubtitle, description, ...features, ...benefits].join("\n");
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
  for (const [slug, { content }] of Object.entries(bespokeTerms)) expect(termContentOf(slug).content).toBe(content);
});

test("every listed term says what only it says, with nothing left to fill", () => {
  for (const { slug, angle } of terms) {
    const text = textOf(termContentOf(slug));
    expect(text, slug).not.toMatch(/[{}]|undefined/);
    if (!(slug in bespokeTerms)) expect(text, slug).toContain(angle);
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
  const documents = pages.map(({ slug, page }) => ({ id: slug, text: textOf(page) }));
  const worst = findWorstPairs(
    documents,
    terms.map(({ name }) => name),
    3,
  );
  for (const { first, second, share } of worst) {
    process.stdout.write(`terms: ${(share * 100).toFixed(1)}% ${first} / ${second}\n`);
  }
  expect(worst[0]?.share ?? 0).toBeLessThan(0.55);
});

test("any other slug gets the template with its words, always the same, and is not listed", () => {
  const page = termContentOf("portao-social-automatico");
  expect(page).toEqual(termContentOf("portao-social-automatico"));
  expect(page.isListed).toBe(false);
  expect(page.content.heroTitle).toBe("Portao social automatico");
  expect(page.content.description).toContain("portao social automatico");
  expect(textOf(page)).not.toMatch(/[{}]|undefined/);
  expect(termContentOf("motor-basculante-ppa").isListed).toBe(true);
});

test("following the related terms reaches every term", () => {
  const reached = new Set(terms.flatMap(({ slug }) => relatedTerms(slug).map((term) => term.slug)));
  expect(reached.size).toBe(terms.length);
  expect(relatedTerms("motor-basculante-ppa").map(({ slug }) => slug)).not.toContain("motor-basculante-ppa");
  expect(relatedTerms("desconhecido")).toHaveLength(8);
});

test.each(["constructor", "__proto__", "toString"])("%s is a phrase like any other", (slug) => {
  expect(termContentOf(slug).content.features).toHaveLength(8);
  expect(termContentOf(slug).isListed).toBe(false);
});
