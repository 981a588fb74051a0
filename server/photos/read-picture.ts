import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import { photoLimits } from "#domain/photos.ts";
import { readFormat } from "./picture-format.ts";
import { loadSharp } from "./sharp.ts";

/** Upright pixels in sRGB without anything beside them: no place, no date, no camera. */
export type Picture = { pixels: Buffer; width: number; height: number; channels: 3 };

const secondsToRead = 30;

/** Reads a file from outside, whatever it claims to be. What is no usable photo is refused in words. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.length > photoLimits.fileBytes) throw new DomainError("photo-too-heavy");
  const format = readFormat(bytes);
  const sharp = await loadSharp();
  const canReadHeic = sharp.format.heif.input.fileSuffix?.includes(".heic");
  if (format === "heic" && !canReadHeic) throw new DomainError("photo-heic");
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > photoLimits.pixels) throw new DomainError("photo-too-large");
    if (pages > 1) throw new DomainError("photo-animated");
    return await toUpright(bytes);
  } catch (error) {
    if (isDomainError(error)) throw error;
    const isBomb = /pixel limit/i.test(getReason(error));
    throw new DomainError(isBomb ? "photo-too-large" : "photo-damaged", {}, { cause: error });
  }
}

async function toUpright(bytes: Buffer): Promise<Picture> {
  const sharp = await loadSharp();
  const { originalSide } = photoLimits;
  const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.pixels, failOn: "error" })
    .autoOrient()
    .resize({ width: originalSide, height: originalSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .timeout({ seconds: secondsToRead })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels as 3 };
}
