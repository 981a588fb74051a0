import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = "Serviço;Bairro\nInstalação;São Mateus";
const utf16 = Buffer.from(text, "utf16le");

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
  ["Windows-1252", Buffer.from(text, "latin1")],
  ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 without its mark", utf16],
  ["UTF-16 the other way round", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
])("a file in %s says what was written", (_name, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
