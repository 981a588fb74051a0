import { expect, test } from "vitest";
import { toBootModule } from "./boot-module.ts";

test("only scripts that carry this render's nonce become part of the module, in order", () => {
  const html = `<script>evil()</script><p>&lt;script nonce="n1"&gt;</p><script nonce="n1">a()</script>
    <script nonce="old">b()</script><script nonce="n1" type="module" async="">c()</script>`;
  expect(toBootModule(html, "n1")).toBe("a();\nc()");
});

test("every sign that a nonce may have is only a sign", () => {
  expect(toBootModule(`<script nonce="a+b/c==">a()</script>`, "a+b/c==")).toBe("a()");
});
