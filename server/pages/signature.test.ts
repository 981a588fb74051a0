import { expect, test } from "vitest";
import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { allPlaceNames } from "#content/places/places.ts";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { getShingles, sharedShare } from "#domain/similarity.ts";
import { toPlainText } from "#domain/text/to-html.ts";
import { createSignature, estimateShare, formatSignature, getBands, parseSignature } from "./signature.ts";

const texts = predefinedTitles.slice(0, 12).map(({ title }) => toPlainText(writePageForTitle(title).text));
const [first = ""] = texts;

test("a text is wholly like itself, and keeps its signature through storage", () => {
  const signature = createSignature(first, allPlaceNames);
  expect(estimateShare(signature, signature)).toBe(1);
  expect(parseSignature(formatSignature(signature))).toEqual(signature);
});

test("the place does not count", () => {
  const names = ["Mooca", "Osasco"];
  const text = (place: string) => `Em ${place} o portão abre, fecha e não faz barulho nenhum`;
  expect(estimateShare(createSignature(text("Mooca"), names), createSignature(text("Osasco"), names))).toBe(1);
});

test("the estimate is near the truth", () => {
  const errors = [0, 0.25, 0.5, 0.75, 1].flatMap((part) =>
    texts.slice(1).map((other) => {
      const words = [first.split(/\s+/), other.split(/\s+/)] as const;
      const cut = Math.round(words[0].length * part);
      const mixed = [...words[0].slice(0, cut), ...words[1].slice(cut)].join(" ");
      const truth = sharedShare(getShingles(first, allPlaceNames), getShingles(mixed, allPlaceNames));
      const estimate = estimateShare(createSignature(first, allPlaceNames), createSignature(mixed, allPlaceNames));
      return Math.abs(estimate - truth);
    }),
  );
  // 48 shufflings of chance are right to some 7 points; four times as much is chance no more.
  const typical = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  expect(typical).toBeLessThan(0.1);
  expect(Math.max(...errors)).toBeLessThan(4 * 0.07);
});

test("texts that share much share a band, others hardly ever", () => {
  const almost = first.replace(/\. /, ". Outra frase entra aqui no meio. ");
  const bandsFor = (text: string) => new Set(getBands(createSignature(text, allPlaceNames)));
  expect(bandsFor(first).intersection(bandsFor(almost)).size).toBeGreaterThan(4);
  const others = texts.slice(1).filter((text) => bandsFor(first).intersection(bandsFor(text)).size > 0);
  expect(others.length).toBeLessThan(3);
});

test("a text too short to tell is like nothing", () => {
  const short = createSignature("Só isto", []);
  expect(getBands(short)).toEqual([]);
  expect(estimateShare(short, short)).toBe(0);
});
