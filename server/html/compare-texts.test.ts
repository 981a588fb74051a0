import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

function tell(before: string, after: string): string[] {
  const marks = { same: ["", ""], added: ["{+", "+}"], removed: ["[-", "-]"] } as const;
  return compareTexts(before, after).map(
    ({ kind, change, runs }) =>
      `${change} ${kind}: ${runs.map(({ text, change: how }) => marks[how][0] + text + marks[how][1]).join("")}`,
  );
}

test("words that came and went are told inside their paragraph", () => {
  expect(tell("<h2>Preço</h2><p>Custa R$ 899 hoje.</p>", "<h2>Preço</h2><p>Custa R$ 949 hoje.</p>")).toEqual([
    "same heading: Preço",
    "changed paragraph: Custa R$ [-899-]{+949+} hoje.",
  ]);
});

test("new words stand together, whatever they take the place of", () => {
  expect(tell("<p>O portão abre em dois dias.</p>", "<p>O portão abre na mesma hora. Ligue já.</p>")).toEqual([
    "changed paragraph: O portão abre [-em dois dias.-]{+na mesma hora. Ligue já.+}",
  ]);
  expect(tell("<p>Abre hoje.</p>", "<p>Abre hoje. Palavra nova.</p>")).toEqual([
    "changed paragraph: Abre hoje.{+ Palavra nova.+}",
  ]);
});

test("a paragraph that only shares small words is another one", () => {
  const [before, after] = [
    "Na visita, o técnico olha o motor e a folha.",
    "Mande foto e vídeo; a resposta traz o valor.",
  ];
  expect(tell(`<p>${before}</p>`, `<p>${after}</p>`)).toEqual([
    `removed paragraph: [-${before}-]`,
    `added paragraph: {+${after}+}`,
  ]);
});

test("a new paragraph, an item that went and a row that changed each stand for themselves", () => {
  expect(
    tell(
      "<ul><li>Um</li><li>Dois</li></ul><table><tbody><tr><th>Speedy</th><td>8 s</td></tr></tbody></table>",
      "<ul><li><p>Um</p></li></ul><p>Novo</p><table><tbody><tr><th>Speedy</th><td>9 s</td></tr></tbody></table>",
    ),
  ).toEqual([
    "same item: Um",
    "removed item: [-Dois-]",
    "added paragraph: {+Novo+}",
    "changed cells: Speedy · [-8-]{+9+} s",
  ]);
});

test("another address of a link, and what became bold, are changes; another tag for the same is none", () => {
  expect(tell('<p>Veja <a href="/a">aqui</a></p>', '<p>Veja <a href="/b">aqui</a></p>')).toEqual([
    "changed paragraph: Veja [-aqui-]{+aqui+}",
  ]);
  expect(tell("<p>Muito <b>bom</b></p>", "<div><p>Muito\n<strong>bom</strong></p></div>")).toEqual([
    "same paragraph: Muito bom",
  ]);
});

test("photos are told by their id, entities are read", () => {
  const photo = '<figure data-photo="0198c0de-0000-7000-8000-000000000001"></figure>';
  expect(tell("<p>A &amp; B</p>", `<p>A &amp; B</p>${photo}`)).toEqual([
    "same paragraph: A & B",
    "added photo: {+0198c0de-0000-7000-8000-000000000001+}",
  ]);
});

test("two huge texts that share nothing are compared in a moment", () => {
  const write = (word: string) => Array.from({ length: 4_000 }, (_, at) => `<p>${word}${at} a b c ${at}</p>`).join("");
  expect(compareTexts(write("um"), write("dois")).length).toBeGreaterThan(4_000 - 1);
});
