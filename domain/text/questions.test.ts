import { expect, test } from "vitest";
import { isQuestion, questionWordOf } from "./questions.ts";

test.each([
  ["Como instalar motor basculante", "como"],
  ["QUAL o melhor motor", "qual"],
  ["Quando trocar o motor", "quando"],
  ["onde comprar motor PPA", "onde"],
  ["Por que o portão não fecha", "por que"],
  ["Compensa automatizar?", "compensa"],
  ["Motor PPA é bom?", "other"],
  ["  Por   quê o motor trava", "por que"],
])("%s is a question", (title, word) => {
  expect(questionWordOf(title)).toBe(word);
  expect(isQuestion(title)).toBe(true);
});

test.each(["Comodidade no portão", "Conserto de portão", "Qualidade PPA", "Motor como novo", "Ondeado", ""])(
  "%s is none",
  (title) => {
    expect(isQuestion(title)).toBe(false);
  },
);
