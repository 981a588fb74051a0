import { expect, test } from "vitest";
import type { PageText } from "./page-text.ts";
import { countWords, toHtml, toPlainText } from "./to-html.ts";

const text: PageText = {
  answer: "Motor & portão.",
  support: "Perto de você.",
  sections: [
    { heading: "Recanto dos Victor's", paragraphs: ["Um <b>.", "Dois."], bullets: ["Peça", "Trilho"] },
    {
      heading: "Com tudo",
      paragraphs: [],
      bullets: [],
      steps: ["Desligue.", "Espere."],
      table: { caption: "Preços", columns: ["Serviço", "Valor"], rows: [["Visita", "R$ 1"]] },
      links: [
        { lead: "Leia", label: "motores", href: "/topicos/x?a=1&b=2" },
        { lead: "Veja", label: "Vale a pena?", href: "/topicos/y" },
      ],
    },
  ],
  questions: [{ question: "Dá certo?", answer: "Dá." }],
  closing: "Fim.",
};

test("blocks become elements and signs are escaped", () => {
  expect(toHtml(text)).toBe(
    "<p>Motor &amp; portão.</p><p>Perto de você.</p><h2>Recanto dos Victor&#39;s</h2><p>Um &lt;b&gt;.</p><p>Dois.</p>" +
      "<ul><li>Peça</li><li>Trilho</li></ul><h2>Com tudo</h2><ol><li>Desligue.</li><li>Espere.</li></ol>" +
      '<table><thead><tr><th scope="col">Serviço</th><th scope="col">Valor</th></tr></thead>' +
      '<tbody><tr><th scope="row">Visita</th><td>R$ 1</td></tr></tbody></table>' +
      '<p>Leia <a href="/topicos/x?a=1&amp;b=2">motores</a>. Veja <a href="/topicos/y">Vale a pena?</a></p>' +
      "<p>Fim.</p><h2>Perguntas frequentes</h2><h3>Dá certo?</h3><p>Dá.</p>",
  );
});

test("links with one lead share it", () => {
  const lead = "Veja também";
  const write = (...labels: string[]) => {
    const links = labels.map((label, at) => ({ lead, label, href: `/${at}` }));
    const section = { heading: "H", paragraphs: ["P."], bullets: [], links };
    return toHtml({ answer: "A.", support: "", sections: [section], questions: [], closing: "" });
  };
  expect(write("motores", "preços")).toContain(
    '<p>Veja também <a href="/0">motores</a> e <a href="/1">preços</a>.</p>',
  );
  expect(write("Vale?", "preços")).toContain("Vale?</a> Veja também <a");
});

test("an empty block leaves no empty element", () => {
  expect(toHtml({ answer: "", support: "", sections: [], questions: [], closing: "Fim." })).toBe("<p>Fim.</p>");
});

test("words are counted over all blocks", () => {
  expect(countWords(text)).toBe(toPlainText(text).split(/\s+/).length);
});
