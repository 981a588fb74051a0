import { describe, expect, it, test } from "vitest";
import { nameMake } from "./name-make.ts";
import type { Page } from "./page-request.ts";

function nameIn(
  words: string,
  answer: string,
  { intent = "how-to", id = "chave", makeName = null as string | null } = {},
): string {
  const concepts = [
    { id, kind: "part" },
    { id: "rossi", kind: "brand", label: "Rossi" },
  ];
  return nameMake({ concepts, intent, asked: { words, makeName }, knowledge: {} } as unknown as Page, answer);
}

describe("the thing of which the title speaks", () => {
  it("takes the make where the answer speaks of the motor", () => {
    expect(nameIn("destravar motor rossi", "Desligue o motor e espere.")).toBe("Desligue o motor Rossi e espere.");
    expect(nameIn("destravar rossi", "Solte o motor deslizante.")).toBe("Solte o motor deslizante Rossi.");
  });

  it("leaves a figure that is to be filled in as it is", () => {
    expect(nameIn("garantia motor rossi", "A garantia é de {warranty.motor}. O motor é trocado.")).toBe(
      "A garantia é de {warranty.motor}. O motor Rossi é trocado.",
    );
  });

  it("takes it with the thing of which the title says it", () => {
    expect(nameIn("apagar controle central rossi", "O motor obedece. A central guarda os códigos.")).toBe(
      "O motor obedece. A central Rossi guarda os códigos.",
    );
  });

  it("takes it with the gate where the answer speaks of nothing else", () => {
    expect(nameIn("portao rossi nao abre", "Se o portão não abre, veja o disjuntor.")).toBe(
      "Se o portão com motor Rossi não abre, veja o disjuntor.",
    );
  });

  it("takes the model that the title names too", () => {
    const modelAnswer = { makeName: "Rossi DZ3" };
    expect(nameIn("destravar rossi dz3", "Desligue o motor e espere.", modelAnswer)).toBe(
      "Desligue o motor Rossi DZ3 e espere.",
    );
    expect(nameIn("destravar rossi dz3", "No motor Rossi, gire a chave.", modelAnswer)).toBe(
      "No motor Rossi DZ3, gire a chave.",
    );
    expect(nameIn("destravar rossi dz3", "No motor Rossi Nano, gire.", modelAnswer)).toBe("No motor Rossi Nano, gire.");
  });

  it("is left alone where it is another motor, is to be bought, or has the make already", () => {
    expect(nameIn("motor rossi", "Nenhum motor aguenta; um motor novo, sim.")).toBe(
      "Nenhum motor aguenta; um motor novo, sim.",
    );
    expect(nameIn("motor rossi", "O motor custa mais.", { intent: "price", id: "motor" })).toBe("O motor custa mais.");
    expect(nameIn("motor rossi", "O motor da Rossi é assim.")).toBe("O motor da Rossi é assim.");
  });
});

describe("a part of the motor", () => {
  const tell = (answer: string) => nameIn("engrenagem rossi preco", answer, { intent: "price", id: "engrenagem" });

  test.each([
    [
      "O preço da engrenagem depende do modelo. Mande a foto.",
      "O preço da engrenagem do motor Rossi depende do modelo. Mande a foto.",
    ],
    ["Trocar a placa do portão custa a peça.", "Trocar a placa do motor Rossi custa a peça."],
    ["O motor de portão deslizante pesa.", "O motor de portão deslizante Rossi pesa."],
    ["Trocar a engrenagem do motor de portão soma a peça.", "Trocar a engrenagem do motor Rossi soma a peça."],
  ])("is of the title's make, whatever it costs: %s", (told, named) => {
    expect(tell(told)).toBe(named);
  });

  test("depends on the make no more, once it is told", () => {
    expect(tell("O preço da placa depende da marca, do modelo e da tensão.")).toBe(
      "O preço da placa do motor Rossi depende do modelo e da tensão.",
    );
  });

  test.each(["A engrenagem nova pede graxa.", "No motor Rossi, a placa é própria."])(
    "stays as it is where the make fits nowhere, or stands there: %s",
    (told) => {
      expect(tell(told)).toBe(told);
    },
  );
});
