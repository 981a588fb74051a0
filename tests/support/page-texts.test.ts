import { expect, test } from "vitest";
import { hashText } from "./page-texts.ts";

const page = (main: string, description = "d") =>
  `<html><head><title>t</title><meta name="description" content="${description}"/></head><body><header>h</header><main id="x">${main}</main></body></html>`;

test("a page reads differently when its words do, not when its markup does", () => {
  const hash = hashText(page("<h1>Motor de <b>portão</b></h1>"));
  expect(hashText(page('<h1 class="big">Motor de <!-- -->portão</h1>\n<script>x()</script>'))).toBe(hash);
  expect(hashText(page("<h1>Motor de portões</h1>"))).not.toBe(hash);
  expect(hashText(page("<h1>Motor de portão</h1>", "outra"))).not.toBe(hash);
});

test("that a promotion is over does not count: its end is known beforehand", () => {
  const box = (words: string) => page(`<p>Kit</p><section class="x" data-promotion="kit">${words}</section>`);
  expect(hashText(box("Até amanhã"))).toBe(hashText(box("Fora da promoção")));
  expect(hashText(box(""))).not.toBe(hashText(page("<p>Kit</p>")));
});
