import { expect, test } from "vitest";
import { nameDriven, nameGate } from "./name-gate.ts";
import type { Page } from "./page-request.ts";

function asking(words: string, gates: string[]): Pick<Page, "gates" | "asked"> {
  return { gates, asked: { words, decisive: null, question: null } as Page["asked"] };
}

test("a motor of any gate is told to be of the one that the title names, in its words", () => {
  const told = "Instalar um motor de portão já comprado custa isto. O motor de portão dura.";
  expect(nameGate(told, asking("instalar motor de correr", ["deslizante"]))).toBe(
    "Instalar um motor de portão de correr já comprado custa isto. O motor de portão dura.",
  );
  expect(nameGate(told, asking("instalar motor deslizante", ["deslizante"]))).toContain("portão deslizante já");
});

test("where a kind is named already, or none is asked of, nothing changes", () => {
  const told = "No basculante, o motor de portão fica no alto.";
  expect(nameGate(told, asking("motor basculante", ["basculante"]))).toBe(told);
  expect(nameGate("Um motor de portão custa.", asking("motor", ["deslizante"]))).toBe("Um motor de portão custa.");
});

test("what goes wrong is told of the gate that the title names, by its name there", () => {
  const told = "Se o portão treme, há folga. O portão dura.";
  expect(nameGate(told, asking("portao de correr treme", ["deslizante"]))).toBe(
    "Se o portão de correr treme, há folga. O portão dura.",
  );
  const generalAnswer = "Há linha para cada tipo de portão.";
  expect(nameGate(generalAnswer, asking("portao de correr treme", ["deslizante"]))).toBe(generalAnswer);
  expect(nameGate("O portão pivotante treme.", asking("portao de abrir treme", ["pivotante"]))).toBe(
    "O portão de abrir treme.",
  );
  expect(nameGate("O portão de correr treme.", asking("portao deslizante treme", ["deslizante"]))).toBe(
    "O portão deslizante treme.",
  );
});

test("an electronic gate is called so once, where the title calls it so", () => {
  const asked = asking("portao eletronico nao fecha", []);
  expect(nameDriven("O portão não fecha. O portão pesa.", asked)).toBe("O portão eletrônico não fecha. O portão pesa.");
  expect(nameDriven("O portão automático não fecha.", asked)).toBe("O portão eletrônico não fecha.");
  expect(nameDriven("No portão eletrônico, o motor de portão para.", asked)).toBe(
    "No portão eletrônico, o motor de portão para.",
  );
  expect(nameDriven("O portão não fecha.", asking("portao nao fecha", []))).toBe("O portão não fecha.");
});

test("a small gate keeps its name", () => {
  const told = "O teclado abre o portãozinho.";
  expect(nameDriven(told, asking("portao automatico com senha", []))).toBe(told);
});
