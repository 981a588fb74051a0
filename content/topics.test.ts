import { describe, expect, test } from "vitest";
import { sampleShop } from "./shop.ts";
import { getTopicBySlug, relatedTopics, topicGroups, topics } from "./topics.ts";

const allowedTags = new Set("h2 h3 p ul ol li strong em a table thead tbody tr th td".split(" "));
/** The shop's own tables say which of their heads are rows'. */
const attributesByTag: Record<string, RegExp> = { a: /^ href="[^"]+"$/, th: /^(?: scope="(?:col|row)")?$/ };

const staticPaths = new Set([
  "/guia-completo",
  "/duvidas-frequentes",
  "/instalacao-motor-portao-automatico",
  "/blog/como-instalar-motor-portao-eletronico",
]);

function isKnownAddress(href: string): boolean {
  const [, slug] = /^\/topicos\/([\w-]+)$/.exec(href) ?? [];
  return slug ? getTopicBySlug(slug) !== undefined : staticPaths.has(href);
}

test("at least 25 topics in five groups, in the order of the site map", () => {
  expect(topics.length).toBeGreaterThanOrEqual(25);
  expect(topicGroups).toEqual([
    "Instalação",
    "Manutenção e Reparo",
    "Tipos de Motores",
    "Marcas e Acessórios",
    "Serviços e Profissionais",
  ]);
  expect(topics.map(({ group }) => topicGroups.indexOf(group))).toEqual(
    topics.map(({ group }) => topicGroups.indexOf(group)).toSorted((a, b) => a - b),
  );
});

test.each(["slug", "title", "description"] as const)("no two topics share a %s", (field) => {
  expect(new Set(topics.map((topic) => topic[field])).size).toBe(topics.length);
});

test("related topics are the others of the group", () => {
  const topic = getTopicBySlug("motores-ppa");
  const related = topic ? relatedTopics(topic) : [];
  expect(related.length).toBeGreaterThan(2);
  expect(related).not.toContain(topic);
  expect(new Set(related.map(({ group }) => group))).toEqual(new Set(["Marcas e Acessórios"]));
});

describe.each(sampleShop.fill(topics))("$slug", ({ title, description, keywords, content }) => {
  test("is long enough to answer the question", () => {
    const words = content.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(500);
  });

  test("uses allowed tags only, each closed, and no attribute but href", () => {
    const open: string[] = [];
    for (const [, slash, tag = "", rest = ""] of content.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
      expect(allowedTags.has(tag), tag).toBe(true);
      expect(rest).toMatch((!slash && attributesByTag[tag]) || /^$/);
      if (slash) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(content).not.toMatch(/\$\{|undefined|NaN/);
  });

  test("its links lead to addresses that exist", () => {
    const hrefs = [...content.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(hrefs.filter((href) => !isKnownAddress(href))).toEqual([]);
  });

  test("has what a search result shows", () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(keywords.length).toBeGreaterThan(3);
  });
});
