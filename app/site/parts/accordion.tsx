import { ChevronDown } from "#app/ui/icons.tsx";

export type Question = { question: string; answer: string };

type AccordionProps = {
  items: readonly Question[];
  /** Questions that share a name close each other; one page may have several groups with the same one. */
  name: string;
};

/** At most one open, and the open one can be closed: <details> does both without script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="max-w-3xl divide-y divide-line rounded-xl border border-line bg-white">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-paper">
            <h3 className="text-base font-semibold text-pretty text-ink">{question}</h3>
            <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="px-4 pb-4 text-soft-ink">{answer}</p>
        </details>
      ))}
    </div>
  );
}
