import { expect, test } from "vitest";
import { tagsOf } from "./page-tags.ts";

test("a page goes with those it links to, and with any other while it has room", () => {
  const related = [{ slug: "b" }, { slug: "c" }];
  expect(tagsOf(2)({ slug: "a" }, { related })).toEqual(["page:a", "page:b", "page:c"]);
  expect(tagsOf(3)({ slug: "a" }, { related })).toEqual(["page:a", "page:b", "page:c", "pages"]);
  expect(tagsOf(3)({ slug: "a" }, null)).toEqual(["page:a", "pages"]);
});
