import { expect, test } from "vitest";
import { findDeliveryCities, findDeliveryPlace } from "./delivery-cities.ts";
import { home } from "./home.ts";
import { homePosts } from "./home-posts.ts";
import { getPlaceBySlug, places } from "./places/places.ts";
import { posts } from "./posts.ts";
import { sampleShop } from "./shop.ts";

test("there are as many posts as the home page says", () => {
  const claimed = Number(/mais de (\d+) postagens/.exec(home.posts.text)?.[1]);
  expect(claimed).toBe(500);
  expect(posts.length).toBeGreaterThan(claimed);
});

test("the home page shows six posts, each of another kind and another district", () => {
  expect(homePosts).toHaveLength(6);
  expect(new Set(homePosts.map(({ place }) => place.slug)).size).toBe(6);
  expect(new Set(homePosts.map(({ title, place }) => title.replace(place.name, ""))).size).toBe(6);
});

test("the first 27 delivery cities are named as people say them, and no served city is missing", () => {
  const deliveryCities = findDeliveryCities(sampleShop);
  expect(deliveryCities.slice(0, 27).at(-1)).toBe("Francisco Morato");
  const served = places.filter(({ kind }) => kind === "municipality");
  expect(new Set(deliveryCities.map((city) => findDeliveryPlace(city)))).toEqual(new Set(served));
  expect(deliveryCities).toHaveLength(served.length);
  expect(deliveryCities.filter((city) => !findDeliveryPlace(city))).toEqual([]);
  expect(findDeliveryPlace("São Paulo (Capital)")).toBe(getPlaceBySlug("sao-paulo"));
  expect(findDeliveryPlace("São Bernardo")).toBe(getPlaceBySlug("sao-bernardo-do-campo"));
});

test("the warranty comes first, in years", () => {
  const { benefits } = sampleShop.fill(home);
  expect(benefits[0]?.title).toBe("Garantia de 1 ano");
  expect(benefits).toHaveLength(8);
});
