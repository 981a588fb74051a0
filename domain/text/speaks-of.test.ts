import { expect, test } from "vitest";
import type { Concept } from "../knowledge/concept.ts";
import { speaksOf } from "./speaks-of.ts";

const board = { words: ["placa", "central do portão"] } as Concept;

test("a section speaks of a thing when half of its sentences name it", () => {
  expect(speaksOf({ slots: [["A placa molhou."], ["O trilho está sujo."]] }, board)).toBe(true);
  expect(speaksOf({ slots: [["A central recebe respingo."], ["Placas oxidam."]] }, board)).toBe(true);
});

test("one stray sentence does not make it a section on the thing", () => {
  expect(speaksOf({ slots: [["O dente pula."], ["O ímã solta."], ["A placa molhou."]] }, board)).toBe(false);
});
