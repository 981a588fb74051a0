import { ExternalLink, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { DateTime } from "../parts/date-time.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";

type Page = { id: string; title: string; slug: string; createdAt: Date };

export function NewestPages({ count, pages }: { count: number; pages: Page[] }) {
  return (
    <section aria-labelledby="newest-pages" className={`space-y-4 ${styles.card}`}>
      <h2 id="newest-pages" className="text-xl font-bold">
        Páginas geradas
      </h2>
      <p>{describeCount(count, pages.length)}</p>
      {pages.length > 0 && (
        <ul className="divide-y divide-line">
          {pages.map(({ id, title, slug, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium break-words">{title}</p>
                <p className="text-sm text-soft-ink">
                  Criada em <DateTime date={createdAt} />
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <a href={getGeneratedPagePath(slug)} className={styles.quiet}>
                  <ExternalLink aria-hidden="true" className="size-4" />
                  Visualizar<span className="sr-only"> {title}</span>
                </a>
                <DialogLink to={`/admin/painel?excluir=${id}`} className={styles.danger}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  Excluir<span className="sr-only"> {title}</span>
                </DialogLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link to="/admin/pages-list" className={styles.link}>
        Ver todas as páginas
      </Link>
    </section>
  );
}

function describeCount(count: number, shown: number): string {
  if (count === 0) return "Nenhuma página foi gerada ainda.";
  if (count === 1) return "1 página criada.";
  return count > shown
    ? `${formatNumber(count)} páginas criadas. Estas são as ${shown} mais novas.`
    : `${formatNumber(count)} páginas criadas.`;
}
