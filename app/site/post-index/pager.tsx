import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.tsx";
import { pageWindow } from "#domain/paging.ts";
import { type IndexChoice, indexAddress } from "./index-address.ts";

export function Pager({ choice, pageCount }: { choice: IndexChoice; pageCount: number }) {
  const { page } = choice;
  const toAddress = (number: number) => indexAddress({ ...choice, page: number });
  return (
    <nav aria-label="Páginas do índice">
      <ul className="flex flex-wrap items-center gap-2">
        {pageWindow({ page, pageCount }).map((number) => (
          <li key={number}>
            <a
              href={toAddress(number)}
              aria-label={`Página ${number}`}
              aria-current={number === page ? "page" : undefined}
              className={`index-link ${number === page ? "index-link-current" : ""}`}
            >
              {number}
            </a>
          </li>
        ))}
        <li>
          <Step href={page > 1 ? toAddress(page - 1) : null} rel="prev">
            <ChevronLeft className="size-5" />
            Anterior
          </Step>
        </li>
        <li>
          <Step href={page < pageCount ? toAddress(page + 1) : null} rel="next">
            Próxima
            <ChevronRight className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

/** At an end there is nowhere to go: what is left is a link without an address, announced as disabled. */
function Step({ href, rel, children }: { href: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (href !== null) {
    return (
      <a href={href} rel={rel} className="index-link">
        {children}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without an address on purpose
    <a role="link" aria-disabled="true" className="index-link index-link-disabled">
      {children}
    </a>
  );
}
