import { join } from "node:path";
import type { Config } from "../config.ts";
import { openDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { openS3Store } from "./s3-store.ts";

export function openFileStore({ storageUrl, dataDir }: Pick<Config, "storageUrl" | "dataDir">): FileStore {
  return storageUrl === null ? openDiskStore(join(dataDir, "photos")) : openS3Store(storageUrl);
}
