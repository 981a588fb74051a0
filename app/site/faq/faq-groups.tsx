import { Accordion, type Question } from "../parts/accordion.tsx";

export type FaqGroup = { id: string; title: string; items: readonly Question[] };

export function SubjectLinks({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label="Assuntos">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 font-semibold text-brand hover:border-brand"
            >
              {title}
              <span aria-hidden="true" className="text-sm text-soft-ink">
                {items.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All groups share one name: of the whole page, one question is open at a time. */
export function FaqGroups({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <div className="space-y-10">
      {groups.map(({ id, title, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="space-y-4">
          <h2 id={`${id}-titulo`} className="text-2xl">
            {title}
          </h2>
          <Accordion items={items} name="duvidas" />
        </section>
      ))}
    </div>
  );
}
