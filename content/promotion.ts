import type { Day } from "#domain/business-day.ts";
import { formatPrice } from "#domain/format.ts";
import { facts } from "./facts.ts";

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

/** None in a city where it does not hold, and none once its last day is over. */
export function promotionIn(city: string, today: Day): Promotion | null {
  const { name, price, cities, conditions, lastDay } = facts.promotion;
  if (!cities.some((served) => served === city) || today > lastDay) return null;
  return {
    name,
    price: formatPrice(price),
    instalments: facts.instalments,
    conditions,
    validity: `Válida em ${city} até ${longDate.format(new Date(lastDay))}.`,
  };
}
