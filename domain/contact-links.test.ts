import { expect, test } from "vitest";
import { withContactLinks } from "./contact-links.ts";

const chat = "https://wa.me";
const counted = (kind: string) =>
  `ping="/api/contatos?kind=${kind}&amp;button=content" data-contact="${kind}" data-button="content"`;

test("a chat link in a text opens a tab of its own and is counted", () => {
  expect(
    withContactLinks(
      '<p>Fale <a class="text-link" href="https://wa.me/5511900000000?text=a&amp;b" rel="nofollow noopener noreferrer">aqui</a>.</p>',
      chat,
    ),
  ).toBe(
    `<p>Fale <a class="text-link" href="https://wa.me/5511900000000?text=a&amp;b" target="_blank" rel="noopener noreferrer" ${counted("chat")}>aqui</a>.</p>`,
  );
});

test("a phone link in a text is counted", () => {
  for (const href of ["tel:+5511900000000", "TEL:11900000000"]) {
    expect(withContactLinks(`<a href="${href}">Ligue</a>`, chat)).toBe(
      `<a href="${href}" ${counted("phone")}>Ligue</a>`,
    );
  }
});

test.each(["http://wa.me/5511900000000", "HTTPS://WA.ME/5511900000000", "https://wa.me/"])("%s is the chat", (href) => {
  expect(withContactLinks(`<a href="${href}">x</a>`, chat)).toContain('data-contact="chat"');
});

test.each([
  "https://wa.me.evil.example/55",
  "https://evil.example/?https://wa.me/55",
  "https://wa.me@evil.example/",
  "/wa.me/55",
  "#https://wa.me/55",
  "mailto:a@wa.me",
  "https://[",
])("%s is not the chat, and stays as it is", (href) => {
  const html = `<a href="${href}" rel="nofollow noopener noreferrer">x</a>`;
  expect(withContactLinks(html, chat)).toBe(html);
});

test("a link without an address and the words between tags stay as they are", () => {
  const html = "<a>x</a><p>https://wa.me/55 &lt;a href=tel:1&gt;</p><abbr>y</abbr>";
  expect(withContactLinks(html, chat)).toBe(html);
});

test("a chat that is only a part of its host leaves the other parts alone", () => {
  const host = "https://exemplo.com.br/conversa";
  expect(withContactLinks('<a href="https://exemplo.com.br/conversa/55">x</a>', host)).toContain("data-contact");
  expect(withContactLinks('<a href="https://exemplo.com.br/conversas">x</a>', host)).not.toContain("data-contact");
});
