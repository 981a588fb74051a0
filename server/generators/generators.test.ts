import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { createLog } from "../log.ts";
import type { Generator } from "./generator.ts";
import { createGenerators, getFormLimits } from "./generators.ts";

const generators = createGenerators({
  baseUrl: "http://127.0.0.1:9",
  model: "gpt-4o",
  getShop: () => sampleShop,
  log: createLog("silent"),
});

test("a service that charges by the call is asked gently, our own knowledge need not wait", () => {
  const { ai, predefined, legacy, local } = generators;
  expect([ai.pauseMs, predefined.pauseMs, legacy.pauseMs, local.pauseMs]).toEqual([500, 100, 0, 1_000]);
});

test("each list that is empty has its own words", () => {
  const { ai, legacy, local, studio } = generators;
  expect([say(ai, ""), say(ai, " \n")]).toEqual([
    "Adicione pelo menos um título para gerar páginas",
    "Adicione pelo menos um título válido",
  ]);
  expect([say(legacy, ""), say(legacy, " \n")]).toEqual([
    "Por favor, insira pelo menos um título.",
    "Nenhum título válido encontrado.",
  ]);
  expect([say(local, ""), say(local, " \n")]).toEqual(
    Array(2).fill("Campo vazio — Por favor, insira pelo menos um título para gerar o conteúdo."),
  );
  expect(say(studio, "")).toBe("Não há nenhum título aqui. Cole os títulos ou escolha uma planilha.");
});

function say({ readTitles }: Generator, text: string): string {
  try {
    return `${readTitles(text).length} titles`;
  } catch (error) {
    return isDomainError(error) ? toSentence(error) : String(error);
  }
}

test("each page with a box for titles may send ten thousand of them", () => {
  const limits = getFormLimits(generators);
  expect([...limits.keys()]).toEqual([
    "/admin/painel",
    "/admin/legacy-generator",
    "/admin/local-generator",
    "/admin/criar",
    "/admin/conferir-titulos",
  ]);
  expect(Math.min(...limits.values())).toBe(16 * 1024 * 1024);
});
