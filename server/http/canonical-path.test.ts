import { expect, test } from "vitest";
import { toCanonicalPath } from "./canonical-path.ts";

test.each([
  ["/Guia-Completo", "/guia-completo"],
  ["/guia-completo/", "/guia-completo"],
  ["/CIDADES/Osasco//", "/cidades/osasco"],
  ["/portao%2Dautomatico-guarulhos", "/portao-automatico-guarulhos"],
  ["/%2F/evil.example", "/evil.example"],
  ["/%2f%2F", "/"],
])("%s becomes %s", (path, proper) => {
  expect(toCanonicalPath(path)).toBe(proper);
  expect(toCanonicalPath(proper)).toBeNull();
});

test.each([
  "/",
  "/cidades/osasco",
  "/admin/Painel/",
  "//evil.example/x",
  "/assets/Index-BvRk9kiK.js",
  "/og/cidades/A.png",
  "/topicos/%C3%A7",
  "/%zz",
])("%s stays", (path) => {
  expect(toCanonicalPath(path)).toBeNull();
});
