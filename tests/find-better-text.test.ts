import { expect, test } from "vitest";
import { findBetterText } from "#app/admin/quality/find-better-text.ts";
import { sampleShop } from "#content/shop.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { createRewriter } from "#server/batches/rewrite-page.ts";
import { prepareEdit } from "#server/pages/prepare-edit.ts";

const parts = {
  rewrite: createRewriter(async () => ""),
  pages: { prepareEdit: (fields: Parameters<typeof prepareEdit>[0]) => prepareEdit(fields, sampleShop) },
};
const signal = new AbortController().signal;
const thin = "<p>Trocamos a placa do motor do portão.</p>";

function makePage(content: string): GeneratedPage {
  const typed = {
    title: "Placa do motor do portão queimada em Moema",
    slug: "placa-queimada-moema",
    content,
    description: "",
    shareText: "",
    chosenPlace: null,
  };
  const { fields, standing } = prepareEdit(typed, sampleShop);
  return { ...fields, standing, version: 1 } as GeneratedPage;
}

test("a thin page gets a text that answers better", async () => {
  const page = makePage(thin);
  const better = makePage(await findBetterText(parts, page, signal));
  expect(better.standing.score).toBeGreaterThan(page.standing.score ?? 100);
});

test("a page that has our best text gets another one, which answers as well", async () => {
  const page = makePage(await findBetterText(parts, makePage(thin), signal));
  const standing = { ...page.standing, score: 50 };
  const other = makePage(await findBetterText(parts, { ...page, standing }, signal));
  expect(other.content).not.toBe(page.content);
});

test("a text that answers worse is never taken", async () => {
  const page = makePage(thin);
  const good = { ...page, standing: { ...page.standing, score: 101 } };
  await expect(findBetterText(parts, good, signal)).rejects.toThrow("no-better-text");
});
