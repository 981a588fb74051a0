import { type Editor, useEditorState } from "@tiptap/react";
import {
  BadgeDollarSign,
  Bold,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { FactPanel } from "./fact-panel.tsx";
import type { Library, LinkedPage } from "./library.ts";
import { LinkPanel } from "./link-panel.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { TableTools } from "./table-tools.tsx";

type ToolbarProps = { editor: Editor; library: Library; pages: readonly LinkedPage[]; photosPath: string };

type Panel = "facts" | "photos" | "link";

const levels = [2, 3, 4] as const;
const styleNames = { 0: "Parágrafo", 2: "Título", 3: "Subtítulo", 4: "Título menor" } as const;

export function Toolbar({ editor, library, pages, photosPath }: ToolbarProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: levels.find((level) => now.isActive("heading", { level })) ?? 0,
      isBold: now.isActive("bold"),
      isItalic: now.isActive("italic"),
      isBulleted: now.isActive("bulletList"),
      isNumbered: now.isActive("orderedList"),
      isQuote: now.isActive("blockquote"),
      isLink: now.isActive("link"),
      isTable: now.isActive("table"),
      isAtom: "node" in now.state.selection && ["photo", "factChip", "factTable"].some((name) => now.isActive(name)),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const toggle = (which: Panel) => setPanel(panel === which ? null : which);
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };

  return (
    <div className="sticky top-0 z-10 rounded-t-lg border-b border-line bg-paper">
      <div
        role="toolbar"
        aria-label="Ferramentas do texto"
        className="flex gap-1 p-1 max-sm:overflow-x-auto sm:flex-wrap"
      >
        <select
          aria-label="Estilo do parágrafo"
          value={state.level}
          className="min-h-11 shrink-0 rounded-lg border border-line bg-white px-2"
          onChange={({ currentTarget: { value } }) => {
            const level = levels.find((known) => String(known) === value);
            if (level) run().setHeading({ level }).run();
            else run().setParagraph().run();
          }}
        >
          {Object.entries(styleNames).map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
        <Tool icon={Bold} label="Negrito" isOn={state.isBold} onPress={() => run().toggleBold().run()} />
        <Tool icon={Italic} label="Itálico" isOn={state.isItalic} onPress={() => run().toggleItalic().run()} />
        <Tool icon={List} label="Lista" isOn={state.isBulleted} onPress={() => run().toggleBulletList().run()} />
        <Tool
          icon={ListOrdered}
          label="Lista numerada"
          isOn={state.isNumbered}
          onPress={() => run().toggleOrderedList().run()}
        />
        <Tool icon={Quote} label="Citação" isOn={state.isQuote} onPress={() => run().toggleBlockquote().run()} />
        <Tool
          icon={LinkIcon}
          label="Link"
          isOn={state.isLink}
          isOpen={panel === "link"}
          onPress={() => toggle("link")}
        />
        <Tool
          icon={Table}
          label="Inserir tabela"
          isDisabled={state.isTable}
          onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        />
        <Tool icon={ImagePlus} label="Inserir foto" isOpen={panel === "photos"} onPress={() => toggle("photos")} />
        <Tool
          icon={BadgeDollarSign}
          label="Inserir dado da loja"
          isOpen={panel === "facts"}
          onPress={() => toggle("facts")}
        />
        <Tool icon={Undo2} label="Desfazer" isDisabled={!state.canUndo} onPress={() => run().undo().run()} />
        <Tool icon={Redo2} label="Refazer" isDisabled={!state.canRedo} onPress={() => run().redo().run()} />
        {state.isAtom && (
          <Tool icon={Trash2} label="Remover o que está marcado" onPress={() => run().deleteSelection().run()} />
        )}
      </div>
      {state.isTable && <TableTools editor={editor} />}
      {panel === "facts" && <FactPanel editor={editor} library={library} onClose={close} />}
      {panel === "photos" && <PhotoPanel editor={editor} library={library} path={photosPath} onClose={close} />}
      {panel === "link" && <LinkPanel editor={editor} pages={pages} onClose={close} />}
    </div>
  );
}

type ToolProps = {
  icon: LucideIcon;
  label: string;
  isOn?: boolean;
  isOpen?: boolean;
  isDisabled?: boolean;
  onPress(): void;
};

function Tool({ icon: Icon, label, isOn, isOpen, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      disabled={isDisabled}
      className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-white disabled:opacity-40 aria-expanded:bg-white aria-pressed:bg-brand aria-pressed:text-white"
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
