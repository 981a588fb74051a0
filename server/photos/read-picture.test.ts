import sharp from "sharp";
import { expect, test } from "vitest";
import {
  heic,
  makeAnimation,
  makeBomb,
  makePhonePhoto,
  makePhoto,
  pdf,
  svgWithScript,
} from "#tests/support/pictures.ts";
import { makeFiles, toOriginal } from "./make-files.ts";
import { readPicture } from "./read-picture.ts";

const makeSmall = () => makePhoto({ width: 300, height: 200 });

/** What came of a file whose sending broke off. */
const halve = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each([
  ["a PDF named .jpg", async () => pdf, "photo-not-a-picture"],
  ["an SVG with a script", async () => svgWithScript, "photo-not-a-picture"],
  ["nothing", async () => Buffer.alloc(0), "photo-not-a-picture"],
  [
    "a GIF",
    async () =>
      sharp(await makeSmall())
        .gif()
        .toBuffer(),
    "photo-not-a-picture",
  ],
  ["a photo of an iPhone", async () => heic, "photo-heic"],
  ["half a JPEG", async () => halve(await makeSmall()), "photo-damaged"],
  [
    "half a PNG",
    async () =>
      halve(
        await sharp(await makeSmall())
          .png()
          .toBuffer(),
      ),
    "photo-damaged",
  ],
  ["only the beginning of a WebP", async () => Buffer.from("RIFF\0\0\0\0WEBPVP8 "), "photo-damaged"],
  ["400 megapixels in a small file", async () => makeBomb(), "photo-too-large"],
  ["an animation", makeAnimation, "photo-animated"],
  [
    "more than 15 MB",
    async () => Buffer.concat([await makeSmall(), Buffer.alloc(15 * 1024 * 1024)]),
    "photo-too-heavy",
  ],
])("%s is refused", async (_, make, code) => {
  await expect(readPicture(await make())).rejects.toMatchObject({
    name: "DomainError",
    code: expect.stringMatching(code),
  });
});

test.each(["jpeg", "png", "webp", "avif"] as const)("a photo in %s is read", async (format) => {
  const bytes = await sharp(await makeSmall())
    .toFormat(format)
    .toBuffer();
  expect(await readPicture(bytes)).toMatchObject({ width: 300, height: 200, channels: 3 });
});

test("what is grey, or can be seen through, becomes plain colour", async () => {
  const grey = await sharp(await makeSmall())
    .greyscale()
    .toBuffer();
  const clear = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#ff000000" } })
    .png()
    .toBuffer();
  expect(await readPicture(grey)).toMatchObject({ channels: 3 });
  const { pixels, channels } = await readPicture(clear);
  expect([channels, pixels[0], pixels[1], pixels[2]]).toEqual([3, 255, 255, 255]);
});

test("a phone's photo stands upright, and nothing tells where it was taken", async () => {
  const bytes = await makePhonePhoto({ width: 600, height: 400 });
  expect((await sharp(bytes).metadata()).exif?.includes("TestPhone")).toBe(true);
  const picture = await readPicture(bytes);
  expect(picture).toMatchObject({ width: 400, height: 600 });
  const { files } = await makeFiles(picture, { crop: null, blurs: [] });
  for (const body of [await toOriginal(picture), ...files.map((file) => file.body)]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(body).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(body.includes("TestPhone") || body.includes("Exif")).toBe(false);
  }
});

test("the original is at most 3,000 pixels on a side", async () => {
  expect(await readPicture(await makePhoto({ width: 4_000, height: 80 }))).toMatchObject({
    width: 3_000,
    height: 60,
  });
});
