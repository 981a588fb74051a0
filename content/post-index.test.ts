import { expect, test } from "vitest";
import { filterByLetter, findPosts, getLetters } from "./post-index.ts";
import { posts } from "./posts.ts";

test("all posts are there, sorted the Portuguese way", () => {
  const titles = findPosts("").map(({ title }) => title);
  expect(titles).toHaveLength(posts.length);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "pt-BR")));
  // By code point "Água Rasa" would come after "Vila Sônia".
  const [first, second] = ["Automação de Portão PPA Água Rasa", "Automação de Portão PPA Alto de Pinheiros"];
  expect(titles.indexOf(first)).toBe(0);
  expect(titles.indexOf(second)).toBe(1);
});

test("only letters that begin a title are offered, and together they hold every post", () => {
  const all = findPosts("");
  expect(getLetters(all)).toEqual(["A", "L", "M", "P"]);
  expect(getLetters(all).flatMap((letter) => filterByLetter(all, letter))).toHaveLength(posts.length);
  for (const { title } of filterByLetter(all, "M")) expect(title).toMatch(/^M/);
  expect(filterByLetter(all, "Z")).toEqual([]);
});

test("a search finds the posts of a place, a zone or a city, whatever the case and accents", () => {
  const placesFor = (search: string) => new Set(findPosts(search).map(({ place }) => place.name));
  expect(findPosts("agua rasa")).toHaveLength(6);
  expect(placesFor("ÁGUA RASA")).toEqual(new Set(["Água Rasa"]));
  expect(placesFor("zona leste")).toContain("Mooca");
  expect(placesFor("zona leste")).not.toContain("Pinheiros");
  expect(placesFor("osasco")).toEqual(new Set(["Osasco"]));
  expect(placesFor("motor")).toEqual(new Set());
});
