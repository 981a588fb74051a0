import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { concepts } from "#content/knowledge/concepts.ts";
import { dataAsJson } from "./data-as-json.ts";

it("gives the bundle the same data, read from JSON", async () => {
  const root = mkdtempSync(join(tmpdir(), "basculante-json-"));
  writeFileSync(
    join(root, "gates.ts"),
    `export const gates = ["portão", "cancela"];\nexport const one = { of: "many" };`,
  );
  writeFileSync(join(root, "entry.ts"), `export * from "./gates.ts";`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [dataAsJson(root, "gates.ts")],
    build: { ssr: "entry.ts", emitAssets: true, rolldownOptions: { output: { entryFileNames: "entry.mjs" } } },
  });
  const bundle = join(root, "dist/entry.mjs");
  expect(await import(pathToFileURL(bundle).href)).toMatchObject({
    gates: ["portão", "cancela"],
    one: { of: "many" },
  });
  expect(readFileSync(bundle, "utf8")).not.toContain("cancela");
});

it("loses nothing of the knowledge", () => {
  expect(JSON.parse(JSON.stringify(concepts))).toStrictEqual(concepts);
});
