import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { sampleShop } from "../shop.ts";
import { writePageForTitle } from "./write-page.ts";

function answer(title: string): string {
  return sampleShop.fill(writePageForTitle(title).text).answer;
}

test.each([
  ["motor Garen não puxa o portão quando está frio", /\bfrio\b/],
  ["portão de abrir parou depois que choveu", /\bchove|\bchuva\b/],
  ["portão deslizante para no meio na hora do pico", /ciclos/],
  ["Peccinin ou Rossi para prédio com 60 apartamentos", /ciclos/],
  ["portão de correr parou depois que o técnico arrumou", /quem o fez|quem fez/],
  ["cremalheira quebrou no portão do condomínio", /síndico/],
])("what the title adds to its subject is spoken of: %s", (title, expected) => {
  expect(answer(title)).toMatch(expected);
});

test("what the answer has said is not said again", () => {
  expect(answer("portão não fecha de noite")).not.toMatch(/sereno na botoeira e na placa/);
});

test("a title that adds nothing is answered as ever", () => {
  expect(answer("portão de correr não abre")).not.toMatch(/\bfrio\b|\bchuva\b|síndico/);
});
