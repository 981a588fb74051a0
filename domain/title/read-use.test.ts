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
  expect(read("motor para portão de 3 metros")).toBe("motor para portao de 3 metros");
  expect(read("portão para a garagem")).toBe("portao para a garagem");
});
