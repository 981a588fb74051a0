import { expect, test } from "vitest";
import { fillText, fillTitle, findEmptyColumns, findTemplateColumns } from "./template.ts";

const columns = ["Serviço", "Bairro", "Preço & prazo"];

test("a title is filled from its columns, however their names are typed", () => {
  const cells = ["Conserto de portão", " Mooca ", ""];
  expect(fillTitle("{serviço} em {BAIRRO}", columns, cells)).toBe("Conserto de portão em Mooca");
  expect(fillTitle("{ servico }  na {bairro}: preço", columns, cells)).toBe("Conserto de portão na Mooca: preço");
});

test("a column that is not there is named, with those that are", () => {
  expect(() => findTemplateColumns("{servico} em {cidade}", columns)).toThrow(
    'template-column {"name":"cidade","columns":"Serviço, Bairro, Preço & prazo"}',
  );
  expect(findTemplateColumns("{bairro} {servico} {bairro}", columns)).toEqual([1, 0]);
});

test("what is empty in a row is named", () => {
  expect(findEmptyColumns("{servico} em {bairro}", columns, ["Conserto", "  "])).toEqual(["Bairro"]);
  expect(findEmptyColumns("{servico}", columns, ["Conserto"])).toEqual([]);
});

test("plain text becomes paragraphs, and nothing of a cell is ever a tag", () => {
  const cells = ["Troca", "<script>", "R$ 5 & hoje"];
  expect(fillText("Fazemos {servico}.\nNo {bairro}.\n\n\nPor {preço & prazo}.", columns, cells)).toBe(
    "<p>Fazemos Troca.<br>No &lt;script&gt;.</p>\n<p>Por R$ 5 &amp; hoje.</p>",
  );
  expect(fillText("<h2>{servico}</h2><p>{bairro}</p>", columns, cells)).toBe("<h2>Troca</h2><p>&lt;script&gt;</p>");
});
