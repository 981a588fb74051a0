import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import { getSectionPath } from "#content/words/shop-words.ts";
import type { FactSection } from "#domain/facts/facts.ts";
import type { Example } from "#server/facts/affected-pages-service.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Change } from "./describe-changes.ts";

type ReviewProps = {
  section: FactSection;
  /** The new state, as JSON. */
  reviewed: string;
  basedOn: string | null;
  count: number;
  examples: Example[];
  changes: Change[];
  /** What else the change does. */
  note?: string;
};

function sayReach(count: number): string {
  if (count === 0) return "Nenhuma página muda: você confirma o que já está no site.";
  return `Esta mudança aparece em ${sayCount(count, "página", "páginas")}.`;
}

/** What a change does, before it goes live. */
export function Review({ section, reviewed, basedOn, count, examples, changes, note }: ReviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here stood below a form of another length, so that the middle of this would be seen first.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, []);
  return (
    <section aria-labelledby="review-title" className={`space-y-5 ${styles.card}`}>
      <h2 ref={title} id="review-title" tabIndex={-1} className="scroll-mt-6 text-xl font-bold outline-none">
        Confira antes de publicar
      </h2>
      <p className="text-lg">{sayReach(count)}</p>
      {changes.length > 0 && (
        <ul aria-label="O que muda" className="divide-y divide-line rounded-lg border border-line px-4">
          {changes.map(({ label, before, after }) => (
            <li key={`${label} ${before}`} className="space-y-2 py-3">
              <p className="font-semibold">{label}</p>
              <Difference before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="rounded-lg bg-warn-pale px-3 py-2 text-warn">{note}</p>}
      <ul className="space-y-4">
        {examples.map(({ path, title, before, after }) => (
          <li key={path} className="space-y-2 rounded-lg border border-line p-4">
            <p className="font-semibold">{title}</p>
            {(before ?? after) && <Difference before={before} after={after} />}
            {/* The browser's own form: it opens a tab of its own. */}
            <form
              method="post"
              action={`/admin/loja/previa?${new URLSearchParams({ secao: section, pagina: path })}`}
              target="_blank"
              rel="noopener"
            >
              <input type="hidden" name="reviewed" value={reviewed} />
              <button type="submit" className={styles.quiet}>
                Ver a página como fica
              </button>
            </form>
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="reviewed" value={reviewed} />
        <input type="hidden" name="basedOn" value={basedOn ?? ""} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="publish" busy="Publicando...">
            Publicar no site
          </SubmitButton>
          <SubmitButton intent="edit" busy="Voltando..." kind="quiet">
            Voltar e corrigir
          </SubmitButton>
          <a href={getSectionPath(section)} className={styles.link}>
            Desistir
          </a>
        </div>
      </Form>
    </section>
  );
}

function Difference({ before, after }: { before: string | null; after: string | null }) {
  return (
    <dl className="grid gap-2 text-sm">
      <div>
        <dt className="font-medium text-soft-ink">Hoje</dt>
        <dd>{before ?? "Não aparece"}</dd>
      </div>
      <div>
        <dt className="font-medium text-good">Fica</dt>
        <dd className="font-medium">{after ?? "Não aparece mais"}</dd>
      </div>
    </dl>
  );
}
