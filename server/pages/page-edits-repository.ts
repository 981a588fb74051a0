import { DomainError, type ErrorInfo } from "#domain/errors.ts";
import type { PageFields, SaveNote } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { markForCheck, markLinking } from "./page-checks-repository.ts";
import { forgetSignatures } from "./page-comparison-repository.ts";
import { addToDays } from "./page-days-repository.ts";
import { deleteDraft } from "./page-drafts-repository.ts";
import { toPageFacts } from "./page-facts.ts";
import { keepRevisions } from "./page-revisions-repository.ts";
import { findTakenSubjects, isTaken, promoteTwins } from "./page-subjects-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { toColumns } from "./standing-columns.ts";

export type PageEdit = {
  id: string;
  /** The version that it was made from. */
  basedOn: number;
  fields: PageFields;
  /** Of the new text; whether it is published stays as it was. */
  standing: PageStanding;
  note: SaveNote;
  /** Whose unsaved text is saved by it. */
  writer?: string | undefined;
};

/**
 * After `lockPageWrites`. What the page said before is kept as a revision, and its old address leads to the new one.
 * Gives the slugs whose pages look different now. Throws a DomainError when the page is not there, has changed since,
 * or the address is taken.
 */
export async function editPage(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  { id, basedOn, fields, standing, note, writer }: PageEdit,
): Promise<string[]> {
  const transaction = open.withTables<PageTables>();
  const row = await transaction
    .selectFrom("generated_pages")
    .select([
      "seq",
      "slug",
      "version",
      "words",
      "created_at",
      "signature",
      "is_published",
      "is_kept_out",
      "is_indexable",
      "subject",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new DomainError("page-missing");
  if (row.version !== basedOn) throw new DomainError("page-changed");
  const isPublished = row.is_published === 1;
  if (isPublished && standing.hold === "wrong-figure") {
    throw new DomainError("wrong-figure", { found: standing.holdDetail });
  }
  await keepRevisions(open, [id]);
  if (fields.slug !== row.slug) await moveAddress(open, { from: row.slug, to: fields.slug, madeBy: note.by });
  const taken = await findTakenSubjects(transaction, [standing], [id]);
  const judged = { ...standing, isPublished, isKeptOut: row.is_kept_out === 1 };
  const columns = toColumns({ ...judged, isTwin: isTaken(judged, taken) });
  const { chosenPlace, shareText, ...texts } = fields;
  const { place, ...facts } = toPageFacts(fields);
  await transaction
    .updateTable("generated_pages")
    .set({
      ...texts,
      share_text: shareText,
      ...facts,
      place: chosenPlace ?? place,
      is_place_chosen: Number(chosenPlace !== null),
      ...columns,
      version: row.version + 1,
      updated_at: new Date().toISOString(),
      saved_how: note.how,
      saved_by: note.by,
      save_reason: note.reason,
    })
    .where("id", "=", id)
    .execute();
  if (writer !== undefined) await deleteDraft(open, id, writer);
  await forgetSignatures(transaction, [row]);
  await markForCheck(transaction, [id]);
  if (fields.slug !== row.slug) await markLinking(transaction, [row.slug, fields.slug]);
  const change = { words: facts.words - row.words, is_indexable: columns.is_indexable - row.is_indexable };
  await addToDays(transaction, [{ created_at: row.created_at, ...change }], 0);
  const hasLeft = isPublished && row.subject !== columns.subject;
  const heirs = hasLeft ? await promoteTwins(transaction, [row]) : [];
  const slugs = [...new Set([row.slug, fields.slug]), ...heirs];
  await pageChanges.announce(open, slugs);
  return slugs;
}

/** What is at the address, or where it leads; null when the page may have it. */
export async function findAddressProblem(
  open: OpenTransaction,
  { from, to }: { from: string; to: string },
): Promise<ErrorInfo | null> {
  const transaction = open.withTables<PageTables>();
  const other = await transaction.selectFrom("generated_pages").select("id").where("slug", "=", to).executeTakeFirst();
  if (other) return { code: "duplicate-slug", details: { slug: to } };
  const [oldPath, newPath] = [getGeneratedPagePath(from), getGeneratedPagePath(to)];
  const target = (await redirectStore.findTargets(open, [newPath])).get(newPath);
  // What leads here is where it once was.
  if (target === undefined || target === oldPath) return null;
  return { code: "address-redirected", details: { from: newPath, to: target } };
}

async function moveAddress(open: OpenTransaction, { from, to, madeBy }: { from: string; to: string; madeBy: string }) {
  const problem = await findAddressProblem(open, { from, to });
  if (problem) throw new DomainError(problem.code, problem.details);
  await open.withTables<PageTables>().deleteFrom("deleted_pages").where("slug", "=", to).execute();
  const [oldPath, newPath] = [getGeneratedPagePath(from), getGeneratedPagePath(to)];
  await redirectStore.forget(open, [newPath]);
  await redirectStore.save(open, { from: oldPath, to: newPath, kind: "moved", madeBy });
}
