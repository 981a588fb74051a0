import { expect, test } from "vitest";
import { bootModuleOf } from "./boot-module.ts";

test("only scripts that carry this render's nonce become part of the module, in order", () => {
  const html = `<script>evil()</script><p>&lt;script nonce="n1"&gt;</p><script nonce="n1">a()</script>
    <script nonce="old">b()</script><script nonce="n1" type="module" async="">c()</script>`;
  expect(bootModuleOf(html, "n1")).toBe("a();\nc()");
});

test("a nonce with signs that mean something in a pattern is still itself", () => {
  expect(bootModuleOf('<script nonce="a+b/c==">a()</script>', "a+b/c==")).toBe("a()");
});
