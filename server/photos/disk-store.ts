import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { toStoreError } from "./store-error.ts";

/** A folder. What is being written stands apart until it is whole. */
export function openDiskStore(folder: string): FileStore {
  const unfinished = join(folder, "unfinished");
  // What a crash left there; a data folder has one server.
  const cleared = rm(unfinished, { recursive: true, force: true }).catch(() => {});

  return {
    async put(name, body) {
      const [file, temporary] = [join(folder, name), join(unfinished, randomUUID())];
      try {
        await cleared;
        await Promise.all([dirname(file), unfinished].map((path) => mkdir(path, { recursive: true })));
        await writeWhole(temporary, body);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw toStoreError(error);
      }
    },

    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw toStoreError(error);
      }
    },

    async delete(name) {
      try {
        await rm(join(folder, name), { force: true });
      } catch (error) {
        throw toStoreError(error);
      }
    },
  };
}

/** On the disk itself, not in a buffer that a power cut empties. */
async function writeWhole(path: string, body: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}
