import { expect, test } from "vitest";
import { findMapPart, getMapParts, linksOnMap } from "./map-parts.ts";

test.each([0, 1, linksOnMap])("%i pages stand on the map and need no part", (total) => {
  expect(getMapParts(total)).toEqual([]);
});

test.each([51, 150, 151, 1_200, 20_050, 20_051, 99_999, 100_000])("the parts of %i pages leave none out", (total) => {
  const parts = getMapParts(total);
  let next = linksOnMap + 1;
  for (const [index, { number, first, last }] of parts.entries()) {
    expect([number, first]).toEqual([index + 1, next]);
    expect(last).toBeGreaterThanOrEqual(first);
    next = last + 1;
  }
  expect(next).toBe(total + 1);
});

test("up to 100,000 pages no list of links is longer than 500", () => {
  for (let total = 0; total <= 100_000; total += 500) {
    const parts = getMapParts(total);
    expect(parts.length).toBeLessThanOrEqual(200);
    for (const { first, last } of parts) expect(last - first).toBeLessThan(500);
  }
});

test("a part has one spelling", () => {
  const parts = getMapParts(250);
  expect(findMapPart(parts, "2")).toEqual({ number: 2, first: 151, last: 250 });
  for (const spelling of ["", "0", "3", "02", "2.0", " 2", "-1", "x"]) expect(findMapPart(parts, spelling)).toBeNull();
});
