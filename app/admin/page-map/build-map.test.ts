import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { buildMap, findUntold, sortSubjects, suggestTitle } from "./build-map.ts";

const cells = [
  { concept: "capacitor", place: "mooca-sao-paulo", pages: 4, averageScore: 50 },
  { concept: "capacitor", place: "osasco", pages: 1, averageScore: 90 },
  { concept: "capacitor", place: "", pages: 9, averageScore: null },
  { concept: "trilho", place: "mooca-sao-paulo", pages: 2, averageScore: 80 },
];
const far = { region: "" };
const counts = new Map([
  ["trilho", 2],
  ["capacitor", 14],
]);
const subjects = sortSubjects(counts, null);

test("from far, places are summed up by city and by zone of the capital", () => {
  const { columns, rows, crowded, weak } = buildMap(subjects, cells, far, sampleShop);
  expect(rows.map(({ subject, total }) => [subject, total])).toEqual([
    ["capacitor", 14],
    ["trilho", 2],
  ]);
  const at = (slug: string) => rows[0]?.crossings[columns.findIndex((column) => column.slug === slug)];
  expect(at("sao-paulo-zona-leste")).toEqual({ pages: 4, score: 50, isWeak: true, isCrowded: true });
  expect(at("osasco")).toEqual({ pages: 1, score: 90, isWeak: false, isCrowded: false });
  // Pages about no place in particular may be many.
  expect(at("-")).toEqual({ pages: 9, score: null, isWeak: false, isCrowded: false });
  expect([crowded, weak]).toEqual([1, 1]);
});

test("from near, each place of a region is a column, and what is missing is counted", () => {
  const { columns, rows, gaps } = buildMap(subjects, cells, { region: "sao-paulo-zona-leste" }, sampleShop);
  expect(columns[0]).toMatchObject({ slug: "sao-paulo-zona-leste", hasInside: false });
  const mooca = columns.findIndex(({ slug }) => slug === "mooca-sao-paulo");
  expect(rows.map(({ crossings }) => crossings[mooca]?.pages)).toEqual([4, 2]);
  expect(gaps).toBe(2 * (columns.length - 1));
});

test("subjects are narrowed by their kind, and those without a page are named", () => {
  expect(sortSubjects(counts, "symptom")).toEqual([]);
  expect(findUntold(counts, "symptom").length).toBeGreaterThan(5);
  expect(findUntold(counts, null).map(({ id }) => id)).not.toContain("capacitor");
});

test("a missing page gets a title that is read as it was meant", () => {
  expect(suggestTitle("capacitor", "mooca-sao-paulo")).toBe("Capacitor do motor na Mooca");
  expect(suggestTitle("capacitor", null)).toBe("Capacitor do motor");
});
