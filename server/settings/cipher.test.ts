import { expect, test } from "vitest";
import { createCipher } from "./cipher.ts";

const cipher = createCipher("s".repeat(32), "ai-key");

test("what is sealed can be opened, and never looks the same twice", () => {
  const [one, two] = [cipher.seal("sk-segredo ção"), cipher.seal("sk-segredo ção")];
  expect(one).not.toBe(two);
  expect(one).not.toContain("segredo");
  expect(cipher.open(one)).toBe("sk-segredo ção");
});

test("another secret, another purpose or a changed byte opens nothing", () => {
  const sealed = cipher.seal("sk-x");
  expect(createCipher("t".repeat(32), "ai-key").open(sealed)).toBeNull();
  expect(createCipher("s".repeat(32), "other").open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(cipher.open(bytes.toString("base64"))).toBeNull();
  expect(cipher.open("")).toBeNull();
});
