import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { toPlainText } from "#domain/text/to-html.ts";
import { findUnanswered } from "./find-unanswered.ts";
import { writePageForTitle } from "./write-page.ts";

function find(title: string): string[] {
  const { understanding, text } = writePageForTitle(title);
  return findUnanswered(understanding, toPlainText(text));
}

test.each([
  ["Portão de garagem que abre com drone", ["drone"]],
  ["Motor para portão de canil", ["canil"]],
  ["Como lubrificar a corrente do portão com vaselina", ["vaselina"]],
])("the page of '%s' would answer something else", (title, missing) => {
  expect(find(title)).toEqual(missing);
});

test.each([
  "Motor de portão fazendo barulho estranho",
  "Conserto de portão na Vila Nhocuné",
  "Automatizar portão manual já existente",
  "Vale a pena comprar motor usado no Marketplace?",
  "Portão para galpão logístico em Barueri",
  "Qual motor serve para o meu portão? Aprenda a calcular o peso",
])("'%s' has no word that its page must say and does not", (title) => {
  expect(find(title)).toEqual([]);
});

test("a page that says the word is not held back for it", () => {
  const { understanding } = writePageForTitle("Motor para portão de canil");
  expect(findUnanswered(understanding, "Em canis, o motor fica fora do alcance dos cães. O canil pede trava.")).toEqual(
    [],
  );
});
