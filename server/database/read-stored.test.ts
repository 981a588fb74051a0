import { expect, test } from "vitest";
import { z } from "zod";
import { toMessage } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";
import { readStored, storedReason } from "./read-stored.ts";

test("what fits is read", () => {
  expect(readStored('["a"]', z.array(z.string()), "imports", "i1")).toEqual(["a"]);
});

test.each(["", "{", "null", '{"a":1}', "[1]"])("%j is refused with the row that holds it", (json) => {
  try {
    readStored(json, z.array(z.string()), "imports", "i1");
    expect.unreachable();
  } catch (error) {
    if (!isDomainError(error, "stored-damaged")) throw error;
    expect(toMessage(error).text).toContain("imports, i1");
  }
});

test("a reason has a code that can be said", () => {
  expect(parseJson('{"code":"page-missing","details":{}}', storedReason)).toEqual({
    code: "page-missing",
    details: {},
  });
  expect(parseJson('{"code":"of-another-version","details":{}}', storedReason)).toBeNull();
  expect(parseJson('{"code":"page-missing"}', storedReason)).toBeNull();
});
