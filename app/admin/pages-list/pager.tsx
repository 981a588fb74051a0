import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { PageCount } from "#domain/pages.ts";
import { styles } from "../parts/styles.ts";
import { type ListPlace, toListAddress } from "./list-address.ts";
import { sayPage } from "./list-caption.tsx";

type PagerProps = { place: ListPlace; next: string | null; previous: string | null; found: PageCount | null };

/** Nothing when all fits on one page. */
export function Pager({ place: { filter, order, page }, next, previous, found }: PagerProps) {
  if (next === null && previous === null) return null;
  const beside = (step: 1 | -1) => (page === null ? null : Math.max(1, page + step));
  return (
    <nav aria-label="Páginas da lista" className="flex items-center justify-between gap-3">
      {previous === null ? (
        <span className={`${styles.quiet} cursor-not-allowed opacity-70`}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </span>
      ) : (
        <Link
          rel="prev"
          to={toListAddress({ filter, order, before: previous, page: beside(-1) })}
          className={styles.quiet}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </Link>
      )}
      {page !== null && <span className="text-center text-soft-ink">{sayPage(page, found)}</span>}
      {next === null ? (
        <span className={`${styles.quiet} cursor-not-allowed opacity-70`}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      ) : (
        <Link rel="next" to={toListAddress({ filter, order, after: next, page: beside(1) })} className={styles.quiet}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
