import { expect, test } from "vitest";
import { toMessage } from "#content/words/errors.ts";
import type { BatchAction } from "#domain/batches.ts";
import { isDomainError } from "#domain/errors.ts";
import { optionsForm, readOptions } from "./read-options.ts";

const read = (action: BatchAction, fields: Record<string, unknown>) =>
  readOptions(action, optionsForm.parse(fields), "https://loja.example");

function refusal(action: BatchAction, fields: Record<string, unknown>): string {
  try {
    return JSON.stringify(read(action, fields));
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { title, text } = toMessage(error);
    return `${title}: ${text}`;
  }
}

test("each action takes its own fields", () => {
  expect(read("publish", { procurar: "x" })).toEqual({ action: "publish", options: {} });
  expect(read("unpublish", { destino: "nada", para: "/servicos" }).options).toEqual({ to: null });
  expect(read("unpublish", { destino: "pagina", para: "/servicos" }).options).toEqual({ to: "/servicos" });
  expect(read("place", { lugar: "titulo" }).options).toEqual({ place: null });
  expect(read("replace", { procurar: "motor", trocar: "", titulo: "on" }).options).toEqual({
    find: "motor",
    replacement: "",
    isInTitle: true,
  });
  expect(read("rewrite", { fonte: "knowledge", versao: "1" }).options).toMatchObject({ includesEdited: false });
});

test("what it cannot do is said in its own words", () => {
  const schedule = "Confira antes: Escolha um dia e uma hora, e quantas páginas por dia.";
  expect(refusal("schedule", {})).toBe(schedule);
  expect(refusal("schedule", { quando: "2099-01-01T08:00", porDia: "muitas" })).toBe(schedule);
  expect(refusal("schedule", { quando: "2020-01-01T08:00" })).toContain("que ainda não passaram");
  expect(refusal("replace", { procurar: "a" })).toBe(
    "Confira antes: Digite o texto procurado, com pelo menos 2 letras.",
  );
  expect(refusal("unpublish", { destino: "pagina", para: "https://outro.example/" })).toContain(
    "Digite para onde os visitantes vão",
  );
  expect(refusal("place", { lugar: "atlantida" })).toBe("Confira antes: Escolha um lugar da lista.");
  expect(refusal("rewrite", { fonte: "oraculo" })).toBe("Confira antes: Confira os campos.");
});

test("a file, or a field that comes twice, is no text", () => {
  const file = new File(["motor"], "motor");
  expect(refusal("replace", { procurar: file })).toContain("Digite o texto procurado");
  expect(refusal("replace", { procurar: ["motor", "placa"] })).toContain("Digite o texto procurado");
});
