import { keepAsTyped, sayShown } from "#content/words/review-words.ts";
import type { TitleReview } from "#domain/title-review.ts";
import { styles } from "../parts/styles.ts";
import { Corrections, Explanation, OutcomeLabel, ReviewChips } from "./review-parts.tsx";

type ReviewListProps = {
  reviews: TitleReview[];
  total: number;
  /** Where the list is looked at again. */
  address: string;
};

export function ReviewList({ reviews, total, address }: ReviewListProps) {
  return (
    <section aria-label="Títulos conferidos" className="space-y-2">
      {total > reviews.length && <p className="text-soft-ink">{sayShown(reviews.length, total)}</p>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-white">
        {reviews.map((review) => (
          <ReviewRow key={review.line} review={review} address={address} />
        ))}
      </ul>
    </section>
  );
}

function ReviewRow({ review, address }: { review: TitleReview; address: string }) {
  const { line, written, title, outcome, corrections } = review;
  return (
    <li className="space-y-2 p-3 md:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold [overflow-wrap:anywhere]">
          <span className="font-normal text-soft-ink">
            <span className="sr-only">Linha </span>
            {line}.{" "}
          </span>
          <bdi>{title}</bdi>
        </h3>
        <OutcomeLabel outcome={outcome} />
      </div>
      <Explanation review={review} />
      {corrections.length > 0 && (
        <Corrections corrections={corrections}>
          <button type="submit" formAction={address} name="asTyped" value={written} className={styles.link}>
            {keepAsTyped}
            <span className="sr-only">: {written}</span>
          </button>
        </Corrections>
      )}
      <ReviewChips review={review} />
    </li>
  );
}
