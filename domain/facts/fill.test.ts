import { expect, test } from "vitest";
import { fillAll, fillHtml, fillText, findNames, tieHtml } from "./fill.ts";

const figures = {
  "price.padrao": "R$\u00a0899",
  "shop.name": 'Rosa & Filhos <"Portões">',
  "shop.chat": "https://wa.me/5511988887777?text=Ol%C3%A1",
  "shop.always": "",
  "price.express": null,
};

test("a text gets the shop's figures, and keeps the names that a place fills", () => {
  expect(fillText("Sai por {price.padrao} {em}, na {shop.unknown}.", figures)).toBe(
    "Sai por R$\u00a0899 {em}, na {shop.unknown}.",
  );
  expect(fillText("{shop.always}Plantão dia e noite.", figures)).toBe("Plantão dia e noite.");
});

test("what the shop does not have takes its sentence along", () => {
  expect(fillText("Temos kits. A expressa custa {price.express}. Ligue já!", figures)).toBe("Temos kits. Ligue já!");
  expect(fillText("A expressa custa {price.express}.", figures)).toBe("");
});

test("between semicolons only the clause goes, and what then comes first begins with a capital", () => {
  expect(fillText("A expressa custa {price.express}; o kit sai por {price.padrao}.", figures)).toBe(
    "O kit sai por R$\u00a0899.",
  );
  expect(fillText("O kit sai por {price.padrao}; a expressa, {price.express}.", figures)).toBe(
    "O kit sai por R$\u00a0899.",
  );
});

test("in HTML it takes its row, list item, heading or paragraph along, and a list that is left empty", () => {
  const row = (name: string) => `<tr><th scope="row">Serviço</th><td>{price.${name}}</td></tr>`;
  expect(fillHtml(`<table><tbody>${row("padrao")}${row("express")}</tbody></table>`, figures)).toBe(
    '<table><tbody><tr><th scope="row">Serviço</th><td>R$\u00a0899</td></tr></tbody></table>',
  );
  expect(fillHtml("<ul><li>{price.express}</li><li>Kit</li></ul>", figures)).toBe("<ul><li>Kit</li></ul>");
  expect(fillHtml("<p>Oi.</p><ul><li>{price.express}</li></ul>", figures)).toBe("<p>Oi.</p>");
  expect(fillHtml("<h2>Expressa por {price.express}</h2><p>Oi.</p>", figures)).toBe("<p>Oi.</p>");
  expect(fillHtml('<p class="lead">Oi. Custa {price.express}.</p><p>{price.express}</p>', figures)).toBe(
    '<p class="lead">Oi.</p>',
  );
});

test("no tag is left open by a sentence that goes", () => {
  const html = "<p>Veja <a href='/x'>isto. Custa {price.express}, e mais</a> aquilo.</p><p>Fim.</p>";
  expect(fillHtml(html, figures)).toBe("<p>Fim.</p>");
});

test("in HTML figures are escaped, in text they are not", () => {
  expect(fillHtml("<p>{shop.name}</p>", figures)).toBe("<p>Rosa &amp; Filhos &lt;&quot;Portões&quot;&gt;</p>");
  expect(fillText("{shop.name}", figures)).toBe('Rosa & Filhos <"Portões">');
});

test("stored HTML follows the shop", () => {
  const stored = tieHtml("<p>Sai por {price.padrao} {em}.</p>", figures);
  expect(stored).toBe('<p>Sai por <data value="price.padrao">R$\u00a0899</data> {em}.</p>');
  expect(fillHtml(stored, figures)).toBe("<p>Sai por R$\u00a0899 {em}.</p>");
  expect(fillHtml(stored, { ...figures, "price.padrao": "R$\u00a0999" })).toBe("<p>Sai por R$\u00a0999 {em}.</p>");
  expect(fillHtml(`<p>Oi.</p>${stored}`, { ...figures, "price.padrao": null })).toBe("<p>Oi.</p>");
});

test("a figure that nobody knows any more keeps what it said", () => {
  const html = '<p><data value="price.gone">R$ 77</data></p>';
  expect(fillHtml(html, figures)).toBe(html);
});

test("where a link leads is filled in its attribute, and stays a name there when it is stored", () => {
  const html = '<p><a href="{shop.chat}">Conversar</a></p>';
  expect(tieHtml(html, figures)).toBe(html);
  expect(fillHtml(html, figures)).toBe(`<p><a href="${figures["shop.chat"]}">Conversar</a></p>`);
});

test("data is filled wherever it stands; a list loses what became blank, and nothing else changes", () => {
  const day = new Date(0);
  const data = { title: "{price.padrao}", list: ["Kit", "{price.express}", ""], day, count: 2, none: null };
  expect(fillAll(data, (text) => fillText(text, figures))).toEqual({
    title: "R$\u00a0899",
    list: ["Kit", ""],
    day,
    count: 2,
    none: null,
  });
});

test("the names of a text are found, without those of places", () => {
  expect(findNames("{price.padrao} {em} {time.tilting.min} {shop.hours}")).toEqual([
    "price.padrao",
    "time.tilting.min",
    "shop.hours",
  ]);
});
