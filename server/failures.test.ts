import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKnownFailure, toFailure } from "./failures.ts";

test("every error that the log can say has a code", () => {
  const files = execFileSync("git", ["ls-files", "server", "app"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const lines = files.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/\blog\s*\.(?:error|fatal)\(\s*(?:\{[^}]*\},\s*)?"([^"]+)"/g),
      ([, line]) => line,
    ),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !isKnownFailure(line ?? ""))).toEqual([]);
});

test("an error of a request says where, without the address", () => {
  expect(toFailure({ path: "/cidades/osasco", id: "AAAA-2222" }, "a page failed")).toEqual({
    code: "page-failed",
    place: "city",
    requestId: "AAAA-2222",
  });
  expect(toFailure("could not stop in time", undefined)).toEqual({ code: "other", place: "", requestId: null });
});
