import { formatPrice } from "#domain/format.ts";
import type { SiteIdentity } from "#domain/structured-data/graph.ts";
import { toLocalBusinessData } from "#domain/structured-data/local-business.ts";
import { toProductData } from "#domain/structured-data/product.ts";
import { getPlaceName, getShownModels } from "./figures.ts";
import type { Rating, Shop } from "./shop.ts";
import { trade } from "./trade.ts";

/** A rating may be declared only where visitors see it too. */
type Shown = { showsRating: boolean };

/** The business, with the rating that is its own. */
export function businessData({ facts, ratings }: Shop, site: SiteIdentity, { showsRating }: Shown) {
  const prices = getShownModels(facts).map(({ price }) => price);
  return toLocalBusinessData(
    {
      address: facts.address,
      hours: facts.hours,
      email: facts.contact.email,
      areas: facts.area.cities.map(({ slug }) => getPlaceName(slug)),
      rating: showsRating ? ratings.business : null,
      priceRange: `${formatPrice(Math.min(...prices))} - ${formatPrice(Math.max(...prices))}`,
      profiles: facts.testimonials.googleProfile === null ? [] : [facts.testimonials.googleProfile],
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
export function motorData(
  { facts, ratings }: Shop,
  site: SiteIdentity,
  path: string,
  { description, model, showsRating }: MotorData,
) {
  const shown = getShownModels(facts);
  const named = shown.filter(({ id }) => id === model);
  const models = named.length > 0 ? named : shown;
  const [only] = models;
  const name = only && models.length === 1 ? only.name : `Motor Basculante ${trade.motor.homePower.min}`;
  return toProductData(
    { name, description, brand: "PPA", models, rating: showsRating ? ratings.product : null },
    site,
    path,
  );
}

/** "4.8 Estrelas (47 avaliações)" */
export function ratingInWords(rating: Rating | null): string | null {
  if (rating === null) return null;
  return `${rating.value} Estrelas (${rating.count} ${rating.count === 1 ? "avaliação" : "avaliações"})`;
}
