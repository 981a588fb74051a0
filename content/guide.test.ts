import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { article } from "./article.ts";
import { guide as written } from "./guide.ts";
import { sampleShop } from "./shop.ts";

const guide = sampleShop.fill(written);

const allowedTags = "h3 h4 p ul ol li strong em a table thead tbody tr th td".split(" ");

/** The shop's own tables say which of their heads are rows'. */
const attributesByTag: Record<string, RegExp> = { a: /^ href="\/[^"]*"$/, th: /^(?: scope="(?:col|row)")?$/ };

/** Each topic stands in a file named after its slug. */
const topicPaths = readdirSync(join(import.meta.dirname, "topics")).map((file) => `/topicos/${file.slice(0, -3)}`);

const knownPaths = [
  ...topicPaths,
  `/blog/${article.slug}`,
  "/instalacao-motor-portao-automatico",
  "/duvidas-frequentes",
  "/guia-completo",
];

/** Every tag with its attributes, in order; a name with a slash before it closes. */
function getTags(html: string): { name: string; attributes: string }[] {
  return Array.from(html.matchAll(/<(\/?\w+)([^>]*)>/g), ([, name = "", attributes = ""]) => ({ name, attributes }));
}

function repeated(list: string[]): string[] {
  return list.filter((entry, index) => list.indexOf(entry) !== index);
}

test("the guide is long enough to deserve its name", () => {
  const words = guide.sections.flatMap(({ html }) => html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g) ?? []);
  expect(words.length).toBeGreaterThanOrEqual(3_000);
});

test.each(guide.sections)("$id holds allowed tags only, opened and closed in order", ({ html }) => {
  const open: string[] = [];
  for (const { name, attributes } of getTags(html)) {
    if (name.startsWith("/")) {
      expect(open.pop()).toBe(name.slice(1));
    } else {
      expect(allowedTags).toContain(name);
      expect(attributes).toMatch(attributesByTag[name] ?? /^$/);
      open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(html.replaceAll(/<\/?\w+( href="[^"]*"| scope="[a-z]*")?>/g, "")).not.toMatch(/[<>]/);
});

test("links inside the guide lead to pages that exist", () => {
  const paths = guide.sections.flatMap(({ html }) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, path]) => path));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !knownPaths.includes(path ?? ""))).toEqual([]);
});

test("sections can be linked to, and prompts stand after one of them", () => {
  const ids = guide.sections.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
  for (const { after } of guide.prompts) expect(ids).toContain(after);
});

test("partners are reached over https", () => {
  for (const { url } of guide.partners) expect(new URL(url).protocol).toBe("https:");
});
