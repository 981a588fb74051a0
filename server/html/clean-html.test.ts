import { describe, expect, test } from "vitest";
import { writePlacePage } from "#content/knowledge/local-pages.ts";
import { places } from "#content/places/places.ts";
import { withContactLinks } from "#domain/contact-links.ts";
import { toHtml } from "#domain/text/to-html.ts";
import { cleanHtml, toText } from "./clean-html.ts";

describe("hostile HTML", () => {
  const corpus = [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<img src=x onerror=alert(1)>",
    "<img/src=x/onerror=alert(1)//",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object>",
    "<embed src=data:text/html;base64,PHNjcmlwdD4=>",
    "<a href=javascript:alert(1)>x</a>",
    "<a href=' javascript:alert(1)'>x</a>",
    "<a href='java\tscript:alert(1)'>x</a>",
    "<a href='java\0script:alert(1)'>x</a>",
    "<a href='&#106;avascript:alert(1)'>x</a>",
    "<a href='JaVaScRiPt&colon;alert(1)'>x</a>",
    "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    "<a href='//evil.example'>x</a>",
    "<a href='\\\\evil.example'>x</a>",
    "<p onclick=alert(1)>x</p>",
    "<p style='background:url(javascript:alert(1))'>x</p>",
    "<style>@import 'javascript:alert(1)';</style>",
    "<link rel=stylesheet href=javascript:alert(1)>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
    "<base href='javascript:/'>",
    "<form action=javascript:alert(1)><button>x</button></form>",
    "<input autofocus onfocus=alert(1)>",
    "<details open ontoggle=alert(1)>x</details>",
    "<video><source onerror=alert(1)></video>",
    "<body onload=alert(1)>",
    "<template><script>alert(1)</script></template>",
    "<textarea><script>alert(1)</script></textarea>",
    "<title><img src=x onerror=alert(1)></title>",
    "<!--><script>alert(1)</script>-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<?xml version='1.0'?><script>alert(1)</script>",
    "<p class='\"><script>alert(1)</script>'>x</p>",
    "<p id=x name=cookie data-x=1 aria-x=1>x</p>",
    "<a href='https://x.example' target=_top onmouseover=alert(1)>x</a>",
    "<xss autofocus tabindex=1 onfocus=alert(1)></xss>",
    '"><script>alert(1)</script>',
    "<<script>alert(1)//<</script>",
    "<a href=\"https://x.example/'onclick='alert(1)\">x</a>",
  ];
  test.each(corpus)("%s", (html) => {
    const clean = cleanHtml(html);
    const tags = clean.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(h[234]|p|ul|ol|li|strong|em|b|i|a|table|thead|tbody|tr|th|td|blockquote|br|hr|div|span|section)\b/,
      );
      expect(tag.replace(/"[^"]*"/g, "")).not.toMatch(/\son|style|\sid|data-|target|srcdoc/i);
      const href = /href="([^"]*)"/.exec(tag)?.[1];
      if (href !== undefined) expect(href).not.toMatch(/script|data:|^[/\\]{2}/i);
    }
    expect(clean).not.toContain("\0");
    expect(cleanHtml(clean)).toBe(clean);
  });
});

test("what a page needs is kept", () => {
  const html =
    '<section class="space-y-4"><h2>Título</h2><p>Um <strong>texto</strong> com <em>ênfase</em>.<br />Fim</p><ul class="list-disc"><li>Item</li></ul>' +
    '<table><thead><tr><th scope="col">Modelo</th></tr></thead><tbody><tr><td colspan="2">Padrão</td></tr></tbody></table></section>';
  expect(cleanHtml(html)).toBe(html);
});

test("only classes that the site styles are kept", () => {
  expect(cleanHtml('<p class="text-lg text-blue-600 fixed inset-0">x</p>')).toBe('<p class="text-lg">x</p>');
  expect(cleanHtml('<p class="fixed">x</p>')).toBe("<p>x</p>");
});

test("links: outside ones are marked, others stay as they are", () => {
  expect(cleanHtml('<a href="https://exemplo.com.br/a?b=1&amp;c=2" rel="opener">x</a>')).toBe(
    '<a href="https://exemplo.com.br/a?b=1&amp;c=2" rel="nofollow noopener noreferrer">x</a>',
  );
  for (const href of ["/cidades/osasco", "#topo", "tel:+5511900000000", "mailto:a@exemplo.com.br"]) {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  }
});

test("a link cannot say itself how it is counted, or where it is reported", () => {
  const forged =
    '<a href="https://wa.me/55" data-contact="phone" data-button="hero" data-place="Mooca" data-react ping="//evil.example" target="_top">x</a>';
  expect(withContactLinks(cleanHtml(forged), "https://wa.me")).toBe(
    '<a href="https://wa.me/55" target="_blank" rel="noopener noreferrer" ping="/api/contatos?kind=chat&amp;button=content" data-contact="chat" data-button="content">x</a>',
  );
  expect(cleanHtml(forged.replace("wa.me", "exemplo.com.br"))).not.toMatch(/data-|ping|target/);
});

test("a heading of another level becomes the nearest one that is allowed", () => {
  expect(cleanHtml("<h1>A</h1><h6>B</h6>")).toBe("<h2>A</h2><h4>B</h4>");
});

const photo = "0198c0de-0000-7000-8000-000000000001";

test("a photo of the library is kept by its id alone", () => {
  const clean = `<p>A</p><figure data-photo="${photo}"></figure><p>B</p>`;
  expect(cleanHtml(clean)).toBe(clean);
  expect(cleanHtml(`<figure data-photo="${photo}" class="fixed" onclick="x()"><img src=x><p>texto</figure>`)).toBe(
    `<figure data-photo="${photo}"></figure>`,
  );
  const nested = `<figure data-photo="${photo}"><figure data-photo="${photo}"></figure>x</figure><p>y</p>`;
  expect(cleanHtml(nested)).toBe(`<figure data-photo="${photo}"></figure>x<p>y</p>`);
  expect(cleanHtml(cleanHtml(nested))).toBe(cleanHtml(nested));
});

test("a figure of anything else is a box of text", () => {
  for (const html of [
    "<figure><img src=x onerror=alert(1)><figcaption>Foto</figcaption></figure>",
    `<figure data-photo='${photo}"><script>alert(1)</script>'>Foto</figure>`,
    "<figure data-photo='../../etc'>Foto</figure>",
  ]) {
    expect(cleanHtml(html)).toBe("<div>Foto</div>");
  }
});

test("half a document is closed", () => {
  expect(cleanHtml("<h2>A</h2><p>Texto <strong>cortado")).toBe("<h2>A</h2><p>Texto <strong>cortado</strong></p>");
  expect(cleanHtml(`${"<div>".repeat(5_000)}x`).length).toBeLessThan(2_000);
});

test("what the text engine writes passes unchanged, but for quotes that need no entity", () => {
  for (const place of places) {
    const html = toHtml(writePlacePage(place));
    expect(cleanHtml(html)).toBe(html.replaceAll("&#39;", "'").replaceAll("&quot;", '"'));
  }
});

test("text is what a reader reads", () => {
  expect(toText("<h2>Motor &amp; kit</h2><p>Custa R$&nbsp;899 &lt;à vista&gt;</p><ul><li>a</li><li>b</li></ul>")).toBe(
    "Motor & kit Custa R$ 899 <à vista> a b",
  );
  expect(toText("<p>&amp;lt;</p>")).toBe("&lt;");
});
