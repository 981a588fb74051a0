import { Accordion, type Question } from "../parts/accordion.tsx";

export type FaqGroup = { id: string; title: string; items: readonly Question[] };

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
