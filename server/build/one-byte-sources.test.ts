import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { asciiSources } from "./one-byte-sources.ts";

it("says the same in ASCII alone", async () => {
  const root = mkdtempSync(join(tmpdir(), "basculante-ascii-"));
  const source = [
    'export const words = "“Portão” é 1 → 2 😀";',
    "export const line = `até\\nlá`;",
    "export const isName = (text) => /^[À-ÿ😀]+$/u.test(text);",
  ];
  writeFileSync(join(root, "entry.js"), source.join("\n"));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [asciiSources()],
    build: { ssr: "entry.js", minify: true, rolldownOptions: { output: { entryFileNames: "entry.mjs" } } },
  });
  const bundle = join(root, "dist/entry.mjs");
  expect(readFileSync(bundle, "utf8")).toMatch(/^[\0-\x7f]+$/);
  const { words, line, isName } = await import(pathToFileURL(bundle).href);
  expect(words).toBe("“Portão” é 1 → 2 😀");
  expect(line).toBe("até\nlá");
  expect([isName("É😀"), isName("E")]).toEqual([true, false]);
});
