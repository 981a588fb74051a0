import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import type { PageRange } from "#domain/paging.ts";
import { styles } from "./styles.ts";

type NumberedPagerProps = { range: Pick<PageRange, "page" | "pageCount">; toAddress(page: number): string };

/** Nothing when all fits on one page. */
export function NumberedPager({ range: { page, pageCount }, toAddress }: NumberedPagerProps) {
  if (pageCount === 1) return null;
  const toPage = (other: number) => (other < 1 || other > pageCount ? null : toAddress(other));
  return (
    <nav aria-label="Páginas da lista" className="flex items-center justify-between gap-3">
      <Step rel="prev" to={toPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Anterior
      </Step>
      <span className="text-center text-soft-ink">
        Página {formatNumber(page)} de {formatNumber(pageCount)}
      </span>
      <Step rel="next" to={toPage(page + 1)}>
        Próxima
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  );
}

function Step({ rel, to, children }: { rel: string; to: string | null; children: ReactNode }) {
  if (to === null) return <span className={`${styles.quiet} cursor-not-allowed opacity-70`}>{children}</span>;
  return (
    <Link rel={rel} to={to} className={styles.quiet}>
      {children}
    </Link>
  );
}
