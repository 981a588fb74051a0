import { sayShared } from "#content/words/quality-words.ts";
import type { MarkedText } from "#domain/text/shared-sentences.ts";
import type { ComparedPage } from "#server/pages/page-quality-service.ts";
import { styles } from "../parts/styles.ts";

/** One of the two texts in a frame of its own; what the other says too is marked, and not by colour alone. */
export function ComparedText({ page: { id, title, text, sections } }: { page: ComparedPage }) {
  const sentences = text.flat();
  const shared = sentences.filter(({ isShared }) => isShared).length;
  const headings = new Set(sections.map(({ heading }) => heading));
  const headingId = `text-${id}`;
  const isHeading = ([first, ...others]: MarkedText[number]) =>
    first !== undefined && others.length === 0 && headings.has(first.text);
  return (
    <article aria-labelledby={headingId} className={`min-w-0 space-y-2 ${styles.card}`}>
      <h3 id={headingId} className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{title}</bdi>
      </h3>
      <p className="text-sm text-soft-ink">{sayShared(shared, sentences.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={`Texto de ${title}`} className="max-h-96 space-y-3 overflow-y-auto pr-2">
        {text.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
          <p key={index} className={`[overflow-wrap:anywhere] ${isHeading(paragraph) ? "font-semibold" : ""}`}>
            {paragraph.map((sentence, position) =>
              sentence.isShared ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
                <mark key={position} className="bg-warn-pale text-ink underline decoration-warn decoration-2">
                  {`${sentence.text} `}
                </mark>
              ) : (
                `${sentence.text} `
              ),
            )}
          </p>
        ))}
      </section>
    </article>
  );
}
