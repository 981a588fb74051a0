import { escapeXml } from "#domain/xml.ts";
import type { Cell } from "./cell.ts";
import { writeZip } from "./zip.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const fixed = {
  "[Content_Types].xml": `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // The second style is the bold one of the first line.
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * A workbook with one sheet, written as its rows are read; the first is its header. Every text is text by its type, so
 * none can be a formula.
 */
export function writeWorkbook(name: string, rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Uint8Array> {
  const workbook = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = Object.entries({ ...fixed, "xl/workbook.xml": workbook });
  return writeZip([
    ...parts.map(([part, text]) => ({ name: part, content: [xml + text] })),
    { name: "xl/worksheets/sheet1.xml", content: writeRows(rows) },
  ]);
}

async function* writeRows(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="30" width="24" customWidth="1"/></cols><sheetData>`;
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    const style = number === 1 ? ' s="1"' : "";
    const written = cells.map((cell, column) => writeCell(cell, `${toLetters(column)}${number}`, style));
    // A height of its own: long texts would make the rows as high as they are.
    yield `<row r="${number}" ht="15" customHeight="1">${written.join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function writeCell(cell: Cell, place: string, style: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"${style}><v>${cell}</v></c>`;
  const text = typeof cell === "boolean" ? (cell ? "sim" : "não") : cell;
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

function toLetters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : toLetters(Math.floor(column / 26) - 1) + toLetters(column % 26);
}
