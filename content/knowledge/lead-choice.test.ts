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

describe("which motor to take is told of the gate that the title names", () => {
  test.each([
    ["como saber qual motor usar no portão pivotante", /coluna/, /basculante|de correr/],
    ["qual motor usar no portão basculante", /1\/4 HP/, /de correr|braço/],
  ])("%s", (title, said, unsaid) => {
    const { answer } = read(title);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(unsaid);
  });
});

test("what is asked of any gate is not told of the one on hinges alone", () => {
  expect(read("como abrir portão automático por dentro").answer).toMatch(/de correr/);
});

test("a folding gate is told of both ways to fold", () => {
  expect(read("portão articulado").answer).toMatch(/(?=.*basculante)(?=.*camarão)/);
});

test.each([
  "quanto custa instalação de motor de portão",
  "quanto custa instalação de motor de portão na mooca",
  "quanto custa instalar motor de portão deslizante",
  "quanto custa instalação de motor",
])("what the fitting costs alone is told beside the price with a motor: %s", (title) => {
  expect(read(title).whole).toMatch(/(?:comprou|comprado|próprio|já tem)[^.]*R\$\s800(?! a)/);
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
