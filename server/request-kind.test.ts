import { expect, test } from "vitest";
import { pageKindEntries } from "#content/page-kinds.ts";
import { toFailurePlace, toRequestKind } from "./request-kind.ts";

test("every sample address is of its own kind", () => {
  for (const [kind, { samples }] of pageKindEntries) {
    // Pages without a slug stand beside those of their kind.
    for (const sample of samples.filter((path) => path !== "/termos")) expect(toRequestKind(sample), sample).toBe(kind);
  }
});

test("whatever is typed is one of a few", () => {
  expect(toRequestKind("/admin/fotos/019a?x=1")).toBe("panel");
  expect(toRequestKind("/admin/login")).toBe("login");
  expect(toRequestKind("/cidades/osasco.data")).toBe("city");
  expect(toRequestKind("/sitemap.xml?parte=1")).toBe("feed");
  expect(toRequestKind("/wp-login.php")).toBe("not-found");
  expect(toRequestKind(`/${"a".repeat(5_000)}`)).toBe("not-found");
});

test("a place of the panel is a pattern, never an id", () => {
  expect(toFailurePlace("/admin/execucoes/019a8c00/estado")).toBe("/admin/execucoes/:id/estado");
  expect(toFailurePlace("/admin/fotos/019a8c00/original")).toBe("/admin/fotos/*");
  expect(toFailurePlace("/admin/inventado")).toBe("/admin");
  expect(toFailurePlace("/links-uteis/kit-ppa")).toBe("useful-link");
});
