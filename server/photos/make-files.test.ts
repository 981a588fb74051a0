import sharp from "sharp";
import { expect, test } from "vitest";
import { makePhoto, makeStripes } from "#tests/support/pictures.ts";
import { makeFiles, type PhotoFiles } from "./make-files.ts";
import { readPicture } from "./read-picture.ts";

const whole = { crop: null, blurs: [] };

test("every width that the picture has, in three formats, and none larger", async () => {
  const { files, width, height } = await makeFiles(await readPicture(await makePhoto()), whole);
  expect({ width, height }).toEqual({ width: 1200, height: 800 });
  const sizes = await Promise.all(
    files.map(async ({ body, format, width }) => {
      const info = await sharp(body).metadata();
      expect(info.format).toBe(format === "avif" ? "heif" : format === "jpg" ? "jpeg" : "webp");
      expect(info.width).toBe(width);
      return info.width;
    }),
  );
  expect([...new Set(sizes)]).toEqual([320, 640, 960, 1200]);
  expect(files).toHaveLength(12);
});

test("a small picture stays as it is", async () => {
  const { files } = await makeFiles(await readPicture(await makePhoto({ width: 200, height: 100 })), whole);
  expect(files.map(({ width }) => width)).toEqual([200, 200, 200]);
});

test("a crop cuts, in shares of the whole", async () => {
  const picture = await readPicture(
    await sharp({ create: { width: 400, height: 200, channels: 3, background: "#000" } })
      .composite([
        { input: { create: { width: 200, height: 200, channels: 3, background: "#fff" } }, left: 200, top: 0 },
      ])
      .png()
      .toBuffer(),
  );
  const made = await makeFiles(picture, { crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 }, blurs: [] });
  expect(made).toMatchObject({ width: 200, height: 100 });
  const { channels } = await sharp(getLargest(made, "webp")).stats();
  expect(channels.every(({ min }) => min > 240)).toBe(true);
});

test("what is hidden cannot be made out in any file, and the rest stays sharp", async () => {
  const picture = await readPicture(await makeStripes({ width: 640, height: 480 }));
  const blur = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 };
  const made = await makeFiles(picture, { crop: null, blurs: [blur] });
  for (const format of ["avif", "webp", "jpg"]) {
    const file = getLargest(made, format);
    // A pixel or two at the edge belong to what is beside it, to an encoder.
    expect(await getContrast(file, { left: 328, top: 248, width: 144, height: 104 })).toBeLessThan(20);
    expect(await getContrast(file, { left: 0, top: 0, width: 200, height: 200 })).toBeGreaterThan(90);
  }
});

test("a part at the very edge is hidden to the last pixel", async () => {
  const picture = await readPicture(await makeStripes({ width: 501, height: 333 }));
  const made = await makeFiles(picture, { crop: null, blurs: [{ x: 0.9, y: 0.9, width: 0.1, height: 0.1 }] });
  const contrast = await getContrast(getLargest(made, "webp"), { left: 456, top: 305, width: 45, height: 28 });
  expect(contrast).toBeLessThan(20);
});

function getLargest({ files }: PhotoFiles, format: string): Buffer {
  const file = files.filter((candidate) => candidate.format === format).at(-1);
  if (!file) throw new Error(`there is no ${format}`);
  return file.body;
}

/** How much the pixels of a region differ from each other. */
async function getContrast(file: Buffer, region: { left: number; top: number; width: number; height: number }) {
  // A pipeline's statistics are those of its input, so the region is taken out first.
  const part = await sharp(file).extract(region).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
