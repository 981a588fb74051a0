import { expect, test } from "vitest";
import type { PageStanding } from "#domain/standing.ts";
import { sayStanding } from "./standing-words.ts";

const good: PageStanding = {
  isPublished: true,
  hold: null,
  holdDetail: "",
  score: 92,
  gaps: [],
  subject: "capacitor",
  isTwin: false,
  isKeptOut: false,
};

test.each<[Partial<PageStanding>, string]>([
  [{}, "Responde 92 de 100"],
  [
    { score: 71, gaps: ["no-price", "late-answer"] },
    "Responde 71 de 100: não diz o preço; a resposta só aparece no fim",
  ],
  [{ score: null }, "Ainda não avaliada"],
  [{ score: 41, gaps: ["other-place"] }, "Fora do Google: responde 41 de 100; fala de outro lugar"],
  [{ isTwin: true }, "Fora do Google: repete o assunto de outra página"],
  [{ hold: "place-not-served", holdDetail: "Campinas" }, "Fora do Google: não atendemos Campinas"],
  [{ isPublished: false, hold: "off-topic" }, "Rascunho: o título não é do nosso ramo"],
  [{ isPublished: false, hold: "not-answered", holdDetail: "eclusa" }, "Rascunho: não responde: eclusa"],
  [
    { isPublished: false, hold: "wrong-figure", holdDetail: "Só R$ 1." },
    "Rascunho: cita um valor, garantia ou telefone que não é nosso: “Só R$ 1.”",
  ],
  [{ isKeptOut: true }, "Fora do Google: alguém da equipe a tirou"],
  [{ isPublished: false }, "Rascunho: pronto para publicar"],
])("%j is said as '%s'", (more, text) => {
  expect(sayStanding({ ...good, ...more }).text).toBe(text);
});
