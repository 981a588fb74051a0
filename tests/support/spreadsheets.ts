import { crc32, deflateRawSync } from "node:zlib";

type Entry = {
  name: string;
  body: Buffer | string /** What the file says of its own size, true or not. */;
  saidSize?: number;
};

/** A zip file as spreadsheet programs write them. */
export function makeZip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body, saidSize } of entries) {
    const plain = Buffer.from(body);
    const packed = deflateRawSync(plain, { level: 1 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(saidSize ?? plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), fields, Buffer.from(name), packed]);
    const central = Buffer.alloc(46);
    central.write("PK\x01\x02", 0, "latin1");
    central.writeUInt16LE(20, 4);
    fields.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    directory.push(central, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** A text, a number, a formula with the value that was last shown, or nothing. */
export type Cell = string | number | { formula: string; value: string } | null;

type SheetOptions = {
  merged?: string[];
  hasMacros?: boolean;
  /** The sheet itself, as it stands in the file. */
  sheet?: string;
};

/** A workbook with one sheet. */
export function makeXlsx(
  rows: readonly (readonly Cell[])[],
  { merged = [], hasMacros = false, sheet }: SheetOptions = {},
): Buffer {
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
  const made = `${header}<worksheet xmlns="${main}"><sheetData>${rows.map(toRow).join("")}</sheetData>${
    merges && `<mergeCells>${merges}</mergeCells>`
  }</worksheet>`;
  return makeZip([
    { name: "[Content_Types].xml", body: contentTypes },
    { name: "_rels/.rels", body: relations([["rId1", "officeDocument", "xl/workbook.xml"]]) },
    {
      name: "xl/workbook.xml",
      body: `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Planilha1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: "xl/_rels/workbook.xml.rels", body: relations([["rId1", "worksheet", "worksheets/sheet1.xml"]]) },
    { name: "xl/worksheets/sheet1.xml", body: sheet ?? made },
    ...(hasMacros ? [{ name: "xl/vbaProject.bin", body: Buffer.alloc(2_000, 7) }] : []),
  ]);
}

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const contentTypes = `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`;

function relations(list: [id: string, type: string, target: string][]): string {
  const each = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${header}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
}

function toRow(cells: readonly Cell[], index: number): string {
  return `<row r="${index + 1}">${cells.map((cell, column) => toCell(cell, `${String.fromCharCode(65 + column)}${index + 1}`)).join("")}</row>`;
}

function toCell(cell: Cell, address: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return `<c r="${address}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  return `<c r="${address}" t="str"><f>${escapeXml(cell.formula)}</f><v>${escapeXml(cell.value)}</v></c>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
