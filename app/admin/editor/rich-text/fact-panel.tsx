import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { plainLetters } from "#domain/search-text.ts";
import type { Library } from "./library.ts";
import { PanelFrame, SearchBox } from "./panel-frame.tsx";

type FactPanelProps = { editor: Editor; library: Library; onClose(): void };

const mostShown = 8;

/** Puts a figure or a table of the shop where the cursor is. */
export function FactPanel({ editor, library: { figures, tables }, onClose }: FactPanelProps) {
  const [search, setSearch] = useState("");
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  const entries = [
    ...tables.map(({ name, label }) => ({ type: "factTable", name, label, value: "tabela" })),
    ...figures.map(({ name, label, value }) => ({ type: "factChip", name, label, value })),
  ];
  const found = entries.filter(({ label, value }) => {
    const text = plainLetters(`${label} ${value}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <PanelFrame title="Inserir dado da loja" onClose={onClose}>
      <p className="text-sm text-soft-ink">O dado muda sozinho em todas as páginas quando você muda em Minha loja.</p>
      <SearchBox label="Buscar dado (preço, garantia, horário...)" value={search} onChange={setSearch} />
      <p role="status" className="text-sm text-soft-ink">
        {found.length === 0 && "Nenhum dado com estas palavras."}
        {found.length > mostShown && `Mostrando ${mostShown} de ${found.length}. Escreva mais para achar.`}
      </p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {found.slice(0, mostShown).map(({ type, name, label, value }) => (
          <li key={`${type} ${name}`}>
            <button
              type="button"
              className="min-h-11 w-full rounded-lg border border-line px-3 py-1 text-left hover:bg-paper"
              onClick={() => {
                editor.chain().focus().insertContent({ type, attrs: { name } }).run();
                onClose();
              }}
            >
              <span className="block font-medium">{label}</span>
              <span className="line-clamp-2 text-sm text-soft-ink">{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
