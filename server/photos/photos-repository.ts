import { type Kysely, sql } from "kysely";
import type { Photo, PhotoList } from "#domain/photos.ts";
import { toSearchTerms } from "#domain/search-text.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { toFileColumns, toPhoto, toPhotoSearchText, toRow } from "./photo-columns.ts";
import { addLeftovers, forgetLeftovers } from "./photo-leftovers-repository.ts";
import { toPhotoNotice } from "./photo-notice.ts";
import type { PhotoTables } from "./photos-tables.ts";

export type PhotoSearch = { search: string; list: PhotoList };

/** Photos as rows. Files that come or go with a row are written down in the same transaction. */
export function createPhotosRepository(database: Database) {
  const { pageChanges } = database;
  const db = database.db.withTables<PhotoTables>();

  /** The other servers hear of it once it is committed. */
  const change = (id: string, work: (open: OpenTransaction) => Promise<boolean>): Promise<boolean> =>
    database.db.transaction().execute(async (open) => {
      const isDone = await work(open);
      if (isDone) await pageChanges.announce(open, [toPhotoNotice(id)]);
      return isDone;
    });

  return {
    async getPhoto(id: string): Promise<Photo | null> {
      const row = await db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();
      return row ? toPhoto(row) : null;
    },

    async findPhotos(ids: readonly string[]): Promise<Photo[]> {
      const found: Photo[] = [];
      for (const part of inParts(ids)) {
        const rows = await db.selectFrom("photos").selectAll().where("id", "in", part).execute();
        found.push(...rows.map(toPhoto));
      }
      return found;
    },

    /** Newest first. */
    async listPhotos(wanted: PhotoSearch & { limit: number; offset: number }): Promise<Photo[]> {
      const rows = await selectPhotos(db, wanted)
        .selectAll()
        .orderBy("id", "desc")
        .limit(wanted.limit)
        .offset(wanted.offset)
        .execute();
      return rows.map(toPhoto);
    },

    async countPhotos(wanted: PhotoSearch): Promise<number> {
      const row = await selectPhotos(db, wanted)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    /** Its files are there, and belong to it from now on. */
    async insertPhoto(photo: Photo, files: readonly string[]): Promise<void> {
      await change(photo.id, async (open) => {
        await open.withTables<PhotoTables>().insertInto("photos").values(toRow(photo)).execute();
        await forgetLeftovers(open, files);
        return true;
      });
    },

    /** False when it has changed since `before` was read. What only the photo of before has is left over. */
    changeFiles(before: Photo, after: Photo, fresh: readonly string[], stale: readonly string[]): Promise<boolean> {
      return change(after.id, async (open) => {
        const { numUpdatedRows } = await open
          .withTables<PhotoTables>()
          .updateTable("photos")
          .set(toFileColumns(after))
          .where("id", "=", before.id)
          .where("version", "=", before.version)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await forgetLeftovers(open, fresh);
        await addLeftovers(open, stale, new Date());
        return true;
      });
    },

    setAlt({ id, fileName }: Pick<Photo, "id" | "fileName">, alt: string): Promise<boolean> {
      return change(id, async (open) => {
        const { numUpdatedRows } = await open
          .withTables<PhotoTables>()
          .updateTable("photos")
          .set({ alt, search_text: toPhotoSearchText({ alt, fileName }) })
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },

    /** Into the bin, or out of it with null. */
    setDeleted(id: string, at: Date | null): Promise<boolean> {
      return change(id, async (open) => {
        const { numUpdatedRows } = await open
          .withTables<PhotoTables>()
          .updateTable("photos")
          .set({ deleted_at: at?.toISOString() ?? null })
          .where("id", "=", id)
          .where("deleted_at", at ? "is" : "is not", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },

    /** For good, out of the bin; its files are left over from then on. */
    deletePhoto(id: string, files: readonly string[]): Promise<boolean> {
      return change(id, async (open) => {
        const { numDeletedRows } = await open
          .withTables<PhotoTables>()
          .deleteFrom("photos")
          .where("id", "=", id)
          .where("deleted_at", "is not", null)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await addLeftovers(open, files, new Date());
        return true;
      });
    },

    /** Those that have been in the bin since before. */
    async findDeletedBefore(date: Date, limit: number): Promise<Photo[]> {
      const rows = await db
        .selectFrom("photos")
        .selectAll()
        .where("deleted_at", "<", date.toISOString())
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(toPhoto);
    },
  };
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>;

function selectPhotos(db: Kysely<PhotoTables>, { search, list }: PhotoSearch) {
  let query = db.selectFrom("photos").where("deleted_at", list === "bin" ? "is not" : "is", null);
  if (list === "undescribed") query = query.where("alt", "=", "");
  for (const { text } of toSearchTerms(search)) {
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  return query;
}
