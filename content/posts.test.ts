import { expect, test } from "vitest";
import { getPlaceBySlug } from "./places/places.ts";
import { findPostsAbout, getPostBySlug, posts } from "./posts.ts";

test("six posts for each district of the capital and each other municipality of the region", () => {
  expect(posts).toHaveLength(6 * (96 + 38));
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
});

test("posts are found by address and by place", () => {
  const post = getPostBySlug("motor-basculante-ppa-mooca");
  expect(post?.title).toBe("Motor Basculante PPA Mooca");
  expect(post?.subject.concepts).toContain("basculante");
  const osasco = getPlaceBySlug("osasco");
  expect(osasco && findPostsAbout(osasco)).toHaveLength(6);
  const atibaia = getPlaceBySlug("atibaia");
  expect(atibaia && findPostsAbout(atibaia)).toEqual([]);
});

test("the products of the shop titles rotate", () => {
  const shops = posts.filter(({ title }) => title.startsWith("Loja de "));
  expect(new Set(shops.map(({ title, place }) => title.replace(place.name, ""))).size).toBe(5);
});
