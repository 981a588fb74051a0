import { createHash } from "node:crypto";
import { isDomainError } from "#domain/errors.ts";
import { type Photo, type PhotoFormat, photoFormats, photoTypes, toFileName } from "#domain/photos.ts";
import type { Log } from "../log.ts";
import type { FileStore } from "./file-store.ts";
import type { PhotoFiles } from "./make-files.ts";
import type { PhotoLeftoversRepository } from "./photo-leftovers-repository.ts";

type Named = Pick<Photo, "id" | "hash" | "widths" | "original">;
type Version = Pick<Photo, "id" | "version" | "look" | "original">;

/** What visitors may see stands apart from what they may not. */
export function toPublicName(photo: Pick<Photo, "id" | "hash">, width: number, format: PhotoFormat): string {
  return `public/${toFileName(photo, width, format)}`;
}

export function toOriginalName({ id, original }: Pick<Photo, "id" | "original">): string {
  return `originals/${id}-${original.hash}.jpg`;
}

/** The names of all its files. */
export function findNames(photo: Named): string[] {
  const shown = photo.widths.flatMap((width) => photoFormats.map((format) => toPublicName(photo, width, format)));
  return [toOriginalName(photo), ...shown];
}

export function hashBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** Of the picture and all that is done to it. With its version no name comes twice, whatever is undone and done again. */
export function hashVersion({ id, version, look, original }: Version): string {
  return hashBytes(Buffer.from(JSON.stringify([id, version, original.hash, look])));
}

export type NamedFile = { name: string; body: Buffer; type: string };

export function nameFiles(photo: Pick<Photo, "id" | "hash">, { files }: PhotoFiles): NamedFile[] {
  return files.map(({ width, format, body }) => ({
    name: toPublicName(photo, width, format),
    body,
    type: photoTypes[format],
  }));
}

/** By then whoever wrote them is done, or dead. */
const unclaimedMilliseconds = 60 * 60 * 1_000;
const namesAtOnce = 200;

type Parts = { store: FileStore; leftovers: PhotoLeftoversRepository; log: Log };

export function createPhotoFiles({ store, leftovers, log }: Parts) {
  /** Those that cannot be deleted now stay written down. */
  async function remove(names: readonly string[]): Promise<void> {
    try {
      for (const name of names) await store.delete(name);
      await leftovers.forgetLeftovers(names);
    } catch (error) {
      log.warn({ err: error, files: names.length }, "files of a photo could not be deleted, trying again later");
    }
  }

  return {
    remove,

    /** All of them and then what `claim` writes, or none: what fails in between takes the files away again. */
    async write<Value>(files: readonly NamedFile[], claim: (names: string[]) => Promise<Value>): Promise<Value> {
      const names = files.map(({ name }) => name);
      await leftovers.addLeftovers(names, new Date(Date.now() + unclaimedMilliseconds));
      try {
        // The smallest first: a store that hangs is noticed before a large file is given the time that it may take.
        const inOrder = files.toSorted((a, b) => a.body.length - b.body.length);
        for (const { name, body, type } of inOrder) await store.put(name, body, type);
        return await claim(names);
      } catch (error) {
        // Of a store that does not answer nobody waits for more; they are written down.
        if (!isDomainError(error, "photo-store-away")) await remove(names);
        throw error;
      }
    },

    /** What is due, some at a time. */
    async removeLeftovers(now: Date): Promise<void> {
      await remove(await leftovers.findLeftovers(now, namesAtOnce));
    },
  };
}

export type StoredPhotoFiles = ReturnType<typeof createPhotoFiles>;
