import { expect, test } from "vitest";
import { testimonialsFor } from "./testimonials.ts";

const byCity = { Osasco: "de Osasco", Guarulhos: "de Guarulhos" };

test("without a city, or in one without a testimonial of its own, the defaults are shown", () => {
  expect(testimonialsFor(["a", "b", "c"], byCity)).toEqual(["a", "b", "c"]);
  expect(testimonialsFor(["a", "b", "c"], byCity, "Cotia")).toEqual(["a", "b", "c"]);
  expect(testimonialsFor(["a", "b", "c"], byCity, "constructor")).toEqual(["a", "b", "c"]);
});

test("a city's own is seen, and never more than three are", () => {
  expect(testimonialsFor(["a", "b", "c"], byCity, "Osasco")).toEqual(["de Osasco", "a", "b"]);
  expect(testimonialsFor(["a", "b", "c", "d"], byCity)).toHaveLength(3);
  expect(testimonialsFor(["a"], byCity, "Guarulhos")).toEqual(["de Guarulhos", "a"]);
});
