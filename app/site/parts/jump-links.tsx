export type Jump = { id: string; title: string; count?: number };

/** To the sections of a long page, each easy to hit with a thumb. */
export function JumpLinks({ label, jumps }: { label: string; jumps: readonly Jump[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {jumps.map(({ id, title, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-2xl border border-line bg-paper px-4 py-1 leading-tight font-semibold text-brand hover:border-brand"
            >
              {title}
              {count !== undefined && (
                <span aria-hidden="true" className="text-sm text-soft-ink">
                  {count}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
