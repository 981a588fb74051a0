import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";
import type { Photo } from "#domain/photos.ts";
import { plainLetters } from "#domain/search-text.ts";
import type { PhotoTables } from "./photos-tables.ts";

type Row = Selectable<PhotoTables["photos"]>;

const share = z.number().min(0).max(1);
const rect = z.object({ x: share, y: share, width: share, height: share });
const rects = z.array(rect);
const numbers = z.array(z.int().positive());

export function toPhoto(row: Row): Photo {
  return {
    id: row.id,
    alt: row.alt,
    fileName: row.file_name,
    width: row.width,
    height: row.height,
    original: { width: row.original_width, height: row.original_height, hash: row.original_hash },
    look: { crop: row.crop === null ? null : parseJson(row.crop, rect), blurs: parseJson(row.blurs, rects) ?? [] },
    hash: row.hash,
    version: row.version,
    widths: parseJson(row.widths, numbers) ?? [],
    bytes: row.bytes,
    createdAt: new Date(row.created_at),
    createdBy: row.created_by,
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
  };
}

export function toRow(photo: Photo): Insertable<PhotoTables["photos"]> {
  return {
    id: photo.id,
    alt: photo.alt,
    created_at: photo.createdAt.toISOString(),
    created_by: photo.createdBy,
    deleted_at: photo.deletedAt?.toISOString() ?? null,
    ...toFileColumns(photo),
  };
}

/** What a change of its files changes. */
export function toFileColumns(photo: Photo) {
  return {
    file_name: photo.fileName,
    width: photo.width,
    height: photo.height,
    original_width: photo.original.width,
    original_height: photo.original.height,
    original_hash: photo.original.hash,
    crop: photo.look.crop && JSON.stringify(photo.look.crop),
    blurs: JSON.stringify(photo.look.blurs),
    hash: photo.hash,
    version: photo.version,
    widths: JSON.stringify(photo.widths),
    bytes: photo.bytes,
    search_text: toPhotoSearchText(photo),
  };
}

export function toPhotoSearchText({ alt, fileName }: Pick<Photo, "alt" | "fileName">): string {
  return plainLetters(`${alt} ${fileName}`);
}
