import { expect, test } from "vitest";
import type { Concept } from "../knowledge/concept.ts";
import { createRanking, readDocument } from "./bm25.ts";
import { type ScoreRequest, scoreAnswer } from "./score-answer.ts";
import { createSynonyms, type Synonyms } from "./synonyms.ts";

const capacitor = { kind: "part", label: "Capacitor", words: ["capacitor"] } as unknown as Concept;

const good =
  "O capacitor dá a força de partida do motor do portão; quando enfraquece, o motor ronca e não anda. " +
  "A causa costuma ser o calor. Na visita, o técnico mede a peça e troca. O orçamento é grátis.";

const ranking = createRanking([
  readDocument("motor de portão com controle e fotocélula"),
  readDocument("portão basculante com motor e cabo"),
  readDocument("capacitor de partida"),
]);

function score(text: string, more: Partial<ScoreRequest> = {}, getSynonyms?: Synonyms) {
  return scoreAnswer(
    {
      query: "Capacitor do motor",
      html: `<p>${text}</p>`,
      text,
      intent: "repair",
      concepts: [capacitor],
      place: null,
      contradictsFacts: false,
      rivals: [],
      ...more,
    },
    ranking,
    getSynonyms,
  );
}

test("a page that answers at once gets all points", () => {
  expect(score(good)).toEqual({ value: 100, gaps: [] });
});

test("a page on something else gets next to none, and is told so", () => {
  const { value, gaps } = score("Nossa pizzaria tem massa fina e forno a lenha, e entrega em toda a cidade.");
  expect(value).toBeLessThan(30);
  expect(gaps).toContain("off-subject");
  expect(gaps).toContain("no-direct-answer");
});

test("an answer that comes late costs points", () => {
  const padding = "Este texto fala de muitas coisas antes de chegar ao que interessa a quem lê. ".repeat(6);
  expect(score(padding + good).gaps).toContain("late-answer");
  expect(score(padding + good).value).toBeLessThan(score(good).value);
});

test("a figure that is none of ours takes everything", () => {
  expect(score(good, { contradictsFacts: true })).toMatchObject({ value: 0 });
});

test("a page that others outrank for its own title is told so", () => {
  const rivals = Array.from({ length: 3 }, () => readDocument("capacitor motor capacitor motor"));
  expect(score(good, { rivals }).gaps).toContain("outranked");
});

test("a how-to needs steps in order", () => {
  const html = `<p>${good}</p><ol><li>Um</li><li>Dois</li><li>Três</li></ol>`;
  expect(score(good, { intent: "how-to" }).gaps).toContain("no-steps");
  expect(score(good, { intent: "how-to", html }).gaps).toEqual([]);
});

test("how something is asked need not be repeated", () => {
  expect(score(good, { query: "Quando vale a pena saber qual capacitor" }).gaps).not.toContain("off-subject");
});

test("a page may say it in other words of the same meaning", () => {
  const getSynonyms = createSynonyms(["preço valor cobrar", "consertar arrumar"]);
  const asked = { query: "Quanto cobram para arrumar", intent: "price" as const };
  const text = "Para consertar o motor, o preço da visita parte de R$ 150.";
  expect(score(text, asked).gaps).toContain("off-subject");
  expect(score(text, asked, getSynonyms).gaps).not.toContain("off-subject");
});
