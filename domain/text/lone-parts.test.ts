import { expect, test } from "vitest";
import { dropLoneParts } from "./lone-parts.ts";

test("a heading goes with what stood under it, and the one above with its last", () => {
  expect(dropLoneParts("<h2>Preços</h2><h2>Prazos</h2><p>Um dia.</p>")).toBe("<h2>Prazos</h2><p>Um dia.</p>");
  expect(dropLoneParts("<p>Oi.</p><h2>Perguntas</h2><h3>Quanto custa?</h3>")).toBe("<p>Oi.</p>");
  expect(dropLoneParts("<h3>Quanto custa?</h3><h3>Quando?</h3><p>Hoje.</p>")).toBe("<h3>Quando?</h3><p>Hoje.</p>");
});

test("a table without rows goes, and the sentence that announces nothing", () => {
  const head = "<thead><tr><th>Serviço</th></tr></thead>";
  expect(dropLoneParts(`<p>Sim. Veja os preços:</p>\n<table>${head}</table><p>Ligue.</p>`)).toBe(
    "<p>Sim. </p>\n<p>Ligue.</p>",
  );
});

test("what is whole stays as it is", () => {
  const html = "<h2>A</h2><h3>B</h3><p>São estes:</p><ul><li>x</li></ul><h2>C</h2><p>D</p>";
  expect(dropLoneParts(html)).toBe(html);
});
