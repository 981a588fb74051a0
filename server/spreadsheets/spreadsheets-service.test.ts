import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isWhole } from "#tests/support/extent.ts";
import { type Cell, makeXlsx, makeZip } from "#tests/support/spreadsheets.ts";
import { createLog } from "../log.ts";
import { readTable } from "./read-sheet.ts";
import { createTableReader, readRows, type Table, type TableSource } from "./spreadsheets-service.ts";

const reader = createTableReader(join(import.meta.dirname, "read-sheet-worker.ts"), createLog("silent"));

/** Without a thread, which takes longer to start than such files to read. */
async function read(source: TableSource) {
  return toRows(await readTable(source));
}

function toRows({ parts, ...table }: Table) {
  return { ...table, rows: parts.flatMap(readRows).map(({ line, cells }) => [line, ...cells]) };
}

const header: Cell[] = ["Serviço", "Bairro"];

describe("a table as people bring it", () => {
  test("titles that were pasted are lines, whatever stands in them", async () => {
    const { rows, options } = await read({ text: "Motor, conserto; troca\r\n\r\n  Kit PPA  \n" });
    expect(rows).toEqual([
      [1, "Motor, conserto; troca"],
      [3, "Kit PPA"],
    ]);
    expect(options.columns).toEqual(["Título"]);
  });

  test("columns that were pasted have tabs between them, and lines in quotes", async () => {
    const { rows, options, count } = await read({ text: 'Serviço\tBairro\nTroca\t"Vila\nMariana"\nConserto\n' });
    expect(rows).toEqual([
      [1, "Serviço", "Bairro"],
      [2, "Troca", "Vila\nMariana"],
      [3, "Conserto"],
    ]);
    expect(options).toMatchObject({ hasHeader: true, columns: header, titleTemplate: "{Serviço} em {Bairro}" });
    expect(count).toBe(2);
  });

  test.each([
    ["semicolons, as Excel in Brazil saves them", Buffer.from('Serviço;Bairro\nTroca;"Vila; Mariana"', "latin1")],
    ["commas", Buffer.from('Serviço,Bairro\nTroca,"Vila; Mariana"')],
    ["tabs", Buffer.from("\ufeffServiço\tBairro\nTroca\tVila; Mariana", "utf16le")],
  ])("a file with %s", async (_name, bytes) => {
    expect((await read({ bytes })).rows).toEqual([
      [1, "Serviço", "Bairro"],
      [2, "Troca", "Vila; Mariana"],
    ]);
  });

  test("a quote that nobody closed is a sign like any other", async () => {
    const { rows } = await read({ bytes: Buffer.from('Serviço;Bairro\n"Portão 2;Mooca\nTroca;Osasco') });
    expect(rows.at(-1)).toEqual([3, "Troca", "Osasco"]);
  });

  test("a workbook gives its values: formulas as they were last shown, merged cells once, macros never", async () => {
    const rows: Cell[][] = [
      header,
      [{ formula: 'A1&"x"', value: "Troca" }, "Mooca"],
      [null, null],
      ["Conserto", 12.5],
      [null, "Osasco"],
    ];
    const bytes = makeXlsx(rows, { merged: ["A4:A5"], hasMacros: true });
    expect(toRows(await reader.read({ bytes })).rows).toEqual([
      [1, "Serviço", "Bairro"],
      [2, "Troca", "Mooca"],
      [4, "Conserto", "12,5"],
      [5, "", "Osasco"],
    ]);
  });
});

describe("what cannot be read is said so, and harms nobody", () => {
  const workbook = { name: "xl/workbook.xml", body: "<workbook/>" };
  const far = `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="1048576"><c r="XFD1048576" t="str"><v>z</v></c></row></sheetData></worksheet>`;

  test.each<[string, () => Buffer, string]>([
    ["nothing", () => Buffer.from(" \n;;\n"), "sheet-empty"],
    ["an empty workbook", () => makeXlsx([]), "sheet-empty"],
    ["a workbook of before 2007, or with a password", () => Buffer.from("d0cf11e0a1b11ae1", "hex"), "sheet-old-format"],
    ["a picture", () => Buffer.from("89504e470d0a1a0a0000000d", "hex"), "sheet-format"],
    ["a page of HTML that calls itself a workbook", () => Buffer.from("<html><table>"), "sheet-format"],
    ["another kind of zip file", () => makeZip([{ name: "word/document.xml", body: "<x/>" }]), "sheet-format"],
    ["half a workbook", () => makeXlsx([header]).subarray(0, 700), "sheet-damaged"],
    ["a workbook of nonsense", () => makeZip([workbook, { name: "xl/x.xml", body: "<" }]), "sheet-damaged"],
    [
      "a zip bomb that lies about its size",
      () => {
        const body = Buffer.alloc(40_000_000, " ");
        return makeZip([workbook, ...["a", "b", "c"].map((name) => ({ name: `xl/${name}.xml`, body, saidSize: 9 }))]);
      },
      "sheet-too-large",
    ],
    [
      "60 columns",
      () => Buffer.from(Array.from({ length: 60 }, (_, index) => `c${index}`).join(";")),
      "sheet-too-wide",
    ],
  ])("%s", async (_name, make, code) => {
    await expect(readTable({ bytes: make() })).rejects.toThrow(code);
  });

  test("in its thread too, with what is wrong", async () => {
    const bytes = Buffer.from("89504e470d0a1a0a0000000d", "hex");
    await expect(reader.read({ bytes })).rejects.toMatchObject({ name: "DomainError", code: "sheet-format" });
  });

  test("more rows than are taken, with their number", async () => {
    const text = "Motor\n".repeat(200_001);
    await expect(reader.read({ text })).rejects.toThrow('sheet-too-many-rows {"count":"200.001","limit":"200.000"}');
  });

  test("a cell in the last corner of a sheet", async () => {
    const bytes = makeXlsx([], { sheet: far });
    await expect(reader.read({ bytes })).rejects.toThrow("sheet-too-large");
    expect(toRows(await reader.read({ text: "Motor" })).rows).toEqual([[1, "Motor"]]);
  });

  test("those who come while many wait are asked to come again", async () => {
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => reader.read({ text: "Motor" })));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  });
});

test("many rows and their header are one part of the work each, in pieces of 500", async () => {
  const length = isWhole ? 10_000 : 1_500;
  const rows: Cell[][] = [header, ...Array.from({ length }, (_, index): Cell[] => [`Troca ${index}`, "Mooca"])];
  const { parts, count } = await reader.read({ bytes: makeXlsx(rows) });
  expect([parts.length, count, readRows(parts[0] ?? "").length]).toEqual([length / 500, length, 501]);
});
