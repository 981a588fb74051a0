import { expect, test } from "vitest";
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function answer(title: string): string {
  return sampleShop.fill(writePageForTitle(title).text).answer;
}

test.each([
  ["portão basculante sobe até a metade e trava só quando tá frio", /\bfrio\b/],
  ["motor do portão ronca mas não sai do lugar depois que choveu", /\bchuva\b/],
  ["motor do portão do condomínio esquenta e para no horário que todo mundo chega", /ciclos/],
  ["Intelbras ou Nice para garagem de prédio com 80 carros", /^(?:Com|Para) 80 carros/],
  ["motor de portão que não faz barulho meu quarto fica em cima da garagem", /vibração/],
  ["portão de correr parou depois que o técnico arrumou", /quem o fez|quem fez/],
])("what the title adds to its subject is spoken of: %s", (title, expected) => {
  expect(answer(title)).toMatch(expected);
});

test("what the answer has said is not said again", () => {
  expect(answer("portão não fecha de noite")).not.toMatch(/sereno na botoeira e na placa/);
});

test("a title that adds nothing is answered as ever", () => {
  expect(answer("portão de correr não abre")).not.toMatch(/\bfrio\b|\bchuva\b|síndico/);
});
