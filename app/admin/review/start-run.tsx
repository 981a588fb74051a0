import { publishHeld, sayPagesToMake, summariseReview } from "#content/words/review-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import { countPagesToMake, type ReviewCounts } from "#domain/title-review.ts";
import { styles } from "../parts/styles.ts";

type StartRunProps = { counts: ReviewCounts; intent: string | null };

/** What a run would make, and the button that starts it. */
export function StartRun({ counts, intent }: StartRunProps) {
  const toMake = countPagesToMake(counts);
  return (
    <section aria-labelledby="review-summary" className={`space-y-4 ${styles.card}`}>
      <h2 id="review-summary" className="text-xl font-bold">
        Resumo
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {summariseReview(counts).map(({ name, count }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-soft-ink">{name}</dt>
            <dd className="text-2xl font-bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {counts.held > 0 && (
        <label className="flex min-h-11 items-center gap-3 font-medium">
          <input type="checkbox" name="publishesHeld" value="1" className="size-5 shrink-0 accent-brand" />
          {publishHeld}
        </label>
      )}
      {toMake > 0 ? (
        <button
          type="submit"
          name={intent === null ? undefined : "intent"}
          value={intent ?? undefined}
          className={`${styles.button} max-sm:w-full`}
        >
          {sayPagesToMake(toMake)}
        </button>
      ) : (
        <p className="font-medium">Nenhum destes títulos faria uma página nova.</p>
      )}
    </section>
  );
}
