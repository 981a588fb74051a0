import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toSentence } from "#content/words/errors.ts";
import type { ErrorCode } from "#domain/errors.ts";

const document = readFileSync(join(import.meta.dirname, "../docs/operations.md"), "utf8");
const table = document.slice(document.indexOf("## When a start is refused"));
const quoted = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line),
);

const refusals: ErrorCode[] = [
  "setting-invalid",
  "port-in-use",
  "data-folder-in-use",
  "data-folder-unusable",
  "secret-unreadable",
  "database-damaged",
  "database-read-only",
  "database-emptied",
  "database-foreign",
  "database-newer",
  "move-unfinished",
];

/** Whatever stands in a sentence by itself is "…" in the table. */
const details = new Proxy<Record<string, string>>({}, { get: () => "…" });
const sentences = refusals.map((code) => toSentence({ code, details }));

test("each line of a refused start that the table names is what the server says, and the table has all", () => {
  const plain = quoted.map((line) => line.replace(/^(PORT|SITE_URL)/, "…").replace(/ ?…$/, ""));
  for (const line of plain)
    expect(
      sentences.some((sentence) => sentence.startsWith(line)),
      line,
    ).toBe(true);
  for (const sentence of sentences)
    expect(
      plain.some((line) => sentence.startsWith(line)),
      sentence,
    ).toBe(true);
});
