import { describe, expect, test } from "vitest";
import { pageRange, pageWindow, rangeCaption, readPageNumber } from "./paging.ts";

describe("the entries of a page", () => {
  test.each([
    [1, 45, { page: 1, pageCount: 3, first: 1, last: 20, total: 45 }],
    [2, 45, { page: 2, pageCount: 3, first: 21, last: 40, total: 45 }],
    [3, 45, { page: 3, pageCount: 3, first: 41, last: 45, total: 45 }],
    [1, 20, { page: 1, pageCount: 1, first: 1, last: 20, total: 20 }],
    [2, 21, { page: 2, pageCount: 2, first: 21, last: 21, total: 21 }],
  ])("page %i of %i entries", (page, total, expected) => {
    expect(pageRange(page, total, 20)).toEqual(expected);
  });

  test("a page beyond either end is the nearest one", () => {
    expect(pageRange(99, 45, 20).page).toBe(3);
    expect(pageRange(0, 45, 20).page).toBe(1);
    expect(pageRange(-5, 45, 20).page).toBe(1);
    expect(pageRange(Number.POSITIVE_INFINITY, 45, 20).page).toBe(3);
  });

  test("nothing is shown as nothing", () => {
    expect(pageRange(1, 0, 20)).toEqual({ page: 1, pageCount: 1, first: 0, last: 0, total: 0 });
  });
});

describe("the window of page numbers", () => {
  test.each([
    ["all of one", 1, 1, [1]],
    ["all of five, from the start", 1, 5, [1, 2, 3, 4, 5]],
    ["all of five, from the end", 5, 5, [1, 2, 3, 4, 5]],
    ["first five on page 1", 1, 41, [1, 2, 3, 4, 5]],
    ["first five on page 3", 3, 41, [1, 2, 3, 4, 5]],
    ["two to each side from page 4 on", 4, 41, [2, 3, 4, 5, 6]],
    ["two to each side in the middle", 20, 41, [18, 19, 20, 21, 22]],
    ["two to each side, three from the end", 38, 41, [36, 37, 38, 39, 40]],
    ["last five, two from the end", 39, 41, [37, 38, 39, 40, 41]],
    ["last five on the last page", 41, 41, [37, 38, 39, 40, 41]],
    ["first five of six", 3, 6, [1, 2, 3, 4, 5]],
    ["last five of six", 4, 6, [2, 3, 4, 5, 6]],
  ])("%s", (_, page, pageCount, expected) => {
    expect(pageWindow({ page, pageCount })).toEqual(expected);
  });
});

test("a page number is read from digits alone", () => {
  expect(readPageNumber("7")).toBe(7);
  for (const text of [null, "", "0", "-2", "1.5", "dois", "2x", " 3"]) expect(readPageNumber(text), `${text}`).toBe(1);
});

test("the caption says what is shown, of which letter and for which place", () => {
  const all = { letter: null, search: "" };
  expect(rangeCaption(pageRange(2, 804, 20), all)).toBe("Mostrando 21 a 40 de 804 postagens");
  expect(rangeCaption(pageRange(14, 268, 20), { ...all, letter: "M" })).toBe(
    'Mostrando 261 a 268 de 268 postagens que começam com "M"',
  );
  expect(rangeCaption(pageRange(1, 6, 20), { ...all, search: "mooca" })).toBe(
    "Mostrando 1 a 6 de 6 postagens para “mooca”",
  );
  expect(rangeCaption(pageRange(1, 1, 20), { letter: "L", search: "mooca" })).toBe(
    'Mostrando 1 a 1 de 1 postagem que começa com "L" para “mooca”',
  );
});
