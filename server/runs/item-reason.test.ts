import { expect, test } from "vitest";
import { readReason, toItemView, writeReason } from "./item-reason.ts";

const item = { position: 0, title: "Motor", slug: "motor", state: "failed", fields: null } as const;
const say = (stored: string | null) => toItemView({ ...item, reason: readReason(stored) }).reason;

test("a stored code is said in the words of today", () => {
  const stored = writeReason({ code: "duplicate-slug", details: { slug: "motor" } });
  expect(say(stored)).toBe("Já existe uma página com o slug: motor");
});

test("an item from before codes were stored keeps its sentence, whatever that looks like", () => {
  for (const sentence of ["Erro ao gerar conteúdo: tempo", "42", '{"a":1}', "null"])
    expect(say(sentence)).toBe(sentence);
  expect(say(null)).toBeNull();
});

test("a code that this version does not know is some failure", () => {
  expect(say('{"code":"constructor","details":{}}')).toBe("Erro ao gerar conteúdo");
});
