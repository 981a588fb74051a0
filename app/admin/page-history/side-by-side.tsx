import type { TextBlock } from "#server/html/compare-texts.ts";
import { Block, ChangedText, ChangeMarks } from "./version-changes.tsx";

type SideBySideProps = { blocks: readonly TextBlock[]; names: readonly [string, string] };

/** Two texts in two columns, each paragraph beside its own; on a phone one below the other, marked. */
export function SideBySide({ blocks, names }: SideBySideProps) {
  return (
    <>
      <ChangeMarks />
      <div className="md:hidden">
        <ChangedText blocks={blocks} />
      </div>
      <table className="w-full table-fixed border-collapse max-md:hidden">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" className="border-b border-line px-3 py-2 text-left font-bold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toRows(blocks).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
            <tr key={at} className="align-top">
              {(["before", "after"] as const).map((side) => (
                <td key={side} className="border-b border-line px-3 py-2 [overflow-wrap:anywhere]">
                  {row[side] && <Block block={without(row[side], side === "before" ? "added" : "removed")} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type Row = { before: TextBlock | null; after: TextBlock | null };

/** What went and what came in its place stand beside each other. */
function toRows(blocks: readonly TextBlock[]): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (block.change === "added" && last?.before?.change === "removed" && !last.after) last.after = block;
    else {
      rows.push({
        before: block.change === "added" ? null : block,
        after: block.change === "removed" ? null : block,
      });
    }
  }
  return rows;
}

function without(block: TextBlock, left: "added" | "removed"): TextBlock {
  return { ...block, runs: block.runs.filter(({ change }) => change !== left) };
}
