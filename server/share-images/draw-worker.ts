import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { shareImageSize } from "#domain/metadata.ts";
import { type Card, drawCard } from "./card.ts";

const { resolve } = createRequire(import.meta.url);

const fonts = ([400, 700, 800] as const).flatMap((weight) =>
  ["latin", "latin-ext"].map((script) => ({
    name: "Archivo",
    weight,
    style: "normal" as const,
    data: readFileSync(resolve(`@fontsource/archivo/files/archivo-${script}-${weight}-normal.woff`)),
  })),
);

/** Drawing takes tens of milliseconds of pure computing, so it has a thread of its own. */
parentPort?.on("message", async ({ id, card }: { id: number; card: Card }) => {
  try {
    const svg = await satori(drawCard(card) as Parameters<typeof satori>[0], { ...shareImageSize, fonts });
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    parentPort?.postMessage({ id, png });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
