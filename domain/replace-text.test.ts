import { expect, test } from "vitest";
import { replaceText } from "./replace-text.ts";

const show = () => "R$ 150";
const replace = (html: string, find: string, replacement = "X") => replaceText(html, { find, replacement }, show);

test.each([
  ["<p>A visita é paga.</p>", "visita", "<p>A X é paga.</p>"],
  ["<p>um um</p><p>um</p>", "um", "<p>X X</p><p>X</p>"],
  ['<p>Custa <data value="price.visit">velho</data>, abatidos.</p>', "Custa R$ 150, abatidos", "<p>X.</p>"],
  ['<p>Custa <data value="price.visit">velho</data>.</p>', "Custa", '<p>X <data value="price.visit">velho</data>.</p>'],
  ["<p>é <strong>muito bom</strong> mesmo</p>", "muito bom mesmo", "<p>é <strong>X</strong></p>"],
  ["<p>Peças &amp; mais</p>", "Peças & mais", "<p>X</p>"],
  ["<p>com\u00a0espaço</p>", "com espaço", "<p>X</p>"],
])("%s", (html, find, expected) => {
  expect(replace(html, find)).toBe(expected);
});

test.each([
  ["<p>um</p><p>dois</p>", "um dois"],
  ["<p>um</p><p>dois</p>", "umdois"],
  ['<p>Custa <data value="price.visit">velho</data></p>', "R$ 15"],
  ['<p>Custa <data value="price.visit">velho</data></p>', "velho"],
  ['<p class="visita">nada</p>', "visita"],
  ["<p>Visita</p>", "visita"],
  ['<table data-facts="prices"><tr><td>Kit</td></tr></table>', "Kit"],
  ["<p>x</p>", ""],
])("%s holds no '%s'", (html, find) => {
  expect(replace(html, find)).toBeNull();
});

test("what is put in is text, and a paragraph that it empties goes", () => {
  expect(replace("<p>um</p>", "um", "<b>&</b>")).toBe("<p>&lt;b&gt;&amp;&lt;/b&gt;</p>");
  expect(replace("<p>um</p><ul><li>dois</li></ul>", "um", "")).toBe("<ul><li>dois</li></ul>");
});
