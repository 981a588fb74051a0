import { expect, test } from "vitest";
import { leaveOutQuote, mentionsQuote } from "./told-once.ts";

test.each([
  ["O orçamento por foto é grátis.", true],
  ["Na Grande São Paulo, a visita é marcada depois que você aceita o valor.", true],
  ["O motor com defeito na garantia é trocado sem custo.", false],
  ["Fora do horário comercial, o valor da ida é dito antes.", false],
])("'%s' tells of the quote: %s", (sentence, isTold) => {
  expect(mentionsQuote(sentence)).toBe(isTold);
});

test.each([
  [
    "Com foto das laterais, o orçamento sai grátis pelo WhatsApp.",
    "Com foto das laterais, o orçamento sai pelo WhatsApp.",
  ],
  ["Para receber o orçamento grátis, envie a foto da placa.", "Para receber o orçamento, envie a foto da placa."],
  ["O orçamento por foto é grátis.", ""],
  ["Com a foto do cabo, o valor vem sem custo.", ""],
  ["Mande as medidas, e o valor vem fechado e sem custo.", "Mande as medidas, e o valor vem fechado."],
  ["Em geral, o síndico; o valor é dito antes de começar.", "Em geral, o síndico."],
  ["Você fica sabendo o valor antes de marcar a visita.", ""],
])("of '%s', said again, there remains '%s'", (sentence, rest) => {
  expect(leaveOutQuote(sentence)).toBe(rest);
});
