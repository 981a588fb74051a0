import { ChevronDown, MapPin } from "#app/ui/icons.tsx";
import type { PageLink } from "./link-grid.tsx";

/** As many as a phone shows without a long scroll. */
const shownFirst = 16;

/** The first of them at once; the rest, in alphabetical order, one tap away and still in the page for whoever searches. */
export function NeighbourhoodLinks({ links }: { links: readonly PageLink[] }) {
  const rest = links.slice(shownFirst).sort((a, b) => a.label.localeCompare(b.label, "pt-BR"));
  return (
    <div className="space-y-4">
      <Names links={links.slice(0, shownFirst)} />
      {rest.length > 0 && (
        <details className="group space-y-4">
          <summary className="button button-quiet px-5">
            Ver mais {rest.length} bairros
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Names links={rest} />
        </details>
      )}
    </div>
  );
}

function Names({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 lg:grid-cols-4">
      {links.map(({ label, href }) => (
        <li key={href} className="border-b border-line">
          <a href={href} className="flex min-h-12 items-center gap-2 py-1.5 text-brand hover:underline">
            <MapPin className="size-4 shrink-0 text-soft-ink max-sm:hidden" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
