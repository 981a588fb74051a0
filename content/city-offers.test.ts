import { expect, test } from "vitest";
import { getShingles, sharedShare } from "#domain/similarity.ts";
import { toSlug } from "#domain/slug.ts";
import { getBenefits } from "./city-benefits.ts";
import { type CityOffer, cityOffers } from "./city-offers.ts";
import { allPlaceNames, findCityPlaces } from "./places/places.ts";
import { sampleShop } from "./shop.ts";

function toText({ city, intro, localTip }: CityOffer): string {
  const benefits = getBenefits(city).map(({ title, text }) => `${title} ${text}`);
  return sampleShop.fill([...intro, ...benefits, localTip.heading, localTip.text]).join(" ");
}

test("every offer has its address, six benefits and the neighbourhoods of its city", () => {
  for (const { city, slug } of cityOffers) {
    expect(slug).toBe(`motor-para-portao-em-${toSlug(city)}`);
    expect(getBenefits(city)).toHaveLength(6);
    expect(findCityPlaces(city).length).toBeGreaterThanOrEqual(20);
  }
});

test("two offers differ in more than the name of the city", () => {
  const shingles = cityOffers.map((offer) => ({ city: offer.city, set: getShingles(toText(offer), allPlaceNames) }));
  for (const [index, one] of shingles.entries()) {
    for (const other of shingles.slice(index + 1)) {
      expect(sharedShare(one.set, other.set), `${one.city} and ${other.city}`).toBeLessThan(0.2);
    }
  }
});
