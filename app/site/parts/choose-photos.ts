import type { PhotoView } from "#domain/photos.ts";
import { createRandom } from "#domain/random.ts";
import type { Services } from "#server/services.ts";

const most = 6;

/** What the owner shows of her work: all of it where `seed` is not given, else a few that are always the same. */
export async function findWorkPhotos(
  { photos, shop }: Pick<Services, "photos" | "shop">,
  choice?: { seed: string; count: number },
): Promise<PhotoView[]> {
  const ids = shop.facts.home.photos;
  if (ids.length === 0) return [];
  return photos.findViews(
    choice ? createRandom(`photos ${choice.seed}`).sample(ids, choice.count) : ids.slice(0, most),
  );
}
