import { expect, test } from "vitest";
import { nameMakeOfPart } from "./name-make-of-part.ts";

test.each([
  [
    "O preço da engrenagem depende do modelo. Mande a foto.",
    "O preço da engrenagem do motor PPA depende do modelo. Mande a foto.",
  ],
  ["Trocar a placa do portão custa a peça.", "Trocar a placa do motor PPA custa a peça."],
  ["Trocar a engrenagem do motor de portão soma a peça.", "Trocar a engrenagem do motor PPA soma a peça."],
])("what is said of any motor is said of the title's make: %s", (told, named) => {
  expect(nameMakeOfPart(told, "PPA")).toBe(named);
});

test("what depends on the make does not, once it is told", () => {
  expect(nameMakeOfPart("O preço da placa depende da marca, do modelo e da tensão.", "PPA")).toBe(
    "O preço da placa do motor PPA depende do modelo e da tensão.",
  );
});

test.each(["A engrenagem nova pede graxa.", "O motor de portão deslizante pesa.", "No motor PPA, a placa é própria."])(
  "a sentence that cannot take the make, or has it, stays: %s",
  (told) => {
    expect(nameMakeOfPart(told, "PPA")).toBe(told);
  },
);
