import { getConcept } from "#content/knowledge/concepts.ts";
import { wideConcepts } from "#content/knowledge/wide.ts";
import { places } from "#content/places/places.ts";
import { subjectKindWords } from "#content/words/quality-words.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { Services } from "#server/services.ts";
import { subjectKinds } from "../page-map/map-address.ts";

/** Each line is a value, a space and its label: as objects the hundreds of them were most of what the list weighs. */
export type ChoiceGroup = { heading: string; lines: string };

export type FilterChoices = { places: ChoiceGroup[]; subjects: ChoiceGroup[]; editors: string[] };

const byName = (a: string, b: string) => a.localeCompare(b, "pt-BR");

export const placesByCity: ChoiceGroup[] = Object.entries(Object.groupBy(places, ({ city }) => city))
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

const toSubjectLine = ({ id, label }: { id: string; label: string }) => `${id} ${label}`;

/** Wide ones: what is narrower belongs to one of them, and nobody looks through two thousand. */
const subjectsByKind = subjectKinds.map((each) => ({
  heading: subjectKindWords[each],
  lines: wideConcepts
    .filter(({ kind }) => kind === each)
    .toSorted((a, b) => byName(a.label, b.label))
    .map(toSubjectLine)
    .join("\n"),
}));

/** A narrow one that an address names is offered beside the others, so that the field says what is in use. */
function findSubjects({ subject = "" }: PageFilter): ChoiceGroup[] {
  const named = getConcept(subject);
  if (named?.broader === undefined) return subjectsByKind;
  return [{ heading: "Em uso", lines: toSubjectLine(named) }, ...subjectsByKind];
}

/** Where nobody can be read, the list says why; the filter goes without them. */
export async function loadFilterChoices(
  { pages, log }: Pick<Services, "pages" | "log">,
  filter: PageFilter,
): Promise<FilterChoices> {
  const editors = await pages.findEditors().catch((error: unknown) => {
    log.warn({ err: error }, "who changed pages could not be read");
    return [];
  });
  return { places: placesByCity, subjects: findSubjects(filter), editors };
}
