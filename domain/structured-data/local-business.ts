import type { City, LocalBusiness, OpeningHoursSpecification, PostalAddress } from "schema-dts";
import type { Facts } from "../facts/facts.ts";
import type { Named, SiteIdentity } from "./graph.ts";

export type BusinessFacts = {
  address: Facts["address"];
  hours: Facts["hours"];
  email: string;
  /** Cities where the shop goes. */
  areas: readonly string[];
  rating: { value: number; count: number } | null;
  priceRange: string;
  /** Pages of others about the shop. */
  profiles: readonly string[];
};

const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export function toLocalBusinessData(
  { address, hours, email, areas, rating, priceRange, profiles }: BusinessFacts,
  site: SiteIdentity,
): Named<LocalBusiness, "LocalBusiness"> {
  return {
    "@type": "LocalBusiness",
    "@id": businessId(site),
    name: site.name,
    url: `${site.url}/`,
    image: `${site.url}/og/paginas/inicio.png`,
    telephone: `+${site.phone}`,
    email,
    priceRange,
    ...(address.cnpj && { taxID: address.cnpj }),
    ...toAddress(address),
    areaServed: areas.map((name): Named<City, "City"> => ({ "@type": "City", name })),
    openingHoursSpecification: toOpeningHours(hours),
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}

/** A shop without a door to walk in at has no address to tell. */
function toAddress({ isPublic, street, district, city, state, postalCode, latitude, longitude }: Facts["address"]) {
  if (!isPublic || city === null) return {};
  const address: PostalAddress = {
    "@type": "PostalAddress",
    streetAddress: [street, district].filter(Boolean).join(", "),
    addressLocality: city,
    ...(state && { addressRegion: state }),
    ...(postalCode && { postalCode }),
    addressCountry: "BR",
  };
  if (latitude === null || longitude === null) return { address };
  return { address, geo: { "@type": "GeoCoordinates" as const, latitude, longitude } };
}

/** Days with the same hours stand together. */
function toOpeningHours({ isAlways, week: days }: Facts["hours"]): OpeningHoursSpecification[] {
  if (isAlways) return [toSpecification([1, 2, 3, 4, 5, 6, 0], "00:00", "23:59")];
  const open = days.flatMap(({ isOpen, opens, closes }, at) => (isOpen ? [{ at, opens, closes }] : []));
  const groups = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  return Array.from(groups.values(), (group) =>
    toSpecification(
      group.map(({ at }) => at),
      group[0]?.opens ?? "",
      group[0]?.closes ?? "",
    ),
  );
}

function toSpecification(days: readonly number[], opens: string, closes: string): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.flatMap((at) => week[at] ?? []),
    opens,
    closes,
  };
}

/** Other things point to the business by this. */
export function businessId(site: SiteIdentity): string {
  return `${site.url}/#empresa`;
}
