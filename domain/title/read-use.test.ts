import { expect, test } from "vitest";
import { readUse } from "./read-use.ts";
import { splitWords } from "./words.ts";

const read = (title: string) =>
  readUse(splitWords(title))
    .map(({ plain }) => plain)
    .join(" ");

test("a gate that halts is not a gate for something", () => {
  expect(read("portão abre e para")).toBe("portao abre e parando");
  expect(read("motor para antes")).toBe("motor parando antes");
  expect(read("portão para no meio")).toBe("portao parando no meio");
  expect(read("motor para de funcionar")).toBe("motor parando de funcionar");
  expect(read("motor para portão de correr")).toBe("motor para portao de correr");
  expect(read("motor para portão de 3 metros")).toBe("motor para portao de 3 metros");
  expect(read("portão para a garagem")).toBe("portao para a garagem");
});

test("a motor works day and night where the title says for whom, else somebody is wanted at any hour", () => {
  expect(read("motor 24 horas para condomínio")).toBe("motor fluxo intenso para condominio");
  expect(read("motor de uso contínuo 24h")).toBe("motor de uso continuo fluxo intenso");
  expect(read("motor de portão 24 horas")).toBe("motor de portao 24 horas");
  expect(read("conserto de motor 24 horas condomínio")).toBe("conserto de motor 24 horas condominio");
});
