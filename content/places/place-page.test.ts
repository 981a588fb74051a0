import { describe, expect, test } from "vitest";
import { titleCasePlace } from "#domain/place-words.ts";
import { findWorstPairs } from "#domain/similarity.ts";
import { toSlug } from "#domain/slug.ts";
import { toPlainText } from "#domain/text/to-html.ts";
import { sampleShop } from "../shop.ts";
import { getPlacePage, type PlacePage } from "./place-page.ts";
import { allPlaceNames, getPlaceBySlug, type PlaceKind, places } from "./places.ts";
import { unknownPlacePage } from "./unknown-place.ts";
import { unservedPlaces } from "./unserved.ts";

const pages = places.map((place) => ({ place, page: getPlacePage(place, sampleShop) }));

function toPage(slug: string): PlacePage {
  const place = getPlaceBySlug(slug);
  if (!place) throw new Error(`no place ${slug}`);
  return getPlacePage(place, sampleShop);
}

function labels(list: readonly { label: string }[]): string[] {
  return list.map(({ label }) => label);
}

test("titles and descriptions are unique over all places and fit a search result", () => {
  for (const field of ["title", "description", "where"] as const) {
    expect(new Set(pages.map(({ page }) => page[field])).size, field).toBe(places.length);
  }
  for (const { place, page } of pages) {
    expect(page.description.length, place.key).toBeGreaterThanOrEqual(80);
    expect(page.description.length, place.key).toBeLessThanOrEqual(160);
  }
});

test("each place is named with its own grammar and its city", () => {
  expect(toPage("mooca-sao-paulo").title).toBe("Motor PPA para Portão na Mooca, São Paulo");
  expect(toPage("osasco").title).toBe("Motor PPA para Portão em Osasco");
  expect(toPage("sao-paulo-zona-norte").title).toBe("Motor PPA para Portão na Zona Norte de São Paulo");
  expect(toPage("sao-paulo-centro").title).toBe("Motor PPA para Portão no Centro de São Paulo");
  expect(toPage("centro-osasco").title).toBe("Motor PPA para Portão no Centro de Osasco");
});

test("every page offers five benefits, free delivery in every place that is served and in no other", () => {
  for (const { page } of pages) expect(page.benefits).toHaveLength(5);
  expect(toPage("atibaia").benefits[0]).toBe("Entrega e instalação grátis em Atibaia");
  for (const city of unservedPlaces) expect(getPlaceBySlug(toSlug(city)), city).toBeUndefined();
  expect(unknownPlacePage("Campinas", sampleShop).benefits[0]).not.toContain("Campinas");
});

test("links lead to places of the catalogue", () => {
  for (const { place, page } of pages) {
    const hrefs = [
      ...(page.facts?.parents ?? []),
      ...(page.facts?.neighbours ?? []),
      ...page.groups.flatMap((g) => g.links),
    ].flatMap(({ href }) => href ?? []);
    expect(
      hrefs.filter((href) => !getPlaceBySlug(href.replace("/cidades/", ""))),
      place.key,
    ).toEqual([]);
    expect(new Set(hrefs).size, place.key).toBe(hrefs.length);
  }
});

test("a district leads to its city, its zone and its neighbours", () => {
  const { facts, groups, posts } = toPage("mooca-sao-paulo");
  expect(labels(facts?.parents ?? [])).toEqual(["São Paulo", "Zona Leste"]);
  expect(facts?.neighbours.every(({ href }) => href?.startsWith("/cidades/"))).toBe(true);
  expect(groups).toEqual([]);
  expect(posts).toHaveLength(6);
});

test("a neighbour outside of the catalogue is named without a link", () => {
  expect(toPage("salesopolis").facts?.neighbours).toContainEqual({ label: "Paraibuna" });
});

test("the capital lists its districts by zone, the other cities all their neighbourhoods in groups", () => {
  const capital = toPage("sao-paulo").groups;
  expect(labels(capital)).toEqual(["Zona Norte", "Zona Sul", "Zona Leste", "Zona Oeste", "Centro"]);
  expect(capital.flatMap(({ links }) => links)).toHaveLength(96);
  expect(capital.map(({ page }) => page?.href)[0]).toBe("/cidades/sao-paulo-zona-norte");
  const guarulhos = toPage("guarulhos").groups;
  expect(labels(guarulhos)).toEqual(["Centro e outros bairros", "Jardins", "Parques", "Vilas"]);
  expect(guarulhos.flatMap(({ links }) => links)).toHaveLength(118);
  expect(toPage("diadema").groups).toEqual([]);
});

test("only a city with a testimonial of its own shows one", () => {
  expect(toPage("osasco").testimonial?.location).toContain("Osasco");
  expect(toPage("diadema").testimonial).toBeNull();
  expect(toPage("centro-osasco").testimonial).toBeNull();
});

test("an unknown place is named the Portuguese way and kept out of the index", () => {
  const page = unknownPlacePage(titleCasePlace("santa-barbara-do-oeste"), sampleShop);
  expect(page).toMatchObject({ title: "Motor PPA para Portão em Santa Barbara do Oeste", isHidden: true, facts: null });
  expect(sampleShop.fill(toPlainText(page.text))).toContain("atender em Santa Barbara do Oeste");
});

describe.each<PlaceKind>(["municipality", "zone", "neighbourhood"])("%s", (kind) => {
  test("no two whole pages say the same once the names are out", () => {
    const documents = pages
      .filter(({ place }) => place.kind === kind)
      .map(({ place, page }) => ({
        id: place.slug,
        text: [page.title, page.description, ...page.benefits, sampleShop.fill(toPlainText(page.text))].join("\n"),
      }));
    const [worst] = findWorstPairs(documents, allPlaceNames, 1);
    process.stdout.write(
      `${kind} pages: ${((worst?.share ?? 0) * 100).toFixed(1)}% ${worst?.first} / ${worst?.second}\n`,
    );
    expect(worst?.share ?? 0).toBeLessThan(0.55);
  });
});
