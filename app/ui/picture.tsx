import type { ComponentProps } from "react";
import type { PhotoView } from "#domain/photos.ts";

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "sizes" | "width" | "height"> & {
  photo: PhotoView;
  /** How wide it stands in the page, so that the browser fetches no more than it needs. */
  sizes: string;
};

/** The best format and width that the browser takes. Its room is known before it comes. */
export function Picture({ photo, sizes, alt = photo.alt, ...image }: PictureProps) {
  const fallback = photo.sources.at(-1);
  return (
    <picture>
      {photo.sources.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        width={photo.width}
        height={photo.height}
        decoding="async"
        {...image}
        sizes={sizes}
        srcSet={fallback?.srcSet}
        src={photo.src}
      />
    </picture>
  );
}
