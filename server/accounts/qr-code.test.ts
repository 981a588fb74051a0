import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { createQrCode, type QrCode } from "./qr-code.ts";

/** Draws the path as a picture, eight pixels a unit. */
function draw({ size, path }: QrCode) {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < scale; pixel++) data.set([0, 0, 0, 255], start + pixel * 4);
    }
  }
  return { width, height: width, data };
}

test("a reader finds in the picture what was written into it", () => {
  const text = "otpauth://totp/Motores%20PPA:admin@exemplo.com.br?secret=JBSWY3DPEHPK3PXP&issuer=Motores%20PPA";
  expect(decodeQR(draw(createQrCode(text)))).toBe(text);
});
