import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { writePageForTitle } from "./write-page.ts";

function readAnswer(title: string): string {
  return writePageForTitle(title).text.answer;
}

test("who asks what a part of a part is for is told of that part", () => {
  expect(readAnswer("Relé da placa do portão para que serve")).toMatch(/^O relé .*(?:serve para ligar|é a chave)/);
  expect(readAnswer("O que é encoder de portão")).toMatch(/^O encoder .*(?:conta as voltas|medir o percurso)/);
  expect(readAnswer("Nobreak de portão para que serve")).toMatch(/falta (?:de )?luz|falta energia/);
});

test("a part that has no purpose of its own on file is not told the purpose of another", () => {
  expect(readAnswer("Reed switch para que serve")).toMatch(/reed/i);
  expect(readAnswer("Sensor Hall para que serve")).toMatch(/Hall/);
});
