import { expect, test } from "vitest";
import { labelButton } from "./contact-labels.ts";

test("a button has its Portuguese name, and one that a page made up its own", () => {
  expect(labelButton("hero")).toBe("Chamada principal");
  expect(labelButton("meu-botao")).toBe("meu-botao");
});

test.each(["constructor", "valueOf", "__proto__"])("%s is no button of ours", (button) => {
  expect(labelButton(button)).toBe(button);
});
