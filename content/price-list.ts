import { getShownModels } from "./figures.ts";
import { home } from "./home.ts";
import type { Shop } from "./shop.ts";

/** The models with their prices, for every page that offers them to search engines too. */
export function getPriceList({ facts, fill }: Shop) {
  return { ...fill(home.prices), models: getShownModels(facts), instalments: facts.models.instalments };
}
