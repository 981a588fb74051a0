import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { indexKnowledge } from "#content/knowledge/title-index.ts";
import { finish } from "#domain/steps.ts";
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
  const index = finish(indexKnowledge());
  expect(JSON.parse(JSON.stringify(index))).toStrictEqual(index);
});
