import { expect, test } from "vitest";
import { readRole } from "./role-words.ts";

test("a role is typed with or without its accent", () => {
  expect(["dona", "Equipe", "tecnico", " técnico ", "owner", ""].map(readRole)).toEqual([
    "owner",
    "staff",
    "technician",
    "technician",
    null,
    null,
  ]);
});
