import type { Product } from "schema-dts";
import type { SiteIdentity } from "./graph.ts";

export type ProductFacts = {
  name: string;
  description: string;
  brand: string;
  /** Prices in reais, as the page shows them. */
  models: readonly { name: string; price: number }[];
  rating: { value: number; count: number } | null;
};

/** The aggregate is computed from the offers, so the two can never disagree. */
export function toProductData(facts: ProductFacts, site: SiteIdentity, path: string): Product {
  const prices = facts.models.map(({ price }) => price);
  return {
    "@type": "Product",
    name: facts.name,
    description: facts.description,
    brand: { "@type": "Brand", name: facts.brand },
    image: `${site.url}/og/paginas/inicio.png`,
    url: site.url + path,
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "BRL",
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      offers: facts.models.map(({ name, price }) => ({
        "@type": "Offer",
        name,
        price,
        priceCurrency: "BRL",
        itemCondition: "https://schema.org/NewCondition",
        availability: "https://schema.org/InStock",
        url: site.url + path,
      })),
    },
    ...(facts.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: facts.rating.value,
        reviewCount: facts.rating.count,
        bestRating: 5,
      },
    }),
  };
}
