import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { findWorstPairs, getShingles } from "#domain/similarity.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { countWords, toPlainText } from "#domain/text/to-html.ts";
import { isChosen } from "#tests/support/extent.ts";
import { describePostForSearch } from "../page-description.ts";
import { allPlaceNames, type PlaceKind, places, toPlaceContext } from "../places/places.ts";
import { posts } from "../posts.ts";
import { predefinedTitles } from "../predefined-titles.ts";
import { sampleShop } from "../shop.ts";
import { buildingThemes } from "./buildings.ts";
import { groundThemes } from "./ground.ts";
import { local } from "./local.ts";
import { writePlacePage, writePost } from "./local-pages.ts";
import { writePageForTitle } from "./write-page.ts";

test("no two posts show the same in a search result, however alike they begin", () => {
  const shown = posts.map((post) => describePostForSearch(post, sampleShop.fill(writePost(post).answer)));
  expect(new Set(shown).size).toBe(posts.length);
  for (const text of shown) {
    expect(text.length).toBeGreaterThanOrEqual(70);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});

type Page = { id: string; subject: string; text: PageText };

function placePages(kind: PlaceKind): Page[] {
  return places
    .filter((place) => place.kind === kind)
    .map((place) => ({ id: place.slug, subject: kind, text: sampleShop.fill(writePlacePage(place)) }));
}

/** Of what is made by the hundred. */
const isOneInFour = ({ slug }: { slug: string }) => isChosen(slug, 4);

const kinds: { kind: string; pages: Page[] }[] = [
  { kind: "municipalities", pages: placePages("municipality") },
  { kind: "zones", pages: placePages("zone") },
  { kind: "neighbourhoods", pages: placePages("neighbourhood") },
  {
    kind: "posts",
    pages: posts.filter(isOneInFour).map((post) => ({
      id: post.slug,
      subject: post.subject.concepts[0] ?? "",
      text: sampleShop.fill(writePost(post)),
    })),
  },
  {
    kind: "predefined titles",
    pages: predefinedTitles.filter(isOneInFour).map(({ title, slug }) => {
      const { understanding, text } = writePageForTitle(title);
      return { id: slug, subject: understanding.concepts[0]?.id ?? "", text: sampleShop.fill(text) };
    }),
  },
];

describe.each(kinds)("$kind", ({ kind, pages }) => {
  test("every page has enough to read and not too much", () => {
    const counts = pages.map(({ text }) => countWords(text)).toSorted((a, b) => a - b);
    const [least = 0] = counts;
    const most = counts.at(-1) ?? 0;
    process.stdout.write(`${kind}: ${pages.length} pages, ${least} to ${most} words\n`);
    expect(least).toBeGreaterThanOrEqual(450);
    expect(most).toBeLessThan(1_300);
  });

  test("no sentence has a hole or a stumble", () => {
    for (const { id, text } of pages) {
      const plain = toPlainText(text);
      expect(plain.match(/[{}[\]]|undefined|null|NaN| {2}| [,.;:]|\.\./)?.[0], id).toBeUndefined();
      expect(plain.match(/^\p{Ll}/mu)?.[0], id).toBeUndefined();
    }
  });

  test("two pages on one subject share less than 40% once the names are out, on different ones less than 20%", () => {
    const subjects = new Map(pages.map(({ id, subject }) => [id, subject]));
    const documents = pages.map(({ id, text }) => ({ id, text: toPlainText(text) }));
    const worst = findWorstPairs(documents, allPlaceNames, 400);
    const isSame = ({ first, second }: { first: string; second: string }) =>
      subjects.get(first) === subjects.get(second);
    const same = worst.find(isSame);
    const different = worst.find((pair) => !isSame(pair));
    for (const pair of [same, different]) {
      if (pair) process.stdout.write(`${kind}: ${(pair.share * 100).toFixed(1)}% ${pair.first} / ${pair.second}\n`);
    }
    expect(same?.share ?? 0).toBeLessThan(0.4);
    expect(different?.share ?? 0).toBeLessThan(0.2);
  });
});

test("a place's own page says at once what is sold there and what it costs, and tells of the make in its title", () => {
  for (const place of places) {
    const text = sampleShop.fill(writePlacePage(place));
    expect(text.answer, place.slug).toMatch(/motor PPA/i);
    expect(text.answer, place.slug).toContain(toPlaceContext(place).name);
    expect(text.answer, place.slug).toMatch(/R\$/);
    expect(toPlainText({ ...text, answer: "" }).match(/PPA/g)?.length ?? 0, place.slug).toBeGreaterThan(1);
  }
});

const around = [...buildingThemes, ...groundThemes];
const sentences = [
  ...local.headings,
  ...local.slots.flat(),
  ...around.flatMap(({ headings, slots, bullets = [] }) => [...headings, ...slots.flat(), ...bullets]),
];

test("no placeholder that brings its own preposition follows another one", () => {
  const doubled =
    /(^|\s)(em|no|na|de|do|da|para|por|pel[oa]) \{(em|de|para|por|emCidade|deCidade|pelaVia|naVia|pelaRua|naRua)\}/i;
  const bareWithArticle = /(^|\s)(em|de|por) \{(olugar|via|vias|rua|ruas)\}/i;
  expect(sentences.filter((sentence) => doubled.test(sentence) || bareWithArticle.test(sentence))).toEqual([]);
});

test("every slot about the place has alternatives enough, none of which repeats another", () => {
  const seen = new Set<string>();
  for (const slot of local.slots) {
    expect(slot.length).toBeGreaterThanOrEqual(9);
    for (const sentence of slot) {
      const shingles = getShingles(sentence, []);
      expect([...shingles].filter((shingle) => seen.has(shingle))).toEqual([]);
      for (const shingle of shingles) seen.add(shingle);
    }
  }
});
