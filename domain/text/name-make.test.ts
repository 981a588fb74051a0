import { expect, it } from "vitest";
import { nameMake } from "./name-make.ts";
import type { Page } from "./page-request.ts";

function nameIn(words: string, answer: string, intent = "how-to"): string {
  const concepts = [
    { id: "chave", kind: "part" },
    { id: "rossi", kind: "brand", label: "Rossi" },
  ];
  return nameMake({ concepts, intent, asked: { words }, knowledge: {} } as unknown as Page, answer);
}

it("names the make where the answer speaks of its motor", () => {
  expect(nameIn("destravar motor rossi", "Desligue o motor e espere.")).toBe("Desligue o motor Rossi e espere.");
  expect(nameIn("destravar rossi", "Solte o motor deslizante.")).toBe("Solte o motor deslizante Rossi.");
});

it("names it with the thing of which the title says it", () => {
  expect(nameIn("apagar controle central rossi", "O motor obedece. A central guarda os códigos.")).toBe(
    "O motor obedece. A central Rossi guarda os códigos.",
  );
});

it("names it with the gate where the answer speaks of nothing else", () => {
  expect(nameIn("portao rossi nao abre", "Se o portão não abre, veja o disjuntor.")).toBe(
    "Se o portão com motor Rossi não abre, veja o disjuntor.",
  );
});

it("leaves another motor, what is to be bought and what names it already", () => {
  expect(nameIn("motor rossi", "Nenhum motor aguenta; um motor novo, sim.")).toBe(
    "Nenhum motor aguenta; um motor novo, sim.",
  );
  expect(nameIn("motor rossi", "O motor custa mais.", "price")).toBe("O motor custa mais.");
  expect(nameIn("motor rossi", "O motor da Rossi é assim.")).toBe("O motor da Rossi é assim.");
});
