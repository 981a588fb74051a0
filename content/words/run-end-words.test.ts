import { expect, test } from "vitest";
import { sayAiRunEnd, sayPredefinedRunEnd, sayRunEnd } from "./run-end-words.ts";

const nothing = { created: 0, held: 0, existing: 0, failed: 0 };

test("a run whose pages are all there already says so, and is no error", () => {
  expect(sayPredefinedRunEnd({ ...nothing, existing: 672 })).toEqual({
    title: "Nada a criar",
    description: "0 páginas criadas, 672 já existiam, 0 erros.",
  });
});

test("a run of each kind that made nothing ends with its own words", () => {
  const failed = { ...nothing, failed: 2 };
  expect(sayAiRunEnd(failed)).toEqual({
    title: "A IA não gerou nenhuma página",
    description: "2 títulos falharam. Veja os motivos e tente de novo.",
  });
  expect(sayPredefinedRunEnd(failed).title).toBe("Erro na criação em lote");
  expect(sayRunEnd(failed).title).toBe("Erro: Nenhuma página foi criada. 2 erros.");
});

test("what became a draft is counted apart", () => {
  expect(sayRunEnd({ created: 1, held: 2, existing: 0, failed: 1 }).description).toBe(
    "1 página criada, 2 guardadas como rascunho, 1 erro.",
  );
});
