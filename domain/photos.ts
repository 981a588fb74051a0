/** Shares of a picture's width and height, 0 to 1, from its upper left corner. */
export type Rect = { x: number; y: number; width: number; height: number };

/** What is done to the picture before anyone sees it. */
export type PhotoLook = { crop: Rect | null; blurs: readonly Rect[] };

export type Photo = {
  id: string;
  /** What it shows, for who cannot see it. Empty until somebody has written it; until then no page shows the photo. */
  alt: string;
  /** As it was called where it came from. */
  fileName: string;
  /** As visitors see it, after the crop. */
  width: number;
  height: number;
  original: { width: number; height: number; hash: string };
  look: PhotoLook;
  /** In the names of its files: a changed photo has other names, so a browser may keep each for ever. */
  hash: string;
  /** Counts the changes of its files. */
  version: number;
  /** Those its files have, smallest first. */
  widths: readonly number[];
  /** Of all its files. */
  bytes: number;
  createdAt: Date;
  createdBy: string;
  /** Null unless it is in the bin. */
  deletedAt: Date | null;
};

/** A photo as a public page shows it. */
export type PhotoView = {
  id: string;
  alt: string;
  width: number;
  height: number;
  /** Best first; the last is what every browser knows. */
  sources: { type: string; srcSet: string }[];
  /** For who knows no sets of sources. */
  src: string;
};

/** Where a photo is shown: the place's name and address. */
export type PhotoUse = { label: string; path: string };

export const photoLists = ["all", "undescribed", "bin"] as const;

export type PhotoList = (typeof photoLists)[number];

const megabyte = 1024 * 1024;

export const photoLimits = {
  alt: { min: 3, max: 200 },
  fileBytes: 15 * megabyte,
  /** A form without JavaScript sends several at once. */
  formBytes: 64 * megabyte,
  pixels: 50_000_000,
  originalSide: 3_000,
  blurs: 20,
  /** Smaller shares are slips of a finger. */
  smallestShare: 0.01,
  daysInBin: 30,
} as const;

/** Photos in one page of the panel's list. */
export const photoListSize = 24;

export const photoFormats = ["avif", "webp", "jpg"] as const;

export type PhotoFormat = (typeof photoFormats)[number];

export const photoTypes: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Where visitors get them. */
const photosRoot = "/fotos/";

const offeredWidths = [320, 640, 960, 1280, 1920];

/** Never wider than the picture is; the widest is always among them, so that no pixel of a small one is lost. */
export function toWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...offeredWidths));
  return [...offeredWidths.filter((offered) => offered < widest), widest];
}

export function toFileName({ id, hash }: Pick<Photo, "id" | "hash">, width: number, format: PhotoFormat): string {
  return `${id}-${hash}-${width}.${format}`;
}

type PhotoFileName = { id: string; hash: string; width: number; format: PhotoFormat };

/** Null for what is no name of ours. */
export function parseFileName(name: string): PhotoFileName | null {
  const match = /^([0-9a-f-]{36})-([0-9a-f]{16})-(\d{1,4})\.(avif|webp|jpg)$/.exec(name);
  if (!match) return null;
  const [, id = "", hash = "", width = "", format = ""] = match;
  return { id, hash, width: Number(width), format: format as PhotoFormat };
}

export function toPhotoView(photo: Pick<Photo, "id" | "alt" | "width" | "height" | "hash" | "widths">): PhotoView {
  const { id, alt, width, height, widths } = photo;
  const toPath = (size: number, format: PhotoFormat) => photosRoot + toFileName(photo, size, format);
  const usual = widths.find((size) => size >= 640) ?? widths.at(-1) ?? width;
  return {
    id,
    alt,
    width,
    height,
    sources: photoFormats.map((format) => ({
      type: photoTypes[format],
      srcSet: widths.map((size) => `${toPath(size, format)} ${size}w`).join(", "),
    })),
    src: toPath(usual, "jpg"),
  };
}

/** Inside the picture, and large enough to be meant. */
export function isRect({ x, y, width, height }: Rect): boolean {
  const { smallestShare } = photoLimits;
  const hasSize = width >= smallestShare && height >= smallestShare;
  // What a browser computes may be off by the last digit.
  return hasSize && x >= 0 && y >= 0 && x + width <= 1.0001 && y + height <= 1.0001;
}

export type Box = { left: number; top: number; width: number; height: number };

/** In whole pixels, and rather one more than one less: what is to be hidden must not show at an edge. */
export function toBox(rect: Rect, picture: { width: number; height: number }): Box {
  const left = Math.min(Math.floor(rect.x * picture.width), picture.width - 1);
  const top = Math.min(Math.floor(rect.y * picture.height), picture.height - 1);
  const right = Math.min(Math.ceil((rect.x + rect.width) * picture.width), picture.width);
  const bottom = Math.min(Math.ceil((rect.y + rect.height) * picture.height), picture.height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
