import type { PhotoView } from "#domain/photos.ts";
import { Photo } from "./photo.tsx";
import { Section } from "./section.tsx";

type PhotoStripProps = { photos: readonly PhotoView[]; heading: string; isShaded?: boolean };

/** Photos of work that was done; nothing where there are none. */
export function PhotoStrip({ photos, heading, isShaded }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <Section heading={heading} isShaded={isShaded}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.id} className="overflow-hidden rounded-2xl border border-line">
            <Photo
              photo={photo}
              sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
              className="aspect-[4/3] h-auto w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
