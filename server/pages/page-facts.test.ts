import { expect, test } from "vitest";
import { toPageFacts } from "./page-facts.ts";

test("a page is found by its title and slug, knows its place and its length", () => {
  const page = {
    title: "Portão em São Caetano do Sul",
    slug: "portao-x",
    content: "<p>Guarda-roupa &amp; <b>pés</b></p>",
  };
  expect(toPageFacts(page)).toEqual({
    search_text: "portao em sao caetano do sul portao-x",
    place: "sao-caetano-do-sul",
    words: 2,
    figures: "",
  });
});

test("a page knows which figures of the shop it states, each once", () => {
  const tied = (name: string) => `<data value="${name}">x</data>`;
  const content = `<p>${tied("shop.hours")}, ${tied("price.padrao")} e ${tied("price.padrao")}</p>`;
  expect(toPageFacts({ title: "Portão", slug: "portao", content }).figures).toBe("|price.padrao|shop.hours|");
});
