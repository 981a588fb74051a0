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

test("most examples are taken for what they were written for", () => {
  const asked = examples
    .flatMap(([id, titles]) => titles.map((title) => ({ id, title })))
    .filter((_, at) => at % 37 === 0);
  const right = asked.filter(({ id, title }) => understandTitle(title).concepts[0]?.id === id);
  expect(right.length / asked.length).toBeGreaterThan(fewestRight);
});
