import { expect, test } from "vitest";
import { sayActivity } from "./activity-words.ts";

test.each([
  ["signed-in", { device: "Chrome em Android" }, "Entrou no painel (Chrome em Android)"],
  ["role-changed", { person: "Ana", from: "staff", to: "owner" }, "Mudou a função de Ana: era equipe, agora é dona"],
  ["pages-deleted", { count: 1, first: "kit-ppa" }, "Excluiu a página “kit-ppa”"],
  ["pages-deleted", { count: 1_200, first: "kit-ppa" }, "Excluiu 1.200 páginas, entre elas “kit-ppa”"],
  ["run-started", { titles: 3, kind: "legacy" }, "Começou a criar 3 páginas (Gerador em massa)"],
  ["of-tomorrow", {}, "Fez uma mudança que esta versão não conhece"],
])("%s %j is said as: %s", (action, details, sentence) => {
  expect(sayActivity(action, details, () => "Gerador em massa")).toBe(sentence);
});
