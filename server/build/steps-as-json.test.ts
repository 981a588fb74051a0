import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { concepts } from "#content/knowledge/concepts.ts";
import { modelNames } from "#content/knowledge/model-names.ts";
import { synonyms } from "#content/knowledge/synonyms.ts";
import { finish } from "#domain/steps.ts";
import { indexTitles } from "#domain/title/title-index.ts";
import { stepsAsJson } from "./steps-as-json.ts";

it("gives the bundle what the steps worked out, and not the work", async () => {
  const root = mkdtempSync(join(tmpdir(), "basculante-steps-"));
  writeFileSync(
    join(root, "count.ts"),
    `export function* count() { yield; return { gates: ["portão", "cancela"], total: [1 + 1] }; }`,
  );
  writeFileSync(join(root, "entry.ts"), `export * from "./count.ts";`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [stepsAsJson(root, "count.ts")],
    build: { ssr: "entry.ts", emitAssets: true, rolldownOptions: { output: { entryFileNames: "entry.mjs" } } },
  });
  const bundle = join(root, "dist/entry.mjs");
  const { count } = await import(pathToFileURL(bundle).href);
  expect(finish(count())).toStrictEqual({ gates: ["portão", "cancela"], total: [2] });
  expect(readFileSync(bundle, "utf8")).not.toContain("cancela");
});

it("loses nothing of what titles are read by", () => {
  const few = concepts.slice(0, 50);
  const index = finish(indexTitles({ concepts: few, synonyms, places: [], modelNames, texts: ["Motor de portão"] }));
  expect(JSON.parse(JSON.stringify(index))).toStrictEqual(index);
});
