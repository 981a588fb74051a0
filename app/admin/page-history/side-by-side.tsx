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
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes
            <tr key={at} className="align-top">
              {(["added", "removed"] as const).map((left) => (
                <td key={left} className="border-b border-line px-3 py-2 [overflow-wrap:anywhere]">
                  {block.change !== left && (
                    <Block block={{ ...block, runs: block.runs.filter(({ change }) => change !== left) }} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
