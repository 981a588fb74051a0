import { expect, test } from "vitest";
import { finishDraft } from "./draft.ts";
import { createRepeatFinder, dropRepeats, splitSentences } from "./drop-repeats.ts";

test("the article of a law ends no sentence", () => {
  expect(splitSentences("Você tem 7 dias (CDC, art. 49). Avise por escrito.")).toEqual([
    "Você tem 7 dias (CDC, art. 49).",
    "Avise por escrito.",
  ]);
});

test("a sentence is a repetition when half of it was said in another", () => {
  const isRepeat = createRepeatFinder();
  expect(isRepeat("De 8 a 12 anos é a vida esperada do motor residencial.")).toBe(false);
  expect(isRepeat("O capacitor guarda carga depois de desligado.")).toBe(false);
  expect(isRepeat("A vida esperada do motor residencial é longa.")).toBe(true);
  expect(isRepeat("O capacitor se troca pela etiqueta.")).toBe(false);
});

test("a word that answers a question is no repetition of another's answer", () => {
  const isRepeat = createRepeatFinder();
  expect(isRepeat("Não.")).toBe(false);
  expect(isRepeat("Não.")).toBe(false);
});

test("what was said is left out later, with the parts that are empty then", () => {
  const said = "Desligue o disjuntor e não force a folha.";
  const draft = dropRepeats({
    answer: said,
    support: "Atendemos a cidade toda.",
    sections: [
      { heading: "Só isso", paragraphs: [[said]], bullets: [] },
      { heading: "E mais", paragraphs: [[said, "Depois chame o técnico da sua confiança."]], bullets: [] },
    ],
    questions: [{ question: "O que faço?", answer: said }],
    closing: said,
  });
  const page = finishDraft(draft);
  expect(page.sections).toEqual([
    { heading: "E mais", paragraphs: ["Depois chame o técnico da sua confiança."], bullets: [] },
  ]);
  expect(page.questions).toEqual([]);
});

test("what speaks of a sentence that is left out goes with it", () => {
  const said = "O motor com inversor pede uma central própria.";
  const draft = dropRepeats({
    answer: said,
    support: "",
    sections: [
      {
        heading: "A central",
        paragraphs: [
          [said, "Ela custa mais que a comum.", "Por isso o modelo é conferido antes.", "A troca leva uma hora."],
        ],
        bullets: [],
      },
    ],
    questions: [],
    closing: "",
  });
  expect(finishDraft(draft).sections[0]?.paragraphs).toEqual(["A troca leva uma hora."]);
});

test.each(["São kits completos, com controles e instalação.", "Com 5 metros, ela torce e cansa o motor."])(
  "what leaves its noun to the sentence before goes with that: %s",
  (leaning) => {
    const said = "A folha larga pede um kit de motor mais forte.";
    const section = { heading: "Largura", paragraphs: [[said, leaning, "A foto dá o valor."]], bullets: [] };
    const draft = dropRepeats({ answer: said, support: "", sections: [section], questions: [], closing: "" });
    expect(finishDraft(draft).sections[0]?.paragraphs).toEqual(["A foto dá o valor."]);
  },
);
