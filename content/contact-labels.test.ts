import { expect, test } from "vitest";
import { labelButton, labelSource } from "./contact-labels.ts";

test("a button has its Portuguese name, and one that a page made up its own", () => {
  expect(labelButton("hero")).toBe("Chamada principal");
  expect(labelButton("meu-botao")).toBe("meu-botao");
});

test.each(["constructor", "valueOf", "__proto__"])("%s is no button of ours", (button) => {
  expect(labelButton(button)).toBe(button);
});

test("what was too much to be summed one by one has a name", () => {
  expect(labelButton("(other)")).toBe("Outros");
  expect(labelSource("(other)")).toBe("Outras origens");
});
