import { sayCount } from "#content/words/say-count.ts";
import type { PageRange } from "#domain/paging.ts";
import type { FormAnswer } from "../parts/read-form.ts";
import { type ListedPhoto, PhotoCard } from "./photo-card.tsx";
import type { PhotosPlace } from "./photos-address.ts";

type PhotoGridProps = {
  photos: ListedPhoto[];
  place: PhotosPlace;
  range: PageRange;
  refusal: (FormAnswer & { id: string }) | undefined;
};

export function PhotoGrid({ photos, place, range, refusal }: PhotoGridProps) {
  return (
    <section aria-label="Lista de fotos" className="space-y-3">
      <p className="text-soft-ink">
        {sayCount(range.total, "foto", "fotos")}
        {place.search !== "" && (range.total === 1 ? " encontrada" : " encontradas")}
      </p>
      <ul className="grid grid-cols-1 gap-4 min-[480px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} answer={refusal?.id === photo.id ? refusal : undefined} />
        ))}
      </ul>
    </section>
  );
}
