import type { Day } from "#domain/business-day.ts";
import { formatPrice } from "#domain/format.ts";
import { getPlaceName, isPromotionOn } from "./figures.ts";
import type { Shop } from "./shop.ts";

/** The promotion as a page shows it: its price never without the rest. */
export type Promotion = {
  name: string;
  price: string;
  instalments: number;
  conditions: readonly string[];
  /** "Válida em Osasco até 30 de junho de 2027." */
  validity: string;
};

const longDate = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

/** None in a city where it does not hold, none before its first day, and none once its last day is over. */
export function promotionIn({ facts }: Shop, city: string, today: Day): Promotion | null {
  const { name, price, cities, conditions, lastDay } = facts.promotion;
  if (!isPromotionOn(facts.promotion, today) || !cities.some((slug) => getPlaceName(slug) === city)) return null;
  return {
    name,
    price: formatPrice(price),
    instalments: facts.models.instalments,
    conditions,
    validity: `Válida em ${city} até ${longDate.format(new Date(lastDay))}.`,
  };
}
