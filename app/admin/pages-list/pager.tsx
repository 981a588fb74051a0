import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { look } from "../parts/look.ts";
import { addressOf, type ListPlace } from "./list-address.ts";

type PagerProps = { place: ListPlace; next: string | null; previous: string | null };

/** Nothing when all fits on one page. */
export function Pager({ place: { search, order }, next, previous }: PagerProps) {
  if (next === null && previous === null) return null;
  return (
    <nav aria-label="Páginas da lista" className="flex justify-between gap-3">
      {previous === null ? (
        <span className={`${look.quiet} cursor-not-allowed opacity-70`}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </span>
      ) : (
        <Link rel="prev" to={addressOf({ search, order, before: previous })} className={look.quiet}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </Link>
      )}
      {next === null ? (
        <span className={`${look.quiet} cursor-not-allowed opacity-70`}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      ) : (
        <Link rel="next" to={addressOf({ search, order, after: next })} className={look.quiet}>
          Próxima
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
