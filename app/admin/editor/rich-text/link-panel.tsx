import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { styles } from "../../parts/styles.ts";
import type { LinkedPage } from "./library.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { toHref } from "./to-href.ts";

type LinkPanelProps = { editor: Editor; pages: readonly LinkedPage[]; onClose(): void };

/** Filled with the shop's own numbers when the page is served. */
const ownLinks = [
  { href: "{shop.chat}", label: "Conversa no WhatsApp", words: "Fale no WhatsApp" },
  { href: "{shop.tel}", label: "Ligar para a loja", words: "Ligue para nós" },
];

export function LinkPanel({ editor, pages, onClose }: LinkPanelProps) {
  const id = useId();
  const current = String(editor.getAttributes("link").href ?? "");
  const own = ownLinks.find(({ href }) => href === current);
  const [typed, setTyped] = useState(own ? "" : current);
  const [problem, setProblem] = useState<string | null>(null);

  function put(href: string, words: string): void {
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (current !== "" || !empty) chain.extendMarkRange("link").setLink({ href }).run();
    else chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
    onClose();
  }

  function finish(): void {
    const href = toHref(typed);
    if (href === null) setProblem("Digite um endereço, como /guia-completo ou www.exemplo.com.br");
    else put(href, pages.find(({ path }) => path === href)?.title ?? typed.trim());
  }

  return (
    <PanelFrame title="Link" onClose={onClose}>
      {own && <p className="text-sm">Hoje leva para: {own.label}.</p>}
      <div className="space-y-1">
        <label htmlFor={id} className="text-sm font-medium">
          Para onde o link leva
        </label>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          list={`${id}-pages`}
          // biome-ignore lint/a11y/noAutofocus: a person has just asked for it
          autoFocus
          value={typed}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key }) => key === "Enter" && finish()}
        />
        <datalist id={`${id}-pages`}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </datalist>
        {problem ? (
          <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        ) : (
          <p id={`${id}-hint`} className="text-sm text-soft-ink">
            Escolha uma página da lista ou cole um endereço.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={styles.button} onClick={finish}>
          Pôr o link
        </button>
        {ownLinks.map(({ href, label, words }) => (
          <button key={href} type="button" className={styles.quiet} onClick={() => put(href, words)}>
            {label}
          </button>
        ))}
        {current !== "" && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onClose();
            }}
          >
            Tirar o link
          </button>
        )}
      </div>
    </PanelFrame>
  );
}
