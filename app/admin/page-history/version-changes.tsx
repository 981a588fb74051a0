import type { ReactNode } from "react";
import type { TextBlock } from "#server/html/compare-texts.ts";
import { FoldSummary } from "../parts/fold-summary.tsx";
import type { VersionChanges as Changes } from "./compare-versions.ts";

/** What came and what went, in the page's own words. */
export function VersionChanges({ changes: { fields, text } }: { changes: Changes }) {
  const isSameText = text.every(({ change }) => change === "same");
  if (fields.length === 0 && isSameText) return <p>Nada muda entre as duas versões.</p>;
  return (
    <div className="space-y-4">
      <ChangeMarks />
      {fields.length > 0 && (
        <dl className="space-y-3">
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <del className={marks.removed}>{before}</del>
              </dd>
              <dd className="[overflow-wrap:anywhere]">
                <ins className={marks.added}>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSameText ? <p>O texto da página não muda.</p> : <ChangedText blocks={text} />}
    </div>
  );
}

/** What the two looks mean. */
export function ChangeMarks() {
  return (
    <p className="text-sm text-soft-ink">
      <ins className={marks.added}>Assim</ins> é o que entra; <del className={marks.removed}>assim</del>, o que sai.
    </p>
  );
}

const marks = {
  same: "",
  added: "bg-good-pale text-good underline decoration-2",
  removed: "bg-danger-pale text-danger line-through",
} as const;

/** Long stretches in which nothing changed are folded. */
export function ChangedText({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="space-y-2 [overflow-wrap:anywhere]">
      {group(blocks).map(({ at, isSame, members }) =>
        isSame && members.length > 2 ? (
          <details key={at} className="rounded-lg bg-paper px-3">
            <FoldSummary className="text-soft-ink">{members.length} trechos iguais</FoldSummary>
            <div className="space-y-2 pb-3">{show(members)}</div>
          </details>
        ) : (
          <div key={at} className="space-y-2">
            {show(members)}
          </div>
        ),
      )}
    </div>
  );
}

type Group = { at: number; isSame: boolean; members: TextBlock[] };

function group(blocks: readonly TextBlock[]): Group[] {
  const groups: Group[] = [];
  for (const [at, block] of blocks.entries()) {
    const isSame = block.change === "same";
    const last = groups.at(-1);
    if (last?.isSame === isSame) last.members.push(block);
    else groups.push({ at, isSame, members: [block] });
  }
  return groups;
}

function show(blocks: readonly TextBlock[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
  return blocks.map((block, at) => <Block key={at} block={block} />);
}

const looks: Record<TextBlock["kind"], string> = {
  heading: "text-lg font-bold",
  subheading: "font-bold",
  paragraph: "",
  item: "pl-4 before:mr-2 before:content-['•']",
  cells: "rounded border border-line px-2",
  photo: "rounded border border-line px-2 italic",
};

export function Block({ block: { kind, runs } }: { block: TextBlock }) {
  return (
    <p className={looks[kind]}>
      {runs.map(({ text, change, isBold, href }, at) => {
        const Tag = change === "added" ? "ins" : change === "removed" ? "del" : "span";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
          <Tag key={at} className={`${marks[change]} ${isBold ? "font-bold" : ""}`.trim()}>
            {text}
            {href && change !== "same" && ` (leva para ${sayAddress(href)})`}
          </Tag>
        );
      })}
    </p>
  );
}

function sayAddress(href: string): string {
  if (href.startsWith("tel:")) return "o telefone";
  return /^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(href) ? "o WhatsApp" : href;
}
