import { expect, test } from "vitest";
import { getTags } from "./page-tags.ts";

test("a page goes with those it links to, and with any other while it has room", () => {
  const related = [{ slug: "b" }, { slug: "c" }];
  expect(getTags(2)({ slug: "a" }, { related })).toEqual(["page:a", "page:b", "page:c"]);
  expect(getTags(3)({ slug: "a" }, { related })).toEqual(["page:a", "page:b", "page:c", "pages"]);
  expect(getTags(3)({ slug: "a" }, null)).toEqual(["page:a", "pages"]);
});
