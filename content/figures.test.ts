import { expect, test } from "vitest";
import { findNames } from "#domain/facts/fill.ts";
import { canFill, type PlaceContext } from "#domain/text/place-context.ts";
import { article } from "./article.ts";
import { getBenefits } from "./city-benefits.ts";
import { cityOffers } from "./city-offers.ts";
import { sampleFacts } from "./facts.ts";
import { faqGroups, faqPage } from "./faq.ts";
import { toFigures } from "./figures.ts";
import { faq as guideFaq } from "./guide/faq.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { concepts } from "./knowledge/concepts.ts";
import { knowledge } from "./knowledge/knowledge.ts";
import { fallbackTopic } from "./other-topics.ts";
import { pageKinds } from "./page-kinds.ts";
import { benefitsFor } from "./places/place-page.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { createShop, sampleShop } from "./shop.ts";
import * as termLists from "./term-lists.ts";
import { bespokeTerms, terms } from "./terms.ts";
import { topics } from "./topics.ts";

function toTexts(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(toTexts) : [];
}

const written = toTexts({
  article,
  benefits: cityOffers.map(({ city }) => getBenefits(city)),
  bespokeTerms,
  cityOffers,
  concepts,
  fallback: fallbackTopic("assunto"),
  faq: [faqPage, faqGroups],
  guide: [guide, guideFaq],
  home,
  knowledge,
  placeBenefits: benefitsFor({ free: "", delivery: "", support: "", arrival: null }),
  servicePages,
  services,
  termLists,
  terms,
  topics,
});

/** Somewhere of which everything is known. */
const place: PlaceContext = {
  name: "Mooca",
  article: "a",
  city: { name: "São Paulo", article: "" },
  region: "zona leste",
  neighbours: ["Brás", "Cambuci"],
  districts: ["Alto da Mooca"],
  roads: ["Rua da Mooca"],
  housing: ["sobrados", "prédios"],
  relief: "plano",
  note: "",
};

test("every figure that a text names is one of the shop's, and every other name is of a place", () => {
  const names = new Set(written.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? []));
  expect(names.size).toBeGreaterThan(40);
  const unknown = [...names].filter((name) => {
    const [figure] = findNames(name);
    return figure === undefined ? !canFill(name, place) : !(figure in sampleShop.figures);
  });
  expect(unknown).toEqual([]);
});

test("the sample has every figure that a text names", () => {
  // Its promotion has an end.
  const figures = toFigures(sampleFacts, new Date("2026-11-16T12:00:00Z"));
  expect(Object.entries(figures).filter(([, value]) => value === null)).toEqual([]);
});

test("what lists and share images call a page names no figure: nobody fills it", () => {
  const labels = Object.values(pageKinds).flatMap(({ pages }) => pages.map(({ label }) => label));
  expect(labels.filter((label) => label.includes("{"))).toEqual([]);
});

test("figures read as they stand in a sentence", () => {
  expect(sampleShop.figures).toMatchObject({
    "price.padrao": "R$\u00a0899",
    "price.lowest": "R$\u00a0899",
    "price.highest": "R$\u00a01.349",
    "models.prices": "R$\u00a0899, R$\u00a0949 e R$\u00a01.349",
    "models.pricesNamedOr": "R$\u00a0899 no Padrão, R$\u00a0949 no Speedy ou R$\u00a01.349 no JetFlex",
    "seconds.all": "16, 8 ou 4",
    "warranty.motor.badge": "1 Ano",
    "shop.area": "São Paulo e região metropolitana",
    "arrival.everywhere": expect.stringMatching(
      /^chega em cerca de 30 a 40 minutos em Guarulhos, em Osasco e no Centro e na Zona Oeste da capital, conforme o trânsito;/,
    ),
  });
});

test("a small shop is told by what it has", () => {
  const { area, brands, deadlines } = sampleShop.facts;
  const { figures } = createShop({
    brands: { names: brands.names.slice(0, 2) },
    area: { cities: area.cities.filter(({ slug }) => slug === "osasco" || slug === "barueri") },
    deadlines: { ...deadlines, arrivals: [], tilting: { min: 3, max: 3 } },
  });
  expect(figures).toMatchObject({
    "shop.someBrands": "PPA e Garen",
    "shop.area": expect.stringMatching(/^(Osasco e Barueri|Barueri e Osasco)$/),
    "arrival.osasco": null,
    "arrival.everywhere": null,
    "time.tilting": "3 horas",
  });
});

test("a promotion is spoken of from its first day to its last", () => {
  const promotion = { ...sampleFacts.promotion, firstDay: "2027-03-02", lastDay: "2027-03-04" };
  const tell = (day: string) =>
    toFigures({ ...sampleFacts, promotion }, new Date(`${day}T15:00:00Z`))["promotion.name"];
  expect(["2027-03-01", "2027-03-02", "2027-03-04", "2027-03-05"].map(tell)).toEqual([
    null,
    promotion.name,
    promotion.name,
    null,
  ]);
});
