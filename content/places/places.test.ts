import { expect, test } from "vitest";
import { namedRoad } from "#domain/place-words.ts";
import { createRandom } from "#domain/random.ts";
import { fillPlace } from "#domain/text/place-context.ts";
import { findCityPlaces, getPlaceBySlug, places, toPlaceContext } from "./places.ts";

function repeated(list: string[]): string[] {
  return list.filter((entry, index) => list.indexOf(entry) !== index);
}

function regionIn(slug: string): string {
  const place = getPlaceBySlug(slug);
  return place ? toPlaceContext(place).region : "";
}

test("keys and slugs are unique and found again", () => {
  expect(repeated(places.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(places.map(({ key }) => key))).toEqual([]);
  for (const place of places) expect(getPlaceBySlug(place.slug)).toBe(place);
  expect(getPlaceBySlug("mooca-sao-paulo")?.key).toBe("Mooca - São Paulo");
  expect(getPlaceBySlug("sao-paulo-zona-norte")?.kind).toBe("zone");
  expect(getPlaceBySlug("osasco")?.kind).toBe("municipality");
});

test("every road has a gender", () => {
  const roads = [...new Set(places.flatMap((place) => place.roads))];
  expect(roads.filter((road) => namedRoad(road).article === "")).toEqual([]);
});

test("every place has what its text lives on", () => {
  for (const { key, note, housing, roads } of places) {
    expect(note.length, key).toBeGreaterThan(60);
    expect(housing.length, key).toBeGreaterThan(0);
    expect(roads.length, key).toBeGreaterThan(0);
  }
});

test("the capital has its zones and districts", () => {
  const inCapital = findCityPlaces("São Paulo");
  expect(inCapital.filter(({ kind }) => kind === "zone")).toHaveLength(5);
  expect(inCapital.filter(({ kind }) => kind === "neighbourhood")).toHaveLength(96);
});

test("the region is named as people name it", () => {
  expect(regionIn("mooca-sao-paulo")).toBe("zona leste de São Paulo");
  expect(regionIn("se-sao-paulo")).toBe("região central de São Paulo");
  expect(regionIn("osasco")).toBe("região oeste da Grande São Paulo");
  expect(regionIn("santo-andre")).toBe("região do Grande ABC");
  expect(regionIn("sao-paulo-zona-norte")).toBe("capital paulista");
});

test("a centre says which city it is the centre of", () => {
  const place = getPlaceBySlug("centro-osasco");
  if (!place) throw new Error("missing");
  expect(fillPlace("{em}", toPlaceContext(place), createRandom("seed"))).toBe("No Centro de Osasco");
});
