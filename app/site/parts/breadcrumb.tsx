import { useLocation } from "react-router";
import { useSite } from "#app/ui/use-site.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toBreadcrumbListData } from "#domain/structured-data/site.ts";
import { StructuredData } from "./structured-data.tsx";

export type Crumb = { label: string; href: string };

/** The way from the home page to here, for people and for search engines. */
export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  const site = useSite();
  const { pathname } = useLocation();
  const above = [{ label: "Início", href: "/" }, ...crumbs];
  return (
    <nav aria-label="Você está em" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-2">
              {label}
            </a>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        {/* The heading below says it whole, so a line of its own would only push that down. */}
        <li aria-current="page" className="min-w-0 grow basis-24 truncate text-brand-pale">
          {current}
        </li>
      </ol>
      <StructuredData json={toJsonLd(toBreadcrumbListData([...above, { label: current, href: pathname }], site))} />
    </nav>
  );
}
