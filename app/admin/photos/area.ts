import type { PhotoLook, Rect } from "#domain/photos.ts";

/** A rectangle as its fields hold it: in hundredths of the picture, as text, since someone may be typing. */
export type Area = Record<keyof Rect, string>;

export const noArea: Area = { x: "", y: "", width: "", height: "" };

export type Areas = { crop: Area; blurs: Area[] };

/** Hundredths with two digits: a third of a pixel of the largest picture. */
const write = (share: number) => String(Number((100 * share).toFixed(2))).replace(".", ",");
const read = (typed: string) => (/^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) / 100 : Number.NaN);

export function toArea({ x, y, width, height }: Rect): Area {
  const [left, top] = [write(x), write(y)];
  // From edge to edge, so that rounding never leads out of the picture.
  const toSide = (start: string, end: number) => write(read(write(end)) - read(start));
  return { x: left, y: top, width: toSide(left, x + width), height: toSide(top, y + height) };
}

/** Null while it is none, or not yet. */
export function toRect(area: Area): Rect | null {
  const [x, y, width, height] = [read(area.x), read(area.y), read(area.width), read(area.height)];
  return [x, y, width, height].some(Number.isNaN) || width === 0 || height === 0 ? null : { x, y, width, height };
}

/** What was typed before a refusal, else what the photo has. */
export function toAreas({ crop, blurs }: PhotoLook, typed: unknown): Areas {
  const known = { crop: crop ? toArea(crop) : noArea, blurs: blurs.map(toArea) };
  if (typeof typed !== "object" || typed === null) return known;
  const sent = typed as { crop?: Partial<Area>; blurs?: Partial<Area>[] };
  return {
    crop: { ...noArea, ...sent.crop },
    blurs: (sent.blurs ?? []).map((area) => ({ ...noArea, ...area })),
  };
}

/** From one corner to the other, whichever way somebody drew; both inside of the picture. */
export function toDrawn(from: Point, to: Point): Rect {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
}

export type Point = { x: number; y: number };
