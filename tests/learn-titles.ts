import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { labelTexts, readExamples, readReadings } from "./support/labelled-titles.ts";
import { trainTitleModel } from "./support/train-title-model.ts";

/**
 * `npm run learn-titles`: learns again which concept a title asks, from tests/titles and the knowledge; some minutes.
 * With --check it learns from all but a quarter of the examples and no reading, says how often it is right on those,
 * and leaves the model as it was.
 */
const isCheck = process.argv.includes("--check");
const file = join(import.meta.dirname, "../content/knowledge/title-model.json");

const before = isCheck ? readFileSync(file) : null;

const isHeldOut = (at: number) => isCheck && at % 4 === 1;
const examples = readExamples().flatMap(([id, titles]) =>
  titles.map((title, at) => ({ id, title, at, kind: "example" as const })),
);
const readings = isCheck
  ? []
  : readReadings().flatMap(([title, [id]]) => (id ? [{ title, id, kind: "reading" as const }] : []));
const started = performance.now();
const model = trainTitleModel(labelTexts([...examples.filter(({ at }) => !isHeldOut(at)), ...readings]));
writeFileSync(file, `${JSON.stringify(model, null, 2)}\n`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${model.words.names.length} words and ${model.concepts.names.length} concepts in ${seconds} s`);

// Only now: what reads titles loads the model.
const { understandTitle } = await import("#content/knowledge/read-title.ts");
const asked = isCheck ? examples.filter(({ at }) => isHeldOut(at)) : examples;
const count = (titles: readonly (readonly [string, readonly string[]])[]) =>
  titles.filter(([title, ids]) => ids.includes(understandTitle(title).concepts[0]?.id ?? "")).length;
const known = readReadings();
console.log(
  `examples: ${count(asked.map(({ title, id }) => [title, [id]]))} of ${asked.length} as they were written for`,
);
console.log(`readings: ${count(known)} of ${known.length}`);
if (before) writeFileSync(file, before);
