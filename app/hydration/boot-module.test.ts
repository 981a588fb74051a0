import { expect, test } from "vitest";
import { bootModuleOf } from "./boot-module.ts";

test("only scripts that carry this render's nonce become part of the module, in order", () => {
  const html = `<script>evil()</script><p>&lt;script nonce="n1"&gt;</p><script nonce="n1">a()</script>
    <script nonce="old">b()</script><script nonce="n1" type="module" async="">c()</script>`;
  expect(bootModuleOf(html, "n1")).toBe("a();\nc()");
});

test("a nonce is taken literally, whatever base64 puts into it", () => {
  for (const nonce of ["a+b/c==", "++//", "a.b"]) {
    expect(bootModuleOf(`<script nonce="${nonce}">one</script>`, nonce), nonce).toBe("one");
  }
  expect(bootModuleOf('<script nonce="aab">other</script>', "a+b")).toBe("");
});
