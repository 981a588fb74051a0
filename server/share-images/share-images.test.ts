import { afterAll, expect, test } from "vitest";
import { createShareImages } from "./share-images.ts";

const images = createShareImages(`${import.meta.dirname}/draw-worker.ts`);
afterAll(() => images.stop());

const card = {
  siteName: "Motores PPA",
  brand: "#0b2f57",
  accent: "#ffc53d",
  phone: "(11) 90000-0000",
  line: "Instalação e assistência na Grande São Paulo",
};

test.each([
  "Motor para Portão em São Bernardo do Campo",
  `Aspas "duplas" & <script>alert(1)</script>`,
  "😀 Portão שלום \u202eبوابة",
  "Portão ".repeat(43),
  "x".repeat(300),
])("a card for %s is a PNG of 1200 by 630 under 300 KB", async (title) => {
  const png = await images.get({ ...card, title });
  expect(png?.subarray(1, 4).toString()).toBe("PNG");
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png?.length).toBeLessThan(300 * 1024);
});

test("the same card is drawn once", async () => {
  const first = await images.get({ ...card, title: "Uma vez" });
  expect(await images.get({ ...card, title: "Uma vez" })).toBe(first);
});
