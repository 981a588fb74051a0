import { decodeEntities } from "#domain/escape-html.ts";
/** What a reader sees of a text, without its code. */
export type TextKind = "heading" | "subheading" | "paragraph" | "item" | "cells" | "photo";

/** Words that look the same. */
export type TextRun = { text: string; isBold?: true; href?: string };

type Block = { kind: TextKind; runs: TextRun[] };

const kinds: Record<string, TextKind> = {
  h2: "heading",
  h3: "subheading",
  h4: "subheading",
  li: "item",
  tr: "cells",
};
const breaks = new Set(["p", "ul", "ol", "div", "section", "table", "thead", "tbody", "blockquote", "br", "hr"]);

/** Of HTML that has passed the allow-list: tags are lower case, and no value holds a ">". */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let runs: TextRun[] = [];
  let kind: TextKind = "paragraph";
  let boldDepth = 0;
  let href: string | undefined;

  function end(): void {
    const last = runs.at(-1);
    if (last) last.text = last.text.trimEnd();
    const filled = runs.filter(({ text }) => text !== "");
    if (filled.length > 0) blocks.push({ kind, runs: filled });
    runs = [];
  }

  function add(text: string): void {
    const spaced = text.replace(/\s+/g, " ");
    const words = runs.length === 0 || runs.at(-1)?.text.endsWith(" ") ? spaced.trimStart() : spaced;
    if (words === "") return;
    const look = { ...(boldDepth > 0 && { isBold: true as const }), ...(href !== undefined && { href }) };
    const last = runs.at(-1);
    if (last && last.isBold === look.isBold && last.href === look.href) last.text += words;
    else runs.push({ ...look, text: words });
  }

  for (const [piece, close, tag = "", attributes = ""] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    if (tag === "") add(decodeEntities(piece));
    else if (tag === "strong" || tag === "b") boldDepth += close ? -1 : 1;
    else if (tag === "a") href = close ? undefined : decodeEntities(/href="([^"]*)"/.exec(attributes)?.[1] ?? "");
    else if (tag === "td" || tag === "th") add(close ? " · " : "");
    else if (tag === "figure" && !close) {
      end();
      blocks.push({ kind: "photo", runs: [{ text: /data-photo="([^"]*)"/.exec(attributes)?.[1] ?? "" }] });
    } else if (kinds[tag]) {
      end();
      kind = close ? "paragraph" : kinds[tag];
    } else if (breaks.has(tag) && kind !== "cells" && !(kind === "item" && tag === "p")) end();
  }
  end();
  return blocks
    .map((block) => (block.kind === "cells" ? { ...block, runs: trimLast(block.runs) } : block))
    .filter(({ kind, runs }) => kind !== "cells" || runs.some(({ text }) => /[^\s·]/.test(text)));
}

/** The mark between cells follows the last one too. */
function trimLast(runs: readonly TextRun[]): TextRun[] {
  const trimmed = runs.map((run) => ({ ...run }));
  const last = trimmed.at(-1);
  if (last) last.text = last.text.replace(/ ?·\s*$/, "");
  return trimmed.filter(({ text }) => text !== "");
}
