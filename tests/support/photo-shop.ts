import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Photo } from "#domain/photos.ts";
import type { Database } from "#server/database/database.ts";
import { createLog } from "#server/log.ts";
import { openPhotos } from "#server/photos/photos-service.ts";
import { makePhoto } from "./pictures.ts";

const log = createLog("silent");
const bytes = await makePhoto({ width: 400, height: 60 });

type Options = { storageUrl?: string | null; useFinders?: Parameters<typeof openPhotos>[0]["useFinders"] };

/** Photos on a database, in a data folder of their own. */
export function openWith(database: Database, { storageUrl = null, useFinders }: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "basculante-photos-"));
  const changed: string[] = [];
  const parts = { database, config: { dataDir, storageUrl }, log, onChange: (id: string) => changed.push(id) };
  const photos = openPhotos({ ...parts, useFinders });
  onTestFinished(async () => {
    await photos.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const list = (folder: string) => {
    const path = join(dataDir, "photos", folder);
    return existsSync(path) ? readdirSync(path) : [];
  };
  const findFiles = () => [...list("public"), ...list("originals"), ...list("unfinished")];
  const create = (fileName = "portao.jpg") => photos.service.createPhoto({ bytes, fileName }, "ana@exemplo.com.br");
  const getFileName = ({ id, hash, widths }: Photo) => `${id}-${hash}-${widths.at(-1)}.webp`;
  return { ...photos, changed, findFiles, create, getFileName };
}

export async function read({ service }: Pick<ReturnType<typeof openWith>, "service">, id: string): Promise<Photo> {
  const photo = await service.getPhoto(id);
  if (!photo) throw new Error("the photo is gone");
  return photo;
}

export const all = { search: "", list: "all", page: 1 } as const;
