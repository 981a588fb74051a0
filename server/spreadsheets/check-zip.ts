import { inflateRawSync } from "node:zlib";
import { DomainError } from "#domain/errors.ts";

/** What is read of a workbook, unpacked: a sheet of 200,000 rows has about 40 MB. */
const unpackedBytes = 96 * 1024 * 1024;
const mostEntries = 2_000;
/** Between the first cell and the last, empty ones too: who reads a sheet makes room for all of them. */
const mostCells = 20_000_000;

/**
 * Throws a DomainError for what is no workbook, and for one that would fill the memory. What a zip file says of its own
 * sizes proves nothing, so each part is unpacked once, up to the limit.
 */
export function checkWorkbook(bytes: Buffer): void {
  const entries = readDirectory(bytes);
  if (!entries.some(({ name }) => /^\/?xl\/workbook\d*\.xml$/i.test(name))) throw new DomainError("sheet-format");
  let left = unpackedBytes;
  for (const { name, start, size, method } of entries) {
    // Pictures and macros are passed over by who reads it.
    if (!/\.(xml|rels)$/i.test(name)) continue;
    const unpacked = unpack(bytes.subarray(start, start + size), method, left);
    left -= unpacked.length;
    if (/^\/?xl\/worksheets\//i.test(name)) checkExtent(unpacked.toString("latin1"));
  }
}

function checkExtent(sheet: string): void {
  let [columns, rows] = [1, 1];
  for (const [, letters = "", row] of sheet.matchAll(/\br="([A-Z]{1,3})(\d{1,7})"/g)) {
    columns = Math.max(columns, toColumnNumber(letters));
    rows = Math.max(rows, Number(row));
  }
  if (columns * rows > mostCells) throw new DomainError("sheet-too-large");
}

function toColumnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}

function unpack(packed: Buffer, method: number, limit: number): Buffer {
  if (method === 0 && packed.length <= limit) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    const isTooLarge =
      method === 0 || (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE");
    throw new DomainError(isTooLarge ? "sheet-too-large" : "sheet-damaged", {}, { cause: error });
  }
}

type Entry = { name: string; start: number; size: number; method: number };

function readDirectory(bytes: Buffer): Entry[] {
  try {
    const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
    if (end === -1) throw new DomainError("sheet-damaged");
    const count = bytes.readUInt16LE(end + 10);
    if (count > mostEntries) throw new DomainError("sheet-too-large");
    let at = bytes.readUInt32LE(end + 16);
    return Array.from({ length: count }, () => {
      if (bytes.readUInt32LE(at) !== 0x02014b50) throw new DomainError("sheet-damaged");
      const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
        number,
        number,
        number,
      ];
      const local = bytes.readUInt32LE(at + 42);
      const entry = {
        name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
        method: bytes.readUInt16LE(at + 10),
        size: bytes.readUInt32LE(at + 20),
        start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      };
      at += 46 + nameLength + extraLength + noteLength;
      return entry;
    });
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError("sheet-damaged", {}, { cause: error });
    throw error;
  }
}
