import { formatPrice } from "#domain/format.ts";
import type { SiteIdentity } from "#domain/structured-data/graph.ts";
import { toLocalBusinessData } from "#domain/structured-data/local-business.ts";
import { toProductData } from "#domain/structured-data/product.ts";
import { facts } from "./facts.ts";

const prices = facts.models.map(({ price }) => price);

/** A rating may be declared only where visitors see it too. */
type Shown = { showsRating: boolean };

/** The business, with the rating that is its own. */
export function businessData(site: SiteIdentity, { showsRating }: Shown) {
  return toLocalBusinessData(
    {
      address: facts.address,
      hours: facts.hours,
      ...(showsRating && { rating: facts.ratings.business }),
      priceRange: `${formatPrice(Math.min(...prices))} - ${formatPrice(Math.max(...prices))}`,
    },
    site,
  );
}

type MotorData = Shown & {
  description: string;
  /** Id of the one model that the page is about. */
  model?: string | null;
};

/** The motor in its models, or one of them, with the rating that is its own. */
export function motorData(site: SiteIdentity, path: string, { description, model, showsRating }: MotorData) {
  const [first, ...others] = facts.models.filter(({ id }) => !model || id === model);
  const models = first ? [first, ...others] : facts.models;
  const name = first && others.length === 0 ? first.name : `Motor Basculante ${facts.motor.homePower.min}`;
  return toProductData(
    { name, description, brand: "PPA", models, ...(showsRating && { rating: facts.ratings.product }) },
    site,
    path,
  );
}

/** "4.8 Estrelas (47 avaliações)" */
export function ratingInWords({ value, count }: { value: number; count: number }): string {
  return `${value} Estrelas (${count} avaliações)`;
}
