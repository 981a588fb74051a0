import type { Insertable, Transaction } from "kysely";
import { type ContactDimension, otherValues } from "#domain/contact-figures.ts";
import type { ContactTables } from "./contacts-tables.ts";

export type DaySum = Insertable<ContactTables["contact_days"]>;

/** Anybody can make up a campaign, a site that linked here or a button, and sums are kept for good. */
const freeDimensions: ContactDimension[] = ["source", "button"];
const maxValuesPerDay = 300;

/** One sum for each dimension, day and value. */
export function addUp(sums: readonly DaySum[]): DaySum[] {
  const added = new Map<string, DaySum>();
  for (const sum of sums) {
    const key = `${toKey(sum)}\n${sum.value}`;
    const before = added.get(key);
    if (before) added.set(key, { ...sum, chats: before.chats + sum.chats, phones: before.phones + sum.phones });
    else added.set(key, sum);
  }
  return [...added.values()];
}

/**
 * Of what visitors can make up only so many values a day have a sum of their own: those that are there and, of the
 * new ones, those with most contacts. The rest is one sum. Servers that write at once may each add as many.
 */
export async function boundSums(transaction: Transaction<ContactTables>, sums: readonly DaySum[]): Promise<DaySum[]> {
  if (sums.length === 0) return [];
  const days = [...new Set(sums.map(({ day }) => day))];
  const present = await transaction
    .selectFrom("contact_days")
    .select(["dimension", "day", "value"])
    .where("dimension", "in", freeDimensions)
    .where("day", "in", days)
    .execute();
  const kept = Map.groupBy(present, toKey);
  const isFree = new Set<string>(freeDimensions);
  const bounded = sums.filter(({ dimension }) => !isFree.has(dimension));
  for (const [place, values] of Map.groupBy(sums, toKey)) {
    if (!isFree.has(values[0]?.dimension ?? "")) continue;
    const known = new Set(kept.get(place)?.map(({ value }) => value));
    for (const sum of values.toSorted((a, b) => b.chats + b.phones - a.chats - a.phones)) {
      if (known.size < maxValuesPerDay) known.add(sum.value);
      bounded.push(known.has(sum.value) ? sum : { ...sum, value: otherValues });
    }
  }
  return addUp(bounded);
}

function toKey({ dimension, day }: Pick<DaySum, "dimension" | "day">): string {
  return `${dimension}\n${day}`;
}
