import { expect, test } from "vitest";
import type { Concept } from "../knowledge/concept.ts";
import { isMostlyAbout } from "./is-mostly-about.ts";

const board = { words: ["placa", "central do portão"] } as Concept;

test("a section speaks of a thing when half of its sentences name it", () => {
  expect(isMostlyAbout({ slots: [["A placa molhou."], ["O trilho está sujo."]] }, board)).toBe(true);
  expect(isMostlyAbout({ slots: [["A central recebe respingo."], ["Placas oxidam."]] }, board)).toBe(true);
});

test("one stray sentence does not make it a section on the thing", () => {
  expect(isMostlyAbout({ slots: [["O dente pula."], ["O ímã solta."], ["A placa molhou."]] }, board)).toBe(false);
});
