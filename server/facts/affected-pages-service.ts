import { writtenPages } from "#content/addresses.ts";
import { findPageFigures, getTemplateLines } from "#content/page-templates.ts";
import { isServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import type { FactSection } from "#domain/facts/facts.ts";
import { stripTags } from "#domain/strip-tags.ts";
import type { PagesService } from "../pages/pages-service.ts";

/** A page as it reads now and as it would read. */
export type Example = { path: string; title: string; before: string | null; after: string | null };

export type Affected = {
  /** How many pages change, generated ones among them. */
  count: number;
  examples: Example[];
};

/** They stand in the frame of every page, or change how each looks. */
const everywhere = new Set<FactSection>(["contact", "address", "hours", "look", "tags"]);

const alone: Partial<Record<FactSection, string[]>> = {
  home: ["/"],
  privacy: ["/privacidade"],
  about: ["/quem-somos"],
  testimonials: ["/", "/instalacao-motor-portao-automatico"],
};

const exampleCount = 3;

function findChangedNames(before: Shop, after: Shop): string[] {
  const names = new Set([...Object.keys(before.figures), ...Object.keys(after.figures)]);
  const changed = [...names].filter((name) => before.figures[name] !== after.figures[name]);
  const tables = ["models", "prices"].filter((name) => {
    const table = `<table data-facts="${name}"></table>`;
    return before.fill(table) !== after.fill(table);
  });
  return [...changed, ...tables.map((name) => `table.${name}`)];
}

function toSentences(line: string, shop: Shop): string[] {
  const text = stripTags(shop.fill(line).replace(/<\/t[dh]>/g, " "), "").trim();
  return text === "" ? [] : text.split(/(?<=[.!?;])\s+/);
}

/** The first sentence that reads differently. */
function findDifference(lines: readonly string[], before: Shop, after: Shop): Pick<Example, "before" | "after"> {
  for (const line of lines) {
    const [old, now] = [toSentences(line, before), toSentences(line, after)];
    const gone = old.find((sentence) => !now.includes(sentence)) ?? null;
    const come = now.find((sentence) => !old.includes(sentence)) ?? null;
    if (gone !== null || come !== null) return { before: gone, after: come };
  }
  return { before: null, after: null };
}

/** What a change to the shop would do, before it is done. */
export async function findAffectedPages(
  pages: PagesService,
  section: FactSection,
  before: Shop,
  after: Shop,
): Promise<Affected> {
  const names = findChangedNames(before, after);
  const builtIn = await findBuiltIn(section, names, before, after);
  const generated = everywhere.has(section) ? await pages.countPages() : await pages.countWithFigures(names);
  const newest = await pages.findWithFigures(names, 1);
  const shown = builtIn.slice(0, newest.length > 0 ? exampleCount - 1 : exampleCount);
  return {
    count: builtIn.length + generated,
    examples: [
      ...shown.map(({ path, title }) => ({ path, title, ...findDifference(getTemplateLines(path), before, after) })),
      ...newest.map(({ slug, title, content }) => ({
        path: `/links-uteis/${slug}`,
        title,
        ...findDifference(content.split(/(?=<(?:p|li|h\d|tr)\b)/), before, after),
      })),
    ],
  };
}

async function findBuiltIn(section: FactSection, names: readonly string[], before: Shop, after: Shop) {
  const known = await findPageFigures();
  const titles = new Map(known.map(({ path, title }) => [path, title]));
  const all = writtenPages.map(({ path, label, place }) => ({ path, title: titles.get(path) ?? label, place }));
  if (everywhere.has(section)) return all;
  const naming = new Set(known.filter((page) => names.some((name) => page.names.has(name))).map(({ path }) => path));
  const others = new Set(alone[section] ?? []);
  return all.filter(({ path, place }) => {
    const comesOrGoes = place !== undefined && isServed(before, place) !== isServed(after, place);
    return naming.has(path) || others.has(path) || comesOrGoes;
  });
}
