import { escapeHtml } from "./escape-html.ts";
import type { PhotoView } from "./photos.ts";

/** In stored HTML a photo of the library is `<figure data-photo="{id}"></figure>`; what it shows is filled when served. */
const figure = /<figure data-photo="([0-9a-f-]{36})">.*?<\/figure>/gs;

export function isPhotoId(text: string): boolean {
  return /^[0-9a-f-]{36}$/.test(text);
}

/** Each once, in the order of the text. */
export function findPhotosIn(html: string): string[] {
  if (!html.includes("<figure ")) return [];
  return [...new Set(Array.from(html.matchAll(figure), ([, id = ""]) => id))];
}

/** Nothing but the ids is kept: the library knows the rest. */
export function emptyPhotos(html: string): string {
  return html.replace(figure, '<figure data-photo="$1"></figure>');
}

/** How wide a photo stands in a text: as wide as its column. */
const sizes = "(min-width: 768px) 44rem, 100vw";

/** As visitors get it. A photo that is gone, or has no description yet, leaves nothing behind. */
export function fillPhotos(html: string, views: readonly PhotoView[]): string {
  if (!html.includes("<figure ")) return html;
  return html.replace(figure, (_, id: string) => {
    const view = views.find((photo) => photo.id === id);
    return view ? `<figure>${toPictureHtml(view)}</figure>` : "";
  });
}

/** The same markup as app/ui/picture.tsx gives, for text that comes as HTML. */
function toPictureHtml({ alt, width, height, sources, src }: PhotoView): string {
  const others = sources
    .slice(0, -1)
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`);
  const fallback = `srcset="${sources.at(-1)?.srcSet ?? ""}" sizes="${sizes}" src="${src}"`;
  return `<picture>${others.join("")}<img alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async" ${fallback}></picture>`;
}
