import type { Shop } from "#content/shop.ts";
import type { BatchOptions } from "#domain/batches.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { stripTags } from "#domain/strip-tags.ts";
import type { Database } from "../database/database.ts";
import type { PageChanger } from "../pages/page-changer-service.ts";
import { createTextReplacer } from "./replace-in-page.ts";

export type ReplacePreview = {
  changes: { id: string; title: string; before: string; after: string }[];
  /** Pages that were looked at, or will be. */
  candidates: number;
  /** For `after`, or null at the end. */
  next: string | null;
};

type Parts = { database: Database; pages: PageChanger; shop: Shop };

const shownChanges = 20;
const pagesAtOnce = 50;
/** Nobody waits longer than for so many; the rest is a link away. */
const mostPages = 5_000;
/** Words around what changes, so that one sees where it stands. */
const around = 60;

/**
 * Of a hundred thousand pages only those that have the words need be looked at. The first and the last may be a part
 * of one, and titles and the shop's figures stand in no index of texts.
 */
export async function findCandidates(
  pages: PageChanger,
  filter: PageFilter,
  { find, isInTitle }: BatchOptions<"replace">,
): Promise<string[]> {
  const words = (find.match(/\p{L}{3,}/gu) ?? []).slice(1, -1);
  const canNarrow = words.length > 0 && !isInTitle && filter.search === undefined && (await pages.areTextsKnown());
  return pages.findIds(canNarrow ? { ...filter, search: words.join(" "), inText: true } : filter);
}

export async function previewReplace(
  { database, pages, shop }: Parts,
  options: BatchOptions<"replace">,
  wanted: PageFilter | { ids: readonly string[] },
  after: string | null,
): Promise<ReplacePreview> {
  const ids = "ids" in wanted ? wanted.ids : (await findCandidates(pages, wanted, options)).toReversed();
  const replace = createTextReplacer(shop);
  const changes: ReplacePreview["changes"] = [];
  let at = after === null ? 0 : ids.indexOf(after) + 1;
  const last = at + mostPages;
  while (at < Math.min(last, ids.length) && changes.length < shownChanges) {
    const part = ids.slice(at, at + pagesAtOnce);
    const found = new Map(
      (await database.db.transaction().execute((open) => pages.getPages(open, part))).map((page) => [page.id, page]),
    );
    for (const id of part) {
      at += 1;
      const page = found.get(id);
      const changed = page && replace(page, options);
      if (!page || !changed) continue;
      changes.push({ id, title: page.title, ...showChange([page, { ...page, ...changed }], options, shop) });
      if (changes.length === shownChanges) break;
    }
  }
  return { changes, candidates: ids.length, next: at < ids.length ? (ids[at - 1] ?? null) : null };
}

/** As visitors read it, around the first difference. */
function showChange(
  [before, after]: [GeneratedPage, GeneratedPage],
  { find, replacement }: BatchOptions<"replace">,
  shop: Shop,
): { before: string; after: string } {
  const [old, changed] = [toText(before, shop), toText(after, shop)];
  let start = 0;
  while (start < old.length && old[start] === changed[start]) start += 1;
  const cut = (text: string, length: number) => {
    const [from, to] = [Math.max(0, start - around), Math.min(text.length, start + length + around)];
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return { before: cut(old, find.length), after: cut(changed, replacement.length) };
}

function toText({ title, description, content, shareText }: GeneratedPage, shop: Shop): string {
  const text = stripTags(shop.fill(content), " ");
  return [title, text, description, shareText].filter(Boolean).join(" · ").replace(/\s+/g, " ");
}
