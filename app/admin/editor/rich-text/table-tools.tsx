import type { Editor } from "@tiptap/react";

const quiet = "min-h-11 shrink-0 rounded-lg border border-line bg-white px-3 text-sm font-medium hover:bg-paper";

/** What can be done to the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const tools: [string, () => void][] = [
    ["Linha abaixo", () => run().addRowAfter().run()],
    ["Coluna ao lado", () => run().addColumnAfter().run()],
    ["Tirar linha", () => run().deleteRow().run()],
    ["Tirar coluna", () => run().deleteColumn().run()],
    ["Tirar tabela", () => run().deleteTable().run()],
  ];
  return (
    <fieldset
      aria-label="Tabela"
      className="flex min-w-0 gap-1 border-t border-line p-1 max-sm:overflow-x-auto sm:flex-wrap"
    >
      {tools.map(([label, onPress]) => (
        <button key={label} type="button" className={quiet} onClick={onPress}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
