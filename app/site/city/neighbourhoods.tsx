import { ChevronDown } from "#app/ui/icons.tsx";
import type { LinkGroup } from "#content/places/place-links.ts";
import { LinkGrid } from "../parts/link-grid.tsx";
import { Section } from "../parts/section.tsx";

/** A group at a time, so that a hundred names do not bury the rest of the page; closed ones are still in the document. */
export function Neighbourhoods({ where, groups }: { where: string; groups: LinkGroup[] }) {
  const isAlone = groups.length === 1;
  return (
    <Section heading={`Bairros atendidos ${where}`} isShaded>
      <div className="divide-y divide-line rounded-xl border border-line bg-white">
        {groups.map(({ label, page, links }) => (
          <details key={label} open={isAlone} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 hover:bg-paper">
              <h3 className="text-lg">
                {label} <span className="font-normal text-soft-ink">({links.length})</span>
              </h3>
              <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="space-y-2 px-4 pb-4">
              {page && (
                <a href={page.href} className="button button-quiet px-4">
                  {page.label}
                </a>
              )}
              <LinkGrid links={links} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
