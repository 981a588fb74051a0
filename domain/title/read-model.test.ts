import { expect, test } from "vitest";
import type { Concept } from "../knowledge/concept.ts";
import type { ConceptMatch } from "./phrase-matcher.ts";
import { readMakeName } from "./read-model.ts";
import { splitWords } from "./words.ts";

const known = new Set("motor ppa rossi gatter peccinin preco de portao nao abre".split(" "));
const rules = { modelNames: new Set(["kx", "turbo"]), isKnown: (plain: string) => known.has(plain) };

function read(title: string, label: string, kind: Concept["kind"] = "brand") {
  const words = splitWords(title);
  const named = new Set(label.toLowerCase().split(" "));
  const positions = words.flatMap(({ plain }, at) => (named.has(plain) ? [at] : []));
  const match = { concept: { kind, label }, positions, stems: [] } as unknown as ConceptMatch;
  return readMakeName(words, [match], rules);
}

function readName(...title: Parameters<typeof read>) {
  return read(...title)?.name;
}

test("a word beside a make that is no other is a model of it", () => {
  expect(readName("motor ppa unno preço", "PPA")).toBe("PPA Unno");
  expect(readName("motor unno ppa", "PPA")).toBe("PPA Unno");
  expect(readName("motor rossi turbo", "Rossi")).toBe("Rossi Turbo");
});

test("numbers are of the model, and stand as they are written", () => {
  expect(readName("motor rossi kx30", "Rossi")).toBe("Rossi KX30");
  expect(readName("controle rossi xg4000", "Rossi")).toBe("Rossi XG4000");
  expect(readName("peccinin gatter 3", "Peccinin Gatter", "model")).toBe("Peccinin Gatter 3");
});

test("of two models none is the title's", () => {
  expect(read("motor rossi kx ou turbo", "Rossi")).toMatchObject({ name: "Rossi", namesTwo: true });
  expect(read("motor rossi kx ou preço", "Rossi")).toMatchObject({ name: "Rossi KX", namesTwo: false });
});

test("what is known, done or counted is no model", () => {
  expect(readName("motor ppa não abre", "PPA")).toBe("PPA");
  expect(readName("motor ppa zumbindo", "PPA")).toBe("PPA");
  expect(readName("motor ppa 2", "PPA")).toBe("PPA");
});
