import { expect, test } from "vitest";
import { toOptionGroups, toOptions } from "./option-lines.ts";

test("a line is an option, and the chosen one is selected", () => {
  expect(toOptions("mooca-sao-paulo Mooca\nosasco Osasco (cidade toda)", "osasco")).toBe(
    '<option value="mooca-sao-paulo">Mooca</option><option value="osasco" selected="">Osasco (cidade toda)</option>',
  );
});

test("no line is no option", () => {
  expect(toOptions("", "")).toBe("");
});

test("what is a sign of HTML is said as text", () => {
  const groups = [{ heading: 'A & "B"', lines: "a <b>" }];
  expect(toOptionGroups(groups, "")).toBe(
    '<optgroup label="A &amp; &quot;B&quot;"><option value="a">&lt;b&gt;</option></optgroup>',
  );
});
