import { describe, expect, test } from "vitest";
import { formatPrice } from "#domain/format.ts";
import { findWorstPairs, shinglesOf } from "#domain/similarity.ts";
import { type GeneratedText, generateText } from "#domain/text/generate.ts";
import { toPlainText, wordCount } from "#domain/text/to-html.ts";
import { facts } from "../facts.ts";
import { allPlaceNames, type PlaceKind, places } from "../places/places.ts";
import { posts } from "../posts.ts";
import { predefinedTitles } from "../predefined-titles.ts";
import { localPageText, placeText, postText, predefinedText, textStock } from "./local-text.ts";

type Page = { id: string; text: GeneratedText };

function placePages(kind: PlaceKind): Page[] {
  return places.filter((place) => place.kind === kind).map((place) => ({ id: place.slug, text: placeText(place) }));
}

const kinds: { kind: string; minWords: number; pages: Page[] }[] = [
  { kind: "municipalities", minWords: 300, pages: placePages("municipality") },
  { kind: "zones", minWords: 300, pages: placePages("zone") },
  { kind: "neighbourhoods", minWords: 300, pages: placePages("neighbourhood") },
  { kind: "posts", minWords: 300, pages: posts.map((post) => ({ id: post.slug, text: postText(post) })) },
  {
    kind: "predefined titles",
    minWords: 350,
    pages: predefinedTitles.map((title) => ({ id: title.slug, text: predefinedText(title) })),
  },
];

describe.each(kinds)("$kind", ({ kind, minWords, pages }) => {
  test("every page has enough to read and not too much", () => {
    const counts = pages.map(({ text }) => wordCount(text)).toSorted((a, b) => a - b);
    const [least = 0] = counts;
    const most = counts.at(-1) ?? 0;
    process.stdout.write(`${kind}: ${pages.length} pages, ${least} to ${most} words\n`);
    expect(least).toBeGreaterThanOrEqual(minWords);
    expect(most).toBeLessThan(750);
  });

  test("no sentence has a hole or a stumble", () => {
    for (const { id, text } of pages) {
      const plain = toPlainText(text);
      expect(plain.match(/[{}]|undefined|null|NaN| {2}| [,.;:]|\.\./)?.[0], id).toBeUndefined();
      expect(plain.match(/^\p{Ll}/mu)?.[0], id).toBeUndefined();
    }
  });

  test("no two pages say the same once the names are out", () => {
    const documents = pages.map(({ id, text }) => ({ id, text: toPlainText(text) }));
    const worst = findWorstPairs(documents, allPlaceNames, 5);
    for (const { first, second, share } of worst) {
      process.stdout.write(`${kind}: ${(share * 100).toFixed(1)}% ${first} / ${second}\n`);
    }
    expect(worst[0]?.share ?? 0).toBeLessThan(0.55);
  });
});

const sentences = [
  ...textStock.openings.flat(),
  ...textStock.closings.flat(),
  ...textStock.local.headings,
  ...textStock.local.slots.flat(),
  ...textStock.themes.flatMap(({ headings, slots, bullets = [] }) => [...headings, ...slots.flat(), ...bullets]),
];

test("no placeholder that brings its own preposition follows another one", () => {
  const doubled =
    /(^|\s)(em|no|na|de|do|da|para|por|pel[oa]) \{(em|de|para|por|emCidade|deCidade|pelaVia|naVia|pelaRua|naRua)\}/i;
  const bareWithArticle = /(^|\s)(em|de|por) \{(olugar|via|vias|rua|ruas)\}/i;
  expect(sentences.filter((sentence) => doubled.test(sentence) || bareWithArticle.test(sentence))).toEqual([]);
});

test("every slot about the place has alternatives enough, none of which repeats another", () => {
  const seen = new Set<string>();
  for (const slot of textStock.local.slots) {
    expect(slot.length).toBeGreaterThanOrEqual(10);
    for (const sentence of slot) {
      const shingles = shinglesOf(sentence, []);
      expect([...shingles].filter((shingle) => seen.has(shingle))).toEqual([]);
      for (const shingle of shingles) seen.add(shingle);
    }
  }
});

test("a text without a place is still a whole text", () => {
  for (const creativity of [0, 50, 75, 100]) {
    const text = generateText(textStock, {
      seed: `bare ${creativity}`,
      subjects: ["conserto"],
      place: null,
      creativity,
    });
    expect(toPlainText(text)).not.toMatch(/[{}]/);
    expect(wordCount(text)).toBeGreaterThan(300);
  }
});

describe("a page on any title", () => {
  test("a predefined title gives the text of its predefined page", () => {
    for (const title of predefinedTitles) expect(localPageText(title.title)).toEqual(predefinedText(title));
  });

  test("the same title and seed give the same text, another seed gives another", () => {
    const title = "Conserto de portão em Osasco";
    expect(localPageText(title, { seed: "1" })).toEqual(localPageText(title, { seed: "1" }));
    expect(localPageText(title, { seed: "1" })).not.toEqual(localPageText(title, { seed: "2" }));
  });

  test("it speaks of the place in the title, whatever its case and accents", () => {
    expect(toPlainText(localPageText("motor de portao SAO CAETANO DO SUL"))).toContain("São Caetano do Sul");
  });

  test.each([0, 75, 100])("at creativity %i there is enough to read, with a place and without", (creativity) => {
    for (const title of [
      "Motor de portão",
      "Como consertar portão?",
      "Kit PPA Mooca",
      "!",
      "Portão pivotante",
      "Xyz",
    ]) {
      expect(wordCount(localPageText(title, { creativity })), title).toBeGreaterThanOrEqual(350);
    }
  });

  test("creativity sets how many blocks and lists there are", () => {
    const sectionsAt = (creativity: number) =>
      places.slice(0, 20).map(({ name }) => localPageText(`Instalação de motor em ${name}`, { creativity }).sections);
    const bulletsAt = (creativity: number) =>
      sectionsAt(creativity)
        .flat()
        .flatMap(({ bullets }) => bullets).length;
    for (const [creativity, blocks] of [
      [0, 4],
      [75, 6],
      [100, 7],
    ] as const) {
      for (const sections of sectionsAt(creativity)) expect(sections).toHaveLength(blocks);
    }
    expect(bulletsAt(75)).toBeGreaterThan(bulletsAt(0));
    expect(bulletsAt(100)).toBeGreaterThanOrEqual(bulletsAt(75));
  });

  test("a question is answered before anything else is said", () => {
    const asked = localPageText("Quanto custa um motor de portão?");
    const lowestPrice = formatPrice(facts.models[0].price);
    for (const title of ["Quanto custa um motor de portão?", "Quanto custa motor basculante?"]) {
      for (const seed of ["", "1", "2", "3"]) expect(localPageText(title, { seed }).opening).toContain(lowestPrice);
    }
    const statement = localPageText("Motor de portão");
    expect(asked.opening.length).toBeGreaterThan(statement.opening.length);
    expect(localPageText("Por que o controle não funciona").opening).toMatch(/código|controle|pilha/i);
  });

  test("a title with marks stays text", () => {
    expect(toPlainText(localPageText("<script>alert(1)</script> Mooca"))).not.toContain("<");
  });
});
