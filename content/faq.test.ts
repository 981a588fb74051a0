import { expect, test } from "vitest";
import { toSlug } from "#domain/slug.ts";
import { faqGroups, faqPage } from "./faq.ts";
import { sampleShop } from "./shop.ts";

const items = sampleShop.fill(faqGroups).flatMap((group) => group.items);

test("at least fifty questions, each asked once and each with an answer of its own", () => {
  expect(items.length).toBeGreaterThanOrEqual(50);
  expect(new Set(items.map(({ question }) => toSlug(question))).size).toBe(items.length);
  expect(new Set(items.map(({ answer }) => answer)).size).toBe(items.length);
  for (const { question, answer } of items) {
    expect(question).toMatch(/\?$/);
    expect(answer.length, question).toBeGreaterThan(80);
    expect(answer, question).not.toMatch(/undefined|NaN|\$\{/);
  }
});

test("subjects have addresses of their own", () => {
  const ids = faqGroups.map(({ title }) => toSlug(title));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain("");
});

test("the description has the length that search engines show", () => {
  const { description } = sampleShop.fill(faqPage);
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(155);
});
