import { getPlaceBySlug } from "#content/places/places.ts";
import { fieldNames } from "#content/words/editor-words.ts";
import type { PageFields } from "#domain/page-life.ts";
import type { TextBlock } from "#server/html/compare-texts.ts";
import type { Services } from "#server/services.ts";

export type FieldChange = { name: string; before: string; after: string };

/** What differs between two versions of a page, for who never saw code. */
export type VersionChanges = { fields: FieldChange[]; text: TextBlock[] };

const empty = "(vazio)";

export async function compareVersions(
  { pages, photos }: Pick<Services, "pages" | "photos">,
  before: PageFields,
  after: PageFields,
): Promise<VersionChanges> {
  const [old, fresh] = [toShown(before), toShown(after)];
  const names = Object.keys(fieldNames) as (keyof typeof fieldNames)[];
  const fields = names
    .filter((name) => old[name] !== fresh[name])
    .map((name) => ({ name: fieldNames[name], before: old[name] || empty, after: fresh[name] || empty }));
  return { fields, text: await namePhotos(photos, pages.compareTexts(before.content, after.content)) };
}

function toShown({ title, slug, description, shareText, chosenPlace }: PageFields) {
  const place = chosenPlace === null ? "como o título diz" : (getPlaceBySlug(chosenPlace)?.key ?? "nenhum lugar");
  return { title, slug, description, shareText, place };
}

/** Photos by what they show. */
async function namePhotos(photos: Services["photos"], blocks: readonly TextBlock[]): Promise<TextBlock[]> {
  const ids = blocks.filter(({ kind }) => kind === "photo").flatMap(({ runs }) => runs.map(({ text }) => text));
  const views = ids.length > 0 ? await photos.findViews([...new Set(ids)]) : [];
  return blocks.map((block) =>
    block.kind === "photo"
      ? { ...block, runs: block.runs.map((run) => ({ ...run, text: namePhoto(run.text) })) }
      : block,
  );

  function namePhoto(id: string): string {
    return `Foto: ${views.find((view) => view.id === id)?.alt ?? "não está mais na biblioteca"}`;
  }
}
