import { expect, test } from "vitest";
import { sayFailure } from "./failure-words.ts";

const now = new Date("2026-11-16T15:00:00Z");
const failure = {
  code: "page-failed",
  place: "city",
  count: 12,
  since: new Date("2026-11-16T01:00:00Z"),
  lastAt: new Date("2026-11-16T14:05:00Z"),
  lastRequestId: "7K3M-Q2XF",
} as const;

test("errors are said with where, how often and since when, by the clock of São Paulo", () => {
  expect(sayFailure(failure, "Cidade", now)).toMatchObject({
    text: "Uma página não abriu em “Cidade”: 12 vezes desde ontem às 22h, a última hoje às 11:05.",
    requestId: "7K3M-Q2XF",
  });
});

test("a single one needs no beginning, and background work no place", () => {
  const { text } = sayFailure({ ...failure, code: "backup-failed", place: "", count: 1 }, "", now);
  expect(text).toBe("A cópia de segurança da noite não foi feita: uma vez, hoje às 11:05.");
  expect(sayFailure({ ...failure, place: "/admin/fotos/*" }, "", now).text).toMatch(
    /^Uma página não abriu no painel \(/,
  );
});
