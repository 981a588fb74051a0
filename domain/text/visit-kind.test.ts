import { expect, test } from "vitest";
import type { Concept, ConceptKind, Intent } from "../knowledge/concept.ts";
import { readVisitKind } from "./visit-kind.ts";

function read(id: string, kind: ConceptKind, intent: Intent, broader?: string): string {
  const concept = { id, kind, broader } as Concept;
  return readVisitKind({ concepts: [concept], intent });
}

test("a remote control is sold, whoever made it", () => {
  expect(read("controle", "part", "buying")).toBe("sale");
  expect(read("nice-controle", "brand", "buying", "nice")).toBe("sale");
  expect(read("controle-original-preco", "part", "price", "controle")).toBe("sale");
});

test("a gear is put in the place of another, a siren is wired", () => {
  expect(read("engrenagem-onde-comprar", "part", "buying", "engrenagem")).toBe("repair");
  expect(read("alarme", "part", "buying")).toBe("fitting");
});

test("who wants a motor is told of its delivery, who has a defect of the repair", () => {
  expect(read("nice", "brand", "buying")).toBe("buying");
  expect(read("nao-abre", "symptom", "repair")).toBe("repair");
});
