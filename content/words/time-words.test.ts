import { expect, test } from "vitest";
import { sayLastAccess } from "./time-words.ts";

const now = new Date("2026-11-16T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [null, "nunca entrou"],
  [before(-1), "agora há pouco"],
  [before(14), "agora há pouco"],
  [before(59), "há 59 minutos"],
  [before(60), "há 1 hora"],
  [before(23 * 60), "há 23 horas"],
  [before(24 * 60), "há 1 dia"],
  [before(3 * 24 * 60 + 5), "há 3 dias"],
])("%s is %s", (at, words) => {
  expect(sayLastAccess(at, now)).toBe(words);
});
