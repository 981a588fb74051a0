import { expect, test } from "vitest";
import { findPosts, postLetters } from "./post-index.ts";
import { posts } from "./posts.ts";

test("all posts are there, sorted the Portuguese way", () => {
  const titles = findPosts(null).map(({ title }) => title);
  expect(titles).toHaveLength(posts.length);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "pt-BR")));
  // By code point "Água Rasa" would come after "Vila Sônia".
  const [first, second] = ["Automação de Portão PPA Água Rasa", "Automação de Portão PPA Alto de Pinheiros"];
  expect(titles.indexOf(first)).toBe(0);
  expect(titles.indexOf(second)).toBe(1);
});

test("only letters that begin a title are offered, and together they hold every post", () => {
  expect(postLetters).toEqual(["A", "L", "M", "P"]);
  expect(postLetters.flatMap((letter) => findPosts(letter))).toHaveLength(posts.length);
  for (const { title } of findPosts("M")) expect(title).toMatch(/^M/);
  expect(findPosts("Z")).toEqual([]);
});
