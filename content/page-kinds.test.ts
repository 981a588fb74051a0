import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { missingPage } from "#domain/site-pages.ts";
import { findSitePage, pageKindEntries } from "./page-kinds.ts";

const kinds = pageKindEntries.map(([kind, entry]) => ({ kind, ...entry }));

test.each(kinds)("the contact counter knows every page of the kind $kind", ({ kind, pages }) => {
  const counted = pages.map(({ path }) => ({ path, kind: findSitePage(path)?.kind }));
  expect(counted).toEqual(pages.map(({ path }) => ({ path, kind })));
});

test.each(kinds)("the samples of $kind are such pages, or the one that stands for none", ({ kind, samples }) => {
  for (const sample of samples) {
    expect([kind, missingPage.kind]).toContain(findSitePage(sample.replace(/\?.*/, ""))?.kind);
  }
});

test.each(kinds)("the module of $kind is where its routes look for it", ({ kind }) => {
  expect(existsSync(join(import.meta.dirname, `../app/site/${kind}/${kind}.tsx`))).toBe(true);
});

test("no two pages have one address", () => {
  const paths = kinds.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});
