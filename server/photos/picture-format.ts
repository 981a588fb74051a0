import { DomainError } from "#domain/errors.ts";

/** What a file says of itself in its first bytes, whatever it is called. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/;

/** Throws for anything that is no picture. */
export function readFormat(bytes: Buffer): PictureFormat {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return "webp";
  if (start.slice(4, 8) === "ftyp") {
    const brands = readBrands(bytes);
    if (brands.includes("avif") || brands.includes("avis")) return "avif";
    if (brands.some((brand) => heicBrands.test(brand) || brand === "mif1" || brand === "msf1")) return "heic";
  }
  throw new DomainError("photo-not-a-picture");
}

/** The first box of the file lists the formats it can be read as. */
function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  return brands;
}
