import { sql } from "kysely";
import type { IssueReason } from "#domain/page-issues.ts";
import type { Database } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import type { PageTables } from "./pages-tables.ts";
import { standingColumns, toStanding } from "./standing-columns.ts";

/** What a check needs to know of a page and of those around it. */
export function createPageCheckFactsRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    async findPages(ids: readonly string[]) {
      const rows = await db
        .selectFrom("generated_pages")
        .select([
          ...standingColumns,
          "id",
          "title",
          "slug",
          "content",
          "description",
          "words",
          "state",
          "created_at",
          "place",
          "is_place_chosen",
          "similarity",
          "similar_to",
          "figures",
          "version",
        ])
        .where("id", "in", ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        slug: row.slug,
        content: row.content,
        description: row.description,
        words: row.words,
        state: row.state,
        version: row.version,
        createdAt: new Date(row.created_at),
        place: row.place ?? "",
        chosenPlace: row.is_place_chosen === 1 ? (row.place ?? "") : null,
        similarity: row.similarity ?? 0,
        similarTo: row.similar_to === null ? null : Number(row.similar_to),
        figures: row.figures.split("|").filter(Boolean),
        standing: toStanding(row),
      }));
    },

    /** By their numbers. */
    async findIds(seqs: readonly number[]): Promise<Map<number, string>> {
      if (seqs.length === 0) return new Map();
      const rows = await db.selectFrom("generated_pages").select(["id", "seq"]).where("seq", "in", seqs).execute();
      return new Map(rows.map(({ id, seq }) => [Number(seq), id]));
    },

    /** The public page that has each of these subjects. */
    async findHolders(subjects: readonly string[]): Promise<Map<string, string>> {
      if (subjects.length === 0) return new Map();
      const rows = await db
        .selectFrom("generated_pages")
        .select(["id", "subject"])
        .where("subject", "in", subjects)
        .where("subject", "<>", "")
        .where("is_published", "=", 1)
        .orderBy("seq", "desc")
        .execute();
      // The oldest is the last one, and stays.
      return new Map(rows.map(({ id, subject }) => [subject, id]));
    },

    /** What somebody left as it was, as "id reason version". */
    async findDismissed(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom("page_dismissals")
        .select(["page_id", "reason", "version"])
        .where("page_id", "in", ids)
        .execute();
      return new Set(rows.map(({ page_id, reason, version }) => toDismissalKey(page_id, reason, version)));
    },

    /** Those of the slugs that the text of another page links to. */
    async findLinked(slugs: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom("page_links")
        .innerJoin("generated_pages", "generated_pages.id", "page_links.page_id")
        .select("to_slug")
        .distinct()
        .where("to_slug", "in", slugs)
        .whereRef("generated_pages.slug", "<>", "page_links.to_slug")
        .where("generated_pages.is_published", "=", 1)
        .execute();
      return new Set(rows.map(({ to_slug }) => to_slug));
    },

    /** Ids, newest first, of pages about these places that search engines may have. */
    async findNewestAbout(places: readonly string[], limit: number): Promise<string[]> {
      if (places.length === 0) return [];
      const rows = await db
        .selectFrom("generated_pages")
        .select("id")
        .where("place", "in", places)
        .where(sql<boolean>`is_indexable = 1`)
        .orderBy("seq", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Those of the slugs with a page that everybody can see. */
    async findAnswered(slugs: readonly string[]): Promise<Set<string>> {
      const found = new Set<string>();
      for (const part of inParts(slugs)) {
        const rows = await db
          .selectFrom("generated_pages")
          .select("slug")
          .where("slug", "in", part)
          .where("is_published", "=", 1)
          .execute();
        for (const { slug } of rows) found.add(slug);
      }
      return found;
    },

    /** Those of the paths that lead on to another. */
    async findRedirected(paths: readonly string[]): Promise<Set<string>> {
      if (paths.length === 0) return new Set();
      const targets = await database.db.transaction().execute((open) => redirectStore.findTargets(open, paths));
      return new Set(targets.keys());
    },
  };
}

export function toDismissalKey(id: string, reason: IssueReason, version: number): string {
  return `${id} ${reason} ${version}`;
}

export type PageCheckFactsRepository = ReturnType<typeof createPageCheckFactsRepository>;
