import { expect, test } from "vitest";
import { isRect } from "#domain/photos.ts";
import { noArea, toArea, toAreas, toDrawn, toRect } from "./area.ts";
import { photoForm, toLook } from "./photo-forms.ts";

test("what is drawn in any direction is written in hundredths, and read back", () => {
  const drawn = toDrawn({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.125 });
  expect(toArea(drawn)).toEqual({ x: "25", y: "12,5", width: "50", height: "37,5" });
  expect(toRect(toArea(drawn))).toEqual(drawn);
});

test("rounding never leads out of the picture", () => {
  for (let step = 0; step < 500; step += 1) {
    const rect = toDrawn({ x: step / 777, y: step / 901 }, { x: 1, y: 1 });
    const { crop } = toLook(photoForm.parse({ crop: toArea(rect) }));
    expect(crop && isRect(crop), JSON.stringify(crop)).toBe(true);
  }
});

test("fields hold what was typed, and nothing where there is no area", () => {
  const look = { crop: null, blurs: [{ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }] };
  expect(toAreas(look, undefined)).toMatchObject({ crop: noArea, blurs: [{ x: "10" }] });
  expect(toAreas(look, { crop: { x: "abc" } })).toEqual({ crop: { ...noArea, x: "abc" }, blurs: [] });
  expect(toRect({ ...noArea, x: "1" })).toBeNull();
});

test("empty areas are none, a comma is a point, and words are refused", () => {
  const typed = { x: "12,5", y: "0", width: "50", height: "50" };
  const sent = photoForm.parse({ crop: {}, blurs: [noArea, typed] });
  expect(toLook(sent)).toEqual({ crop: null, blurs: [{ x: 0.125, y: 0, width: 0.5, height: 0.5 }] });
  expect(() => toLook(photoForm.parse({ crop: { ...typed, x: "dez" } }))).toThrow("photo-area-invalid");
  expect(() => toLook(photoForm.parse({ crop: { ...noArea, x: "1" } }))).toThrow("photo-area-invalid");
});
