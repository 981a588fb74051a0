import "#tests/support/ready-reader.ts";
import { describe, expect, test } from "vitest";
import { splitSentences } from "#domain/text/drop-repeats.ts";
import { toPlainText } from "#domain/text/to-html.ts";
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function read(title: string) {
  const page = sampleShop.fill(writePageForTitle(title).text);
  return { answer: page.answer, first: splitSentences(page.answer)[0] ?? "", whole: toPlainText(page) };
}

describe("of answers that say as much, the one that comes to the title's own words first stands there", () => {
  test.each([
    ["tempo de espera na clausura", /^O tempo de espera na clausura/],
    ["fim de curso peccinin quebrado", /^Com o fim de curso quebrado/],
    ["um nobreak para dois portões Lapa", /^Um nobreak serve para dois/],
  ])("%s", (title, expected) => expect(read(title).first).toMatch(expected));
});

test("a title without a place has the answer that holds for all, and not the one for a case of its own", () => {
  expect(read("regular portão que bate").answer).not.toMatch(/condomínio/);
});

describe("who asks what a motor costs in a place is told so at once, and of no factory", () => {
  test.each([
    ["Motor Speedy preço Osasco", "Em Osasco, "],
    ["Motor JetFlex preço Osasco", "Em Osasco, "],
    ["motor garen preço mooca", "Na Mooca, "],
  ])("%s", (title, place) => {
    const { first, answer } = read(title);
    expect(first.startsWith(place)).toBe(true);
    expect(first).toMatch(/R\$/);
    expect(answer).not.toMatch(/independente|vínculo|fábrica/);
  });
});

test.each([
  "motor speedy osasco",
  "conserto motor speedy osasco",
  "assistência técnica speedy",
  "técnico motor speedy mooca",
  "motor speedy com garantia mooca",
])("the shop's own kit is of no other maker: %s", (title) => {
  expect(read(title).whole).not.toMatch(/independente|vínculo|autorizada/);
});
