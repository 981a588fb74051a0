import { styles } from "../parts/styles.ts";
import type { Change } from "../shop/describe-changes.ts";

/** What the shop would say of itself, in the words of its own screens. */
export function SectionChanges({ sections }: { sections: readonly { title: string; changes: readonly Change[] }[] }) {
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="section-changes" className={`space-y-4 ${styles.card}`}>
      <h2 id="section-changes" className="text-xl font-bold">
        O que muda na loja
      </h2>
      {sections.map(({ title, changes }) => (
        <div key={title} className="space-y-1">
          <h3 className="font-bold text-brand">{title}</h3>
          <dl className="space-y-1">
            {changes.map(({ label, before, after }) => (
              <div key={`${label} ${before}`} className="[overflow-wrap:anywhere]">
                <dt className="inline font-semibold">{label}: </dt>
                <dd className="inline">
                  <del className="text-soft-ink">{before}</del>
                  <span aria-hidden="true"> → </span>
                  <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
