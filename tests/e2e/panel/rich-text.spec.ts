import { writePageForTitle } from "#content/knowledge/write-page.ts";
import { sampleShop } from "#content/shop.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { cleanHtml } from "#server/html/clean-html.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { openRichText } from "#tests/support/rich-text-in-browser.ts";
import titles from "#tests/titles/titles.json" with { type: "json" };

// It leaves an empty page behind, which is no page of the product.
test.use({ isIsolated: true });

/** As it would be stored. */
function toStored(content: string): string {
  return sampleShop.tie(cleanHtml(content));
}

/** Of older versions of the product, and of people. */
const otherTexts = [
  '<div class="card mt-4"><h2 class="mb-2">Caixa</h2><p>Texto <span class="font-bold">marcado</span>.</p></div>',
  '<section class="my-4"><p>Veja <a href="/servicos" class="text-link">os serviços</a>.</p></section>',
  "<ul><li>Um<ul><li>Dentro</li></ul></li><li>Dois</li></ul><ol><li>Primeiro</li></ol>",
  '<table><thead><tr><th scope="col">Modelo</th><th scope="col">Tempo</th></tr></thead><tbody><tr><th scope="row">A</th><td>4 s</td></tr></tbody></table>',
  '<p><a href="/servicos"><strong>Serviços</strong></a> e <em>mais</em>.<br>Linha.</p><hr><blockquote><p>Dito.</p></blockquote>',
  '<p>Custa <data value="price.padrao">R$ 899</data> <a href="{shop.chat}">no WhatsApp</a>.</p><table data-facts="models"></table>',
  '<p>Foto:</p><figure data-photo="00000000-0000-4000-8000-000000000000"></figure><h4>Fim</h4>',
];

test("two hundred pages that are opened in the editor stay as they are, letter by letter", { tag: "@whole" }, async ({
  page,
}) => {
  const { roundTrip } = await openRichText(page);
  const written = Array.from({ length: 200 }, (_, index) => {
    const { title = "" } = titles.asked[index % titles.asked.length] ?? {};
    return toHtml(writePageForTitle(title, { seed: index < titles.asked.length ? "" : "outra" }).text);
  });
  const stored = [...written, ...otherTexts].map(toStored);
  const afterwards = await roundTrip(stored);
  expect(afterwards).toHaveLength(stored.length);
  for (const [index, text] of stored.entries()) expect(toStored(afterwards[index] ?? "")).toBe(text);
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<h1 style="margin:0"><span style="font-family:Calibri">Motor novo<o:p></o:p></span></h1>
<p class="MsoNormal" style="text-align:justify"><b><span style="color:#c00000">Rápido</span></b> e <i>firme</i>.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span style="font:7pt">&nbsp;&nbsp;</span></span>Um item</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span style="font:7pt">&nbsp;&nbsp;</span></span>Outro item</p>
<table border="1" style="width:90%"><tr><td style="border:1px" width="80"><p class="MsoNormal">Célula</p></td></tr></table>
</body></html>`;

test("of what is copied from Word, structure and words are left", async ({ page }) => {
  const { cleanPaste, roundTrip } = await openRichText(page);
  const [text = ""] = await roundTrip([await cleanPaste(word)]);
  expect(toStored(text)).toBe(
    "<h2>Motor novo</h2><p><strong>Rápido</strong> e <em>firme</em>.</p><ul><li>Um item</li><li>Outro item</li></ul><table><tbody><tr><td>Célula</td></tr></tbody></table>",
  );
});

test("nothing that runs, loads or hides comes along from another site", async ({ page }) => {
  const { cleanPaste, roundTrip } = await openRichText(page);
  const copied = `<div class="post"><script>alert(1)</script><p onclick="alert(1)" style="display:none">Texto <a href="javascript:alert(1)">aqui</a>
    <a href="https://exemplo.com.br/x" target="_blank" onmouseover="x()">fora</a><img src="https://rastreador.example/p.gif" onerror="alert(1)"></p>
    <iframe src="https://mal.example"></iframe><svg onload="alert(1)"></svg><p><font color="red">Fim</font></p></div>`;
  const [text = ""] = await roundTrip([await cleanPaste(copied)]);
  const stored = toStored(text);
  expect(stored).not.toMatch(/script|onclick|onerror|style|img|iframe|svg|font|class|target/);
  expect(stored).toContain('<a href="https://exemplo.com.br/x" rel="nofollow noopener noreferrer">fora</a>');
  expect(stored.endsWith("<p>Fim</p>")).toBe(true);
});
