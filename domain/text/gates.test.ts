import { expect, test } from "vitest";
import { mentionsOtherGate } from "./gates.ts";

test("takes cables and counterweights for parts of each gate that hangs on them", () => {
  expect(mentionsOtherGate("Basculante com cabo solto fica como está.", ["basculante"])).toBe(false);
  expect(mentionsOtherGate("O contrapeso segura a folha.", ["guilhotina"])).toBe(false);
  expect(mentionsOtherGate("O cabo solto na guilhotina prende a folha.", ["basculante"])).toBe(true);
  expect(mentionsOtherGate("O de correr se destrava; o basculante, não.", ["basculante"])).toBe(true);
});
