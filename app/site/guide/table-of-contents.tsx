import { ChevronDown, List } from "#app/ui/icons.tsx";

export type Anchor = { id: string; title: string };

/** Above the text on a phone, folded until wanted. */
export function FoldedContents({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <details className="group card p-0 lg:hidden print:hidden">
      <summary className="flex min-h-14 items-center gap-3 px-4 font-bold text-brand">
        <List className="size-5" />
        Neste guia
        <ChevronDown className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="Capítulos" className="border-t border-line px-2 py-2">
        <Anchors anchors={anchors} />
      </nav>
    </details>
  );
}

/** Beside the text where there is room, always in sight. */
export function StickyContents({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <nav
      aria-label="Neste guia"
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
    >
      <p className="px-3 pb-2 font-bold text-brand">Neste guia</p>
      <Anchors anchors={anchors} />
    </nav>
  );
}

function Anchors({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <ol className="border-brand-pale lg:border-l-2">
      {anchors.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 text-brand hover:bg-paper hover:underline lg:text-sm"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-right text-soft-ink tabular-nums">
              {index + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
