import { expect, test } from "vitest";
import { parseOldPages } from "./old-pages.ts";

test("both forms of the list are read", () => {
  const page = { title: "Motor", slug: "motor", content: "<p>Texto</p>" };
  const newer = { id: "1700000000000-x", ...page, date: "2024-05-01T10:00:00.000Z" };
  expect(parseOldPages(JSON.stringify([newer, { id: 7, ...page }]))).toEqual([page, page]);
});

test("what is no list has no pages, and what is no page in a list is not passed over", () => {
  for (const stored of [null, "", "{", "null", "7", '"x"', "{}"]) expect(parseOldPages(stored)).toEqual([]);
  const none = { title: "", slug: "", content: "" };
  expect(parseOldPages('[null, 7, [], {"title": 7}]')).toEqual([none, none, none, none]);
});
