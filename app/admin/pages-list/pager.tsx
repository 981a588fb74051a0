import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { styles } from "../parts/styles.ts";
import { type ListPlace, toListAddress } from "./list-address.ts";

type PagerProps = { place: ListPlace; next: string | null; previous: string | null };

/** Nothing when all fits on one page. */
export function Pager({ place: { search, order }, next, previous }: PagerProps) {
  if (next === null && previous === null) return null;
  return (
    <nav aria-label="Páginas da lista" className="flex justify-between gap-3">
      {previous === null ? (
        <span className={`${styles.quiet} cursor-not-allowed opacity-70`}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </span>
      ) : (
        <Link rel="prev" to={toListAddress({ search, order, before: previous })} className={styles.quiet}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </Link>
      )}
      {next === null ? (
        <span className={`${styles.quiet} cursor-not-allowed opacity-70`}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      ) : (
        <Link rel="next" to={toListAddress({ search, order, after: next })} className={styles.quiet}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
