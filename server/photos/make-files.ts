import type { OutputInfo, Sharp } from "sharp";
import {
  type Box,
  type PhotoFormat,
  type PhotoLook,
  photoFormats,
  type Rect,
  toBox,
  toWidths,
} from "#domain/photos.ts";
import type { Picture } from "./read-picture.ts";
import { loadSharp } from "./sharp.ts";

/** Tried on photos: at 640 px wide 20 to 40 KB of AVIF. More effort takes several times as long for 5% less. */
const encoders: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 72 }),
  jpg: (picture) => picture.jpeg({ quality: 75, mozjpeg: true }),
};

/** What is left of a hidden part on its longer side: no letter of a number plate, no face. */
const hiddenCells = 8;

export type PhotoFile = { width: number; format: PhotoFormat; body: Buffer };

export type PhotoFiles = { width: number; height: number; files: PhotoFile[] };

/** For later crops and blurs; never shown to visitors. */
export async function toOriginal(picture: Picture): Promise<Buffer> {
  return (await open(picture)).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** Every width in every format, one after the other: a second thread would be a visitor's. */
export async function makeFiles(picture: Picture, { crop, blurs }: PhotoLook): Promise<PhotoFiles> {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const box = crop ? toBox(crop, picture) : whole;
  const shown = await hideParts(picture, blurs);
  const files: PhotoFile[] = [];
  for (const width of toWidths(box.width)) {
    const sized = toPicture(await (await open(shown)).extract(box).resize({ width }).raw().toBuffer(withInfo));
    for (const format of photoFormats) {
      files.push({ width, format, body: await encoders[format](await open(sized)).toBuffer() });
    }
  }
  return { width: box.width, height: box.height, files };
}

async function hideParts(picture: Picture, blurs: readonly Rect[]): Promise<Picture> {
  let shown = picture;
  // In turn, so that parts that overlap hide each other too.
  for (const blur of blurs) shown = await hidePart(shown, toBox(blur, picture));
  return shown;
}

/** A few coloured cells in place of what was there: nothing can be computed back from them. */
async function hidePart(picture: Picture, box: Box): Promise<Picture> {
  const scale = Math.min(1, hiddenCells / Math.max(box.width, box.height));
  const toCells = (side: number) => Math.max(1, Math.round(side * scale));
  const cells = await (await open(picture))
    .extract(box)
    .resize({ width: toCells(box.width), height: toCells(box.height), fit: "fill" })
    .raw()
    .toBuffer(withInfo);
  const cover = await (await open(toPicture(cells)))
    .resize({ width: box.width, height: box.height, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer(withInfo);
  const { data, info } = cover;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return toPicture(
    await (await open(picture))
      .composite([{ input: data, raw, left: box.left, top: box.top }])
      .removeAlpha()
      .raw()
      .toBuffer(withInfo),
  );
}

const withInfo = { resolveWithObject: true } as const;

async function open({ pixels, width, height, channels }: Picture): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels } });
}

function toPicture({ data, info }: { data: Buffer; info: OutputInfo }): Picture {
  return { pixels: data, width: info.width, height: info.height, channels: info.channels as 3 };
}
