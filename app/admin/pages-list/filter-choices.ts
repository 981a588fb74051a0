import { concepts } from "#content/knowledge/concepts.ts";
import { places } from "#content/places/places.ts";
import type { Services } from "#server/services.ts";

/** What the fields of the filter offer. */
export type FilterChoices = {
  places: { city: string; places: { slug: string; name: string }[] }[];
  subjects: { id: string; label: string }[];
  editors: string[];
};

const byName = (a: string, b: string) => a.localeCompare(b, "pt-BR");

const placesByCity = Object.entries(Object.groupBy(places, ({ city }) => city))
  .map(([city, own = []]) => ({
    city,
    // The city itself first: it stands for all that is in it.
    places: own
      .toSorted(
        (a, b) => Number(b.kind === "municipality") - Number(a.kind === "municipality") || byName(a.name, b.name),
      )
      .map(({ slug, name, kind }) => ({ slug, name: kind === "municipality" ? `${name} (cidade toda)` : name })),
  }))
  .toSorted((a, b) => byName(a.city, b.city));

const subjects = concepts.map(({ id, label }) => ({ id, label })).toSorted((a, b) => byName(a.label, b.label));

/** Where nobody can be read, the list says why; the filter goes without them. */
export async function loadFilterChoices({ pages, log }: Pick<Services, "pages" | "log">): Promise<FilterChoices> {
  const editors = await pages.findEditors().catch((error: unknown) => {
    log.warn({ err: error }, "who changed pages could not be read");
    return [];
  });
  return { places: placesByCity, subjects, editors };
}
