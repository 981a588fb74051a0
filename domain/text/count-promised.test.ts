import { describe, expect, it } from "vitest";
import { countPromised } from "./count-promised.ts";

describe("How many a title promises", () => {
  it.each([
    ["5 dicas para conservar o portao automatico", 5],
    ["sete sinais de que o portao precisa de manutencao", 7],
    ["os 3 principais erros ao comprar motor", 3],
  ])("%s", (words, count) => {
    expect(countPromised(words)).toBe(count);
  });

  it.each(["motor de portao 3 metros", "dicas para portao de 3 metros", "portao com 2 motores"])(
    "promises nothing: %s",
    (words) => {
      expect(countPromised(words)).toBeNull();
    },
  );
});
