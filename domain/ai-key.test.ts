import { expect, test } from "vitest";
import { readAiKey } from "./ai-key.ts";

test("a key starts with sk- and has at least twenty characters once trimmed", () => {
  expect(readAiKey("  sk-12345678901234567 \n")).toBe("sk-12345678901234567");
});

test.each(["", "sk-", "sk-1234567890123456", "pk-12345678901234567890", " sk-123456789      ", "SK-12345678901234567"])(
  "%j is none",
  (text) => {
    expect(() => readAiKey(text)).toThrow("ai-key-invalid");
  },
);

test("what cannot travel in a header is none", () => {
  expect(() => readAiKey("sk-1234567890\r\n1234567890")).toThrow("ai-key-invalid");
  expect(() => readAiKey(`sk-${"ç".repeat(20)}`)).toThrow("ai-key-invalid");
  expect(() => readAiKey(`sk-${"a".repeat(600)}`)).toThrow("ai-key-invalid");
});
