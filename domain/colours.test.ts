import { expect, test } from "vitest";
import { darkenToRead, getContrast, makePalette } from "./colours.ts";

const white = "#ffffff";

test("a colour that white text can be read on stays as it is", () => {
  expect(darkenToRead("#0b2f57")).toBe("#0b2f57");
});

test.each(["#ffff00", "#ffffff", "#aed581", "#ff80ab", "#000000", "#808080", "#c2185b"])(
  "whatever the owner chooses, all that is written in %s can be read",
  (colour) => {
    const { brand, brandDark, brandPale, accent, accentInk } = makePalette(colour, colour);
    expect(getContrast(white, brand)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(white, brandDark)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(brandPale, brand)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(brandPale, brandDark)).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5);
  },
);
