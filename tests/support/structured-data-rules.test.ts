import { expect, test } from "vitest";
import { toProductData } from "#domain/structured-data/product.ts";
import { findFaults } from "./structured-data-rules.ts";

const site = { name: "Motores PPA", url: "https://x.example", phone: "5511900000000" };
const product = toProductData(
  {
    name: "Motor",
    description: "D",
    brand: "PPA",
    models: [
      { name: "A", price: 899 },
      { name: "B", price: 1349 },
    ],
    rating: null,
  },
  site,
  "/",
);
const shown = "R$ 899 e R$ 1.349";

test("good data has no faults", () => {
  expect(findFaults([product as never], shown)).toEqual([]);
});

test("a price the page does not show, a relative address, a bad aggregate and an empty answer are faults", () => {
  expect(findFaults([product as never], "R$ 899")).toContain("AggregateOffer.highPrice 1.349 is not shown on the page");
  expect(findFaults([{ "@type": "WebSite", name: "x", url: "/" }], "")).toEqual(["WebSite.url is not absolute: /"]);
  const offers = {
    "@type": "AggregateOffer",
    lowPrice: 1,
    highPrice: 2,
    offerCount: 3,
    priceCurrency: "BRL",
    offers: [{ price: 1 }],
  };
  expect(findFaults([offers], "1 2")).toContain("AggregateOffer does not agree with its offers");
  expect(findFaults([{ "@type": "Answer", text: "" }], "")).toEqual(["Answer lacks text"]);
});

test("a rating that the page does not show is a fault", () => {
  const rating = { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 47 };
  expect(findFaults([rating], "4.8 Estrelas (47 avaliações)")).toEqual([]);
  expect(findFaults([rating], "4.8")).toEqual(["AggregateRating of 4.8 is not shown on the page"]);
});
