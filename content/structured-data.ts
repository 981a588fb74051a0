import { formatPrice } from "#domain/format.ts";
import type { SiteIdentity } from "#domain/structured-data/graph.ts";
import { localBusinessOf } from "#domain/structured-data/local-business.ts";
import { productOf } from "#domain/structured-data/product.ts";
import { facts } from "./facts.ts";

const prices = facts.models.map(({ price }) => price);

/** The business, with the rating that is its own. */
export function businessData(site: SiteIdentity) {
  return localBusinessOf(
    {
      address: facts.address,
      hours: facts.hours,
      rating: facts.ratings.business,
      priceRange: `${formatPrice(Math.min(...prices))} - ${formatPrice(Math.max(...prices))}`,
    },
    site,
  );
}

/** The motor in its three models, with the rating that is its own. */
export function motorData(site: SiteIdentity, path: string, name: string, description: string) {
  return productOf(
    { name, description, brand: "PPA", models: facts.models, rating: facts.ratings.product },
    site,
    path,
  );
}
