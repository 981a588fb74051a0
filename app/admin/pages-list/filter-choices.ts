import { concepts } from "#content/knowledge/concepts.ts";
import { places } from "#content/places/places.ts";
import type { Services } from "#server/services.ts";

/**
 * What the fields of the filter offer. Places and subjects are lines of a value, a space and its label: there are over a
 * thousand, and as objects they were most of what the list weighs.
 */
export type FilterChoices = {
  places: { heading: string; lines: string }[];
  subjects: string;
  editors: string[];
};

const byName = (a: string, b: string) => a.localeCompare(b, "pt-BR");

const placesByCity = Object.entries(Object.groupBy(places, ({ city }) => city))
  .map(([heading, own = []]) => ({
    heading,
    // The city itself first: it stands for all that is in it.
    lines: own
      .toSorted(
        (a, b) => Number(b.kind === "municipality") - Number(a.kind === "municipality") || byName(a.name, b.name),
      )
      .map(({ slug, name, kind }) => `${slug} ${name}${kind === "municipality" ? " (cidade toda)" : ""}`)
      .join("\n"),
  }))
  .toSorted((a, b) => byName(a.heading, b.heading));

const subjects = concepts
  .toSorted((a, b) => byName(a.label, b.label))
  .map(({ id, label }) => `${id} ${label}`)
  .join("\n");

/** Where nobody can be read, the list says why; the filter goes without them. */
export async function loadFilterChoices({ pages, log }: Pick<Services, "pages" | "log">): Promise<FilterChoices> {
  const editors = await pages.findEditors().catch((error: unknown) => {
    log.warn({ err: error }, "who changed pages could not be read");
    return [];
  });
  return { places: placesByCity, subjects, editors };
}
