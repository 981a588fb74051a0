import { parseFileName, photoTypes } from "#domain/photos.ts";
import type { FileStore } from "./file-store.ts";
import type { KnownPhotos } from "./known-photos.ts";
import { toPublicName } from "./photo-files.ts";

export type ServedFile = { body: Buffer; type: string };

type Parts = { store: Pick<FileStore, "get">; known: KnownPhotos; maxBytes?: number };

/** What visitors get, kept in memory up to a bound, the least recently asked for out first. */
export function createServedFiles({ store, known, maxBytes = 32 * 1024 * 1024 }: Parts) {
  const kept = new Map<string, ServedFile & { id: string }>();
  let bytes = 0;
  let generation = 0;

  function drop(name: string): void {
    bytes -= kept.get(name)?.body.length ?? 0;
    kept.delete(name);
  }

  function keep(name: string, id: string, file: ServedFile): void {
    drop(name);
    kept.set(name, { ...file, id });
    bytes += file.body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    /** From memory alone. */
    getKept(name: string): ServedFile | null {
      const file = kept.get(name);
      if (!file) return null;
      kept.delete(name);
      kept.set(name, file);
      return file;
    },

    /** Null for what no photo has, or has no more: a name of before a blur must not show what is blurred now. */
    async get(name: string): Promise<ServedFile | null> {
      const asked = parseFileName(name);
      if (!asked) return null;
      const before = generation;
      const [photo] = await known.find([asked.id]);
      const isThere = photo?.hash === asked.hash && photo.deletedAt === null && photo.widths.includes(asked.width);
      const body = isThere ? await store.get(toPublicName(asked, asked.width, asked.format)) : null;
      if (!body) return null;
      const file = { body, type: photoTypes[asked.format] };
      if (before === generation) keep(name, asked.id, file);
      return file;
    },

    /** Null: all of them. */
    forget(id: string | null): void {
      generation += 1;
      for (const [name, file] of kept) if (id === null || file.id === id) drop(name);
    },
  };
}

export type ServedFiles = ReturnType<typeof createServedFiles>;
