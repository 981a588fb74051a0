import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import { styles } from "../parts/styles.ts";

type ChangePreviewProps = {
  preview: {
    changes: { id: string; title: string; before: string; after: string }[];
    /** Pages that were looked at, or will be. */
    candidates: number;
    next: string | null;
  };
  typed: Record<string, string>;
};

/** Every change before it is made, page by page. */
export function ChangePreview({ preview: { changes, candidates, next }, typed }: ChangePreviewProps) {
  const { search } = useLocation();
  const more = new URLSearchParams(search);
  if (next !== null) more.set("depois", next);
  if (changes.length === 0 && next === null) {
    return (
      <p role="status" className={styles.card}>
        {typed.depois === undefined
          ? "Nenhuma destas páginas tem esse texto. Confira a grafia, as maiúsculas e os espaços."
          : "Não há mais mudanças."}
      </p>
    );
  }
  return (
    <section aria-label="As mudanças" className="space-y-3">
      <p role="status">
        Procurando em {sayCount(candidates, "página", "páginas")}. Veja como cada uma que tem o texto fica:
      </p>
      <ul className="space-y-3">
        {changes.map(({ id, title, before, after }) => (
          <li key={id} className={`space-y-2 ${styles.card}`}>
            <h2 className="font-semibold [overflow-wrap:anywhere]">{title}</h2>
            <p className="[overflow-wrap:anywhere]">
              <span className="font-medium text-soft-ink">Antes: </span>
              <Marked text={before} part={typed.procurar} mark="del" kept={typed.titulo === undefined ? title : ""} />
            </p>
            <p className="[overflow-wrap:anywhere]">
              <span className="font-medium text-soft-ink">Depois: </span>
              <Marked text={after} part={typed.trocar} mark="ins" kept={typed.titulo === undefined ? title : ""} />
            </p>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link to={`?${more}`} className={styles.quiet}>
          Ver as próximas
        </Link>
      )}
    </section>
  );
}

const markStyles = { del: "bg-danger-pale", ins: "bg-good-pale font-medium no-underline" } as const;

type MarkedProps = {
  text: string;
  part?: string;
  mark: "del" | "ins";
  /** The title, which stands before the text of the page, where it is to stay as it is. */
  kept: string;
};

/** A text in which each place that changes stands out; what was taken away leaves nothing to mark. */
function Marked({ text, part = "", mark: Mark, kept }: MarkedProps) {
  if (part.trim() === "") return text;
  const end = text.indexOf(" · ");
  const start = end > 0 && kept.endsWith(text.slice(0, end).replace(/^…/, "")) ? end : 0;
  return (
    <>
      {text.slice(0, start)}
      {text
        .slice(start)
        .split(part)
        .map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
          <Fragment key={index}>
            {index > 0 && <Mark className={markStyles[Mark]}>{part}</Mark>}
            {piece}
          </Fragment>
        ))}
    </>
  );
}
