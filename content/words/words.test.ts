import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorCodes } from "./errors.ts";
import { noticeMessages } from "./notices.ts";

const root = join(import.meta.dirname, "../..");

/** Where the tables and the names of their entries stand; being there is no use. */
const tables = ["content/words/errors.ts", "content/words/notices.ts", "domain/errors.ts", "domain/accounts.ts"];

const product = ["app", "content", "domain", "server"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !tables.includes(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

/** Those that are single words of the panel are exports, which the check for dead code knows (knip). */
test.each([...errorCodes, ...Object.keys(noticeMessages)])("something in the product can say '%s'", (code) => {
  expect(product).toContain(`"${code}"`);
});
