import type { Photo } from "#domain/photos.ts";
import type { PhotosRepository } from "./photos-repository.ts";

/** More than a shop has; a row weighs about a kilobyte. */
const mostKept = 2_000;

/** Rows of photos that pages show, kept until one changes: a visitor never waits for the database. */
export class KnownPhotos {
  readonly #photos: Pick<PhotosRepository, "findPhotos">;
  readonly #kept = new Map<string, Photo>();
  #generation = 0;

  constructor(photos: Pick<PhotosRepository, "findPhotos">) {
    this.#photos = photos;
  }

  /** Those of the ids that there are, in their order. */
  async find(ids: readonly string[]): Promise<Photo[]> {
    const missing = [...new Set(ids)].filter((id) => !this.#kept.has(id));
    const generation = this.#generation;
    const read = missing.length > 0 ? await this.#photos.findPhotos(missing) : [];
    // What changed in between may have been read before it did.
    if (generation === this.#generation) for (const photo of read) this.#keep(photo);
    const fresh = new Map(read.map((photo) => [photo.id, photo]));
    return ids.flatMap((id) => fresh.get(id) ?? this.#kept.get(id) ?? []);
  }

  /** Null: all of them. */
  forget(id: string | null): void {
    this.#generation += 1;
    if (id === null) this.#kept.clear();
    else this.#kept.delete(id);
  }

  #keep(photo: Photo): void {
    this.#kept.set(photo.id, photo);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
  }
}
