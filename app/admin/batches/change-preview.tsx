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
              <del className="bg-danger-pale">{before}</del>
            </p>
            <p className="[overflow-wrap:anywhere]">
              <ins className="bg-good-pale no-underline">{after}</ins>
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
