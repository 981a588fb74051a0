import { expect, test } from "vitest";
import { getShingles, sharedShare } from "#domain/similarity.ts";
import { toSlug } from "#domain/slug.ts";
import { benefitsOf } from "./city-benefits.ts";
import { type CityOffer, cityOffers } from "./city-offers.ts";
import { allPlaceNames, placesOfCity } from "./places/places.ts";

function textOf({ city, intro, localTip }: CityOffer): string {
  const benefits = benefitsOf(city).map(({ title, text }) => `${title} ${text}`);
  return [...intro, ...benefits, localTip.heading, localTip.text].join(" ");
}

test("every offer has its address, six benefits and the neighbourhoods of its city", () => {
  for (const { city, slug } of cityOffers) {
    expect(slug).toBe(`motor-para-portao-em-${toSlug(city)}`);
    expect(benefitsOf(city)).toHaveLength(6);
    expect(placesOfCity(city).length).toBeGreaterThanOrEqual(20);
  }
});

test("two offers differ in more than the name of the city", () => {
  const shingles = cityOffers.map((offer) => ({ city: offer.city, set: getShingles(textOf(offer), allPlaceNames) }));
  for (const [index, one] of shingles.entries()) {
    for (const other of shingles.slice(index + 1)) {
      expect(sharedShare(one.set, other.set), `${one.city} and ${other.city}`).toBeLessThan(0.2);
    }
  }
});
