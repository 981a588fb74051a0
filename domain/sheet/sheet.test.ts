import { expect, test } from "vitest";
import { guessOptions, isTitleList, toColumnNames } from "./sheet.ts";

const toRows = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));

test("a list of titles needs no columns", () => {
  const options = guessOptions(toRows(["Motor em Osasco"], ["Kit PPA"]));
  expect(options).toMatchObject({ hasHeader: false, columns: ["Título"], titleTemplate: "{Título}" });
  expect(isTitleList(options)).toBe(true);
  expect(guessOptions(toRows(["Títulos"], ["Kit PPA"]))).toMatchObject({ hasHeader: true, columns: ["Títulos"] });
});

test("columns are named by the first row where it looks like names", () => {
  expect(guessOptions(toRows(["Serviço", "Bairro"], ["Conserto", "Mooca"]))).toEqual({
    hasHeader: true,
    columns: ["Serviço", "Bairro"],
    titleTemplate: "{Serviço} em {Bairro}",
    text: "knowledge",
    textTemplate: "",
    description: "",
  });
  expect(guessOptions(toRows(["Conserto", "100"], ["Troca", "200"]))).toMatchObject({
    hasHeader: false,
    columns: ["Coluna A", "Coluna B"],
    titleTemplate: "{Coluna A}",
  });
});

test("each name can stand in a template by itself", () => {
  expect(toColumnNames(["Bairro", "bairro", "", "{x}"])).toEqual(["Bairro", "bairro 2", "Coluna C", "x"]);
});
