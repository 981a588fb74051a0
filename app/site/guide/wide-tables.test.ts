import { expect, test } from "vitest";
import { withWideTables } from "./wide-tables.ts";

test("a table gets a named box that the keyboard reaches, and headers that say what they head", () => {
  const html = "<p>Antes</p><table><tr><th>A</th><th>B</th></tr>\n<tr><td>x</td><td>y</td></tr></table>";
  expect(withWideTables(html, 'Preço "cheio" & peças')).toBe(
    '<p>Antes</p><section class="table-box" aria-label="Tabela: Preço &quot;cheio&quot; &amp; peças" tabindex="0">' +
      '<table><tr><th scope="col">A</th><th scope="col">B</th></tr>\n<tr><th scope="row">x</th><td>y</td></tr></table></section>',
  );
});
