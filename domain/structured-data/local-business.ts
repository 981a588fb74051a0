import type { LocalBusiness } from "schema-dts";
import type { SiteIdentity } from "./graph.ts";

export type BusinessFacts = {
  address: {
    district: string;
    city: string;
    state: string;
    country: string;
    geo: { latitude: number; longitude: number };
  };
  hours: { opens: string; closes: string };
  rating?: { value: number; count: number };
  priceRange: string;
};

const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export function toLocalBusinessData(
  { address, hours, rating, priceRange }: BusinessFacts,
  site: SiteIdentity,
): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": businessId(site),
    name: site.name,
    url: `${site.url}/`,
    image: `${site.url}/og/paginas/inicio.png`,
    telephone: `+${site.phone}`,
    priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.district,
      addressLocality: address.city,
      addressRegion: address.state,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...address.geo },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...everyDay],
      opens: hours.opens,
      closes: hours.closes,
    },
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

/** Other things point to the business by this. */
export function businessId(site: SiteIdentity): string {
  return `${site.url}/#empresa`;
}
