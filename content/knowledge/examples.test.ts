import "#tests/support/ready-reader.ts";
import { expect, test } from "vitest";
import { readExamples } from "#tests/support/labelled-titles.ts";
import { getConcept } from "./concepts.ts";
import { understandTitle } from "./read-title.ts";

const examples = readExamples();

test("examples are of concepts that there are", () => {
  expect(examples.map(([id]) => id).filter((id) => !getConcept(id))).toEqual([]);
});

/** Neighbours often answer as well: nobody would tell all of them apart. */
const fewestRight = 0.7;

const everyNth = 37;
/** So many that a busy machine reads them in time. */
const lots = [0, 1, 2, 3];

test.each(lots)("most examples are taken for what they were written for: lot %i", (lot) => {
  const asked = examples
    .flatMap(([id, titles]) => titles.map((title) => ({ id, title })))
    .filter((_, at) => at % (everyNth * lots.length) === everyNth * lot);
  const right = asked.filter(({ id, title }) => understandTitle(title).concepts[0]?.id === id);
  expect(right.length / asked.length).toBeGreaterThan(fewestRight);
});
