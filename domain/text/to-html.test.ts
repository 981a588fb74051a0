import { expect, test } from "vitest";
import type { GeneratedText } from "./generate.ts";
import { toHtml, toPlainText, wordCount } from "./to-html.ts";

const text: GeneratedText = {
  opening: "Motor & portão.",
  sections: [
    { heading: "Recanto dos Victor's", paragraphs: ["Um <b>.", "Dois."], bullets: ["Peça", "Trilho"] },
    { heading: "Sem lista", paragraphs: ["Três."], bullets: [] },
  ],
  closing: "Fim.",
};

test("blocks become elements and signs are escaped", () => {
  expect(toHtml(text)).toBe(
    "<p>Motor &amp; portão.</p><h2>Recanto dos Victor&#39;s</h2><p>Um &lt;b&gt;.</p><p>Dois.</p>" +
      "<ul><li>Peça</li><li>Trilho</li></ul><h2>Sem lista</h2><p>Três.</p><p>Fim.</p>",
  );
});

test("an empty block leaves no empty element", () => {
  expect(toHtml({ opening: "", sections: [], closing: "Fim." })).toBe("<p>Fim.</p>");
});

test("words are counted over all blocks", () => {
  expect(toPlainText(text).split("\n")).toHaveLength(9);
  expect(wordCount(text)).toBe(3 + 3 + 2 + 1 + 2 + 2 + 1 + 1);
});
