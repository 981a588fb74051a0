import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Size = { width: number; height: number };

/** Grain on a soft ground, as a photo has it: nothing that an encoder could leave out. */
export async function makePhoto({ width, height }: Size = { width: 1200, height: 800 }): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .blur(1.5)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Taken by a phone held upright: it lies on its side, and says where that was. */
export async function makePhonePhoto(size?: Size): Promise<Buffer> {
  return sharp(await makePhoto(size))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "TestPhone", Copyright: "Ana" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "46/1 38/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

/** Black and white lines two pixels wide: the finest detail there can be. */
export async function makeStripes({ width, height }: Size): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const isWhite = Math.floor(((at / 3) % width) / 2) % 2 === 0;
    pixels.fill(isWhite ? 255 : 0, at, at + 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A small file that would be 400 million pixels. */
export function makeBomb(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, in shades of grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });
  const parts = [toChunk("IHDR", header), toChunk("IDAT", rows), toChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

export async function makeAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#ff0000", "#00ff00", "#0000ff"].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

export const svgWithScript = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script></svg>',
);
export const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");
/** The first box of a photo of an iPhone. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(200),
]);
