import { expect, test } from "vitest";
import { splitSections } from "./split-sections.ts";

test("a text is split at its headings, and what comes before them is left out", () => {
  expect(splitSections('<p>Antes</p><h2 class="x">Um <b>dois</b></h2><p>A</p><h3>B</h3><h2>Três</h2>')).toEqual([
    { heading: "Um dois", html: '<h2 class="x">Um <b>dois</b></h2><p>A</p><h3>B</h3>' },
    { heading: "Três", html: "<h2>Três</h2>" },
  ]);
  expect(splitSections("<p>Nada</p>")).toEqual([]);
});
