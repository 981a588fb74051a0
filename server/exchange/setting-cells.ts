import { labelSetting } from "#content/words/label-setting.ts";
import { sectionWords } from "#content/words/shop-words.ts";
import { type FactSection, type Facts, factSections } from "#domain/facts/facts.ts";
import type { Cell } from "./cell.ts";

/** One line for each value: its section, where it stands in it ("items.0.price"), how its screen calls it, and itself. */
export function toSettingRows(facts: Facts): Cell[][] {
  const known = new Set(factSections);
  const sections = (Object.keys(sectionWords) as FactSection[]).filter((section) => known.has(section));
  return sections.flatMap((section) =>
    [...listValues(facts[section])].map(([path, value]) => [
      sectionWords[section].slug,
      path,
      labelSetting(section, path),
      value,
    ]),
  );
}

/** An empty list is a line too, else nobody could empty one. */
function* listValues(value: unknown, path = ""): Generator<[string, Cell]> {
  if (value === undefined) return;
  if (typeof value !== "object" || value === null) {
    yield [path, value as Cell];
    return;
  }
  const inside = Object.entries(value);
  if (inside.length === 0 && path !== "") yield [path, null];
  for (const [name, each] of inside) yield* listValues(each, path === "" ? name : `${path}.${name}`);
}
