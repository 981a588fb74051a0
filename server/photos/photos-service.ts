import { DomainError } from "#domain/errors.ts";
import { type PageRange, pageRange } from "#domain/paging.ts";
import {
  type Photo,
  type PhotoLook,
  type PhotoUse,
  type PhotoView,
  photoLimits,
  photoListSize,
  toPhotoView,
} from "#domain/photos.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createPhotoChanges, type Upload } from "./change-photo.ts";
import { type Bin, emptyBin, startEmptyingBin } from "./empty-bin.ts";
import { KnownPhotos } from "./known-photos.ts";
import { createOneAtATime } from "./one-at-a-time.ts";
import { openFileStore } from "./open-file-store.ts";
import { createPhotoFiles, findNames, toOriginalName } from "./photo-files.ts";
import { createPhotoLeftoversRepository } from "./photo-leftovers-repository.ts";
import { readPhotoNotice } from "./photo-notice.ts";
import { createPhotosRepository, type PhotoSearch } from "./photos-repository.ts";
import { createServedFiles, type ServedFiles } from "./served-files.ts";
import { shrinkForPanel } from "./shrink-for-panel.ts";

/** Tells where a photo is shown. */
export type FindPhotoUses = (id: string) => Promise<PhotoUse[]>;

export type PhotosPage = { photos: Photo[]; range: PageRange; undescribed: number; inBin: number };

/** What the panel and the pages may do with photos. What is refused is a DomainError. */
export type PhotosService = {
  listPhotos(wanted: PhotoSearch & { page: number }): Promise<PhotosPage>;
  getPhoto(id: string): Promise<Photo | null>;
  createPhoto(upload: Upload, createdBy: string): Promise<Photo>;
  replacePhoto(id: string, upload: Upload): Promise<void>;
  changeAlt(id: string, alt: string): Promise<void>;
  changeLook(id: string, look: PhotoLook): Promise<void>;
  /** Into the bin, where it waits for 30 days. */
  deletePhoto(id: string): Promise<void>;
  restorePhoto(id: string): Promise<void>;
  /** Out of the bin, for good. */
  purgePhoto(id: string): Promise<void>;
  /** Whole and with nothing hidden, for the panel alone; null when there is none. */
  getOriginal(id: string, width: number): Promise<Buffer | null>;
  /** For pages: those of the ids that may be shown, in their order. */
  findViews(ids: readonly string[]): Promise<PhotoView[]>;
  findUses: FindPhotoUses;
};

export type Photos = {
  service: PhotosService;
  served: ServedFiles;
  /** The largest bodies of the forms that take photos, by the path of their page. */
  formLimits: ReadonlyMap<string, number>;
  /** Takes a notice of another server; false when it is not about a photo. Null: anything may have changed. */
  hear(notice: string | null): boolean;
  /** Deletes what has been in the bin for long enough, and files that no photo has. Done every hour besides. */
  sweep(now: Date): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  database: Database;
  config: Pick<Config, "storageUrl" | "dataDir">;
  log: Log;
  /** Called with the id of a photo that changed, here or on another server. */
  onChange(id: string): void;
  useFinders?: readonly FindPhotoUses[];
};

const photosAtOnce = 50;

export function openPhotos({ database, config, log, onChange, useFinders = [] }: Parts): Photos {
  const photos = createPhotosRepository(database);
  const store = openFileStore(config);
  const files = createPhotoFiles({ store, leftovers: createPhotoLeftoversRepository(database), log });
  const changes = createPhotoChanges({ photos, files, store, oneAtATime: createOneAtATime() });
  const known = new KnownPhotos(photos);
  const served = createServedFiles({ store, known });

  function forget(id: string): void {
    known.forget(id);
    served.forget(id);
    onChange(id);
  }

  async function requirePhoto(id: string): Promise<Photo> {
    const photo = await photos.getPhoto(id);
    if (!photo || photo.deletedAt) throw new DomainError("photo-not-found");
    return photo;
  }

  async function write(id: string, isDone: Promise<boolean>): Promise<void> {
    if (!(await isDone)) throw new DomainError("photo-not-found");
    forget(id);
  }

  async function purge(photo: Photo): Promise<boolean> {
    const names = findNames(photo);
    if (!(await photos.deletePhoto(photo.id, names))) return false;
    forget(photo.id);
    await files.remove(names);
    return true;
  }

  const bin: Bin = {
    async deleteBefore(date) {
      for (const photo of await photos.findDeletedBefore(date, photosAtOnce)) await purge(photo);
    },
    removeLeftovers: files.removeLeftovers,
  };

  return {
    service: {
      async listPhotos({ page, ...wanted }) {
        const { search } = wanted;
        const [total, undescribed, inBin] = await Promise.all([
          photos.countPhotos(wanted),
          photos.countPhotos({ search, list: "undescribed" }),
          photos.countPhotos({ search, list: "bin" }),
        ]);
        const range = pageRange(page, total, photoListSize);
        const offset = (range.page - 1) * photoListSize;
        return {
          photos: await photos.listPhotos({ ...wanted, limit: photoListSize, offset }),
          range,
          undescribed,
          inBin,
        };
      },
      getPhoto: photos.getPhoto,
      createPhoto: changes.create,
      async replacePhoto(id, upload) {
        await changes.replace(await requirePhoto(id), upload);
        forget(id);
      },
      async changeAlt(id, typed) {
        const alt = typed.replace(/\s+/g, " ").trim();
        const { min, max } = photoLimits.alt;
        if (alt.length < min || alt.length > max) throw new DomainError("photo-alt-length");
        await write(id, photos.setAlt(await requirePhoto(id), alt));
      },
      async changeLook(id, look) {
        await changes.changeLook(await requirePhoto(id), look);
        forget(id);
      },
      deletePhoto: (id) => write(id, photos.setDeleted(id, new Date())),
      restorePhoto: (id) => write(id, photos.setDeleted(id, null)),
      async purgePhoto(id) {
        const photo = await photos.getPhoto(id);
        if (!photo || !(await purge(photo))) throw new DomainError("photo-not-found");
      },
      async getOriginal(id, width) {
        const photo = await photos.getPhoto(id);
        const original = photo && (await store.get(toOriginalName(photo)));
        return original && shrinkForPanel(original, width);
      },
      async findViews(ids) {
        const found = await known.find(ids);
        return found.filter(({ alt, deletedAt }) => alt !== "" && deletedAt === null).map(toPhotoView);
      },
      async findUses(id) {
        return (await Promise.all(useFinders.map((find) => find(id)))).flat();
      },
    },
    served,
    formLimits: new Map(["/admin/fotos", "/admin/fotos/:id"].map((path) => [path, photoLimits.formBytes])),
    hear(notice) {
      const id = notice === null ? null : readPhotoNotice(notice);
      if (notice !== null && id === null) return false;
      if (id !== null) forget(id);
      else {
        known.forget(null);
        served.forget(null);
      }
      return id !== null;
    },
    sweep: (now) => emptyBin(bin, now),
    stop: startEmptyingBin(bin, log),
  };
}
