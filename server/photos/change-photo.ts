import { DomainError } from "#domain/errors.ts";
import { isRect, type Photo, type PhotoLook, photoLimits } from "#domain/photos.ts";
import { newId } from "../database/new-id.ts";
import type { FileStore } from "./file-store.ts";
import { makeFiles, toOriginal } from "./make-files.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import { findNames, hashBytes, hashVersion, nameFiles, type StoredPhotoFiles, toOriginalName } from "./photo-files.ts";
import type { PhotosRepository } from "./photos-repository.ts";
import { type Picture, readPicture } from "./read-picture.ts";

/** A file as it came in. */
export type Upload = { bytes: Buffer; fileName: string };

type Parts = {
  photos: PhotosRepository;
  files: StoredPhotoFiles;
  store: FileStore;
  oneAtATime: OneAtATime;
};

const untouched: PhotoLook = { crop: null, blurs: [] };
const originalType = "image/jpeg";

/** Makes photos and changes their files: all of the new files, then the row, then what is old goes. */
export function createPhotoChanges({ photos, files, store, oneAtATime }: Parts) {
  async function build(base: Omit<Photo, "hash" | "width" | "height" | "widths" | "bytes">, picture: Picture) {
    const made = await makeFiles(picture, base.look);
    const hash = hashVersion(base);
    const named = nameFiles({ id: base.id, hash }, made);
    const photo: Photo = {
      ...base,
      hash,
      width: made.width,
      height: made.height,
      widths: [...new Set(made.files.map(({ width }) => width))],
      bytes: named.reduce((sum, { body }) => sum + body.length, 0),
    };
    return { photo, named };
  }

  async function buildFromUpload(
    base: Omit<Photo, "hash" | "width" | "height" | "widths" | "bytes" | "original">,
    bytes: Buffer,
  ) {
    const picture = await readPicture(bytes);
    const body = await toOriginal(picture);
    const original = { width: picture.width, height: picture.height, hash: hashBytes(body) };
    const { photo, named } = await build({ ...base, original }, picture);
    const kept = { name: toOriginalName(photo), body, type: originalType };
    return { photo: { ...photo, bytes: photo.bytes + body.length }, named: [kept, ...named] };
  }

  async function exchange(before: Photo, { photo, named }: Awaited<ReturnType<typeof build>>): Promise<Photo> {
    const kept = new Set(findNames(photo));
    const stale = findNames(before).filter((name) => !kept.has(name));
    await files.write(named, async (names) => {
      if (!(await photos.changeFiles(before, photo, names, stale))) throw new DomainError("photo-changed");
    });
    await files.remove(stale);
    return photo;
  }

  return {
    create: (upload: Upload, createdBy: string): Promise<Photo> =>
      oneAtATime(async () => {
        const base = { id: newId(), alt: "", version: 1, look: untouched, createdAt: new Date(), createdBy };
        const fileName = toShownName(upload.fileName);
        const { photo, named } = await buildFromUpload({ ...base, fileName, deletedAt: null }, upload.bytes);
        await files.write(named, (names) => photos.insertPhoto(photo, names));
        return photo;
      }),

    /** The same photo with another picture; what was cut or hidden in the old one says nothing of the new one. */
    replace: (before: Photo, upload: Upload): Promise<Photo> =>
      oneAtATime(async () => {
        const { original: _, ...rest } = before;
        const base = { ...rest, version: before.version + 1, look: untouched, fileName: toShownName(upload.fileName) };
        return exchange(before, await buildFromUpload(base, upload.bytes));
      }),

    changeLook: (before: Photo, look: PhotoLook): Promise<Photo> =>
      oneAtATime(async () => {
        requireLook(look);
        const original = await store.get(toOriginalName(before));
        if (!original) throw new DomainError("photo-store-away", { reason: "the original is missing" });
        const built = await build({ ...before, version: before.version + 1, look }, await readPicture(original));
        const bytes = built.photo.bytes + original.length;
        return exchange(before, { ...built, photo: { ...built.photo, bytes } });
      }),
  };
}

function requireLook({ crop, blurs }: PhotoLook): void {
  if (blurs.length > photoLimits.blurs) throw new DomainError("photo-too-many-blurs");
  if ([...(crop ? [crop] : []), ...blurs].some((rect) => !isRect(rect))) throw new DomainError("photo-area-invalid");
}

/** Its name without folders and without what no screen shows. */
function toShownName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? "";
  return name.replace(/\p{C}/gu, "").trim().slice(0, 150) || "foto";
}
