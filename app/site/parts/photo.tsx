import { Picture } from "#app/ui/picture.tsx";
import type { PhotoView } from "#domain/photos.ts";

type PhotoProps = {
  photo: PhotoView;
  /** How wide it stands in the page: "(min-width: 768px) 33vw, 100vw". */
  sizes: string;
  /** It is among the first things a visitor sees, so it must not wait. */
  isFirst?: boolean;
  className?: string;
};

/** A photo of the library. Pages that show one name its cache tag, `photo:{id}`. */
export function Photo({ photo, sizes, isFirst = false, className = "h-auto max-w-full" }: PhotoProps) {
  return (
    <Picture
      photo={photo}
      sizes={sizes}
      className={className}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
