import { facts } from "./facts.ts";
import { home } from "./home.ts";

/** The three models with their prices, for every page that offers them to search engines too. */
export const priceList = { ...home.prices, models: facts.models, instalments: facts.instalments };
