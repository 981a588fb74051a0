import { loadSharp } from "./sharp.ts";

/** As large as a screen of the panel shows it. */
export async function shrinkForPanel(original: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(original).resize({ width, withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer();
}
