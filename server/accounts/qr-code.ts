import encodeQR from "qr";

/** A square of `size` units and the outline of its dark modules, as an SVG path. */
export type QrCode = { size: number; path: string };

/** Readers need four units of white around the code. */
const quietZone = 4;

export function createQrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: squares.join("") };
}
