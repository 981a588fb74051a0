import { explainReview, intentNames, keepAsTyped, outcomeNames, sayShown } from "#content/words/review-words.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { ReviewOutcome, TitleReview } from "#domain/title-review.ts";
import { styles } from "../parts/styles.ts";

const tones: Record<ReviewOutcome, string> = {
  ready: "border-good bg-good-pale text-good",
  twin: "border-warn bg-warn-pale text-warn",
  held: "border-danger bg-danger-pale text-danger",
  existing: "border-line bg-paper text-soft-ink",
  repeated: "border-line bg-paper text-soft-ink",
  failed: "border-danger bg-danger-pale text-danger",
};

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
  const { line, written, title, outcome, corrections, repeats } = review;
  const explanation = explainReview(review);
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
        <span className={`shrink-0 rounded-md border px-2 py-0.5 text-sm font-medium ${tones[outcome]}`}>
          {outcomeNames[outcome]}
        </span>
      </div>
      {explanation && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {explanation}
          {repeats?.slug !== undefined && (
            <>
              {" "}
              <a
                href={getGeneratedPagePath(repeats.slug)}
                target="_blank"
                rel="noreferrer"
                className="font-medium text-brand underline underline-offset-4"
              >
                Ver a página<span className="sr-only"> {repeats.title} (abre em nova aba)</span>
              </a>
            </>
          )}
        </p>
      )}
      {corrections.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm [overflow-wrap:anywhere]">
          <span>
            Corrigido:{" "}
            {corrections.map(({ from, to }, index) => (
              <span key={`${from} ${to}`}>
                {index > 0 && ", "}
                <del className="text-soft-ink">{from}</del>{" "}
                <ins className="font-semibold text-good no-underline">{to}</ins>
              </span>
            ))}
          </span>
          <button type="submit" formAction={address} name="asTyped" value={written} className={styles.link}>
            {keepAsTyped}
            <span className="sr-only">: {written}</span>
          </button>
        </p>
      )}
      <Chips review={review} />
    </li>
  );
}

function Chips({ review: { subjects, brands, place, intent } }: { review: TitleReview }) {
  const chips = [
    { name: "Assunto", value: subjects.join(", ") },
    { name: "Marca", value: brands.join(", ") },
    { name: "Lugar", value: place ?? "" },
    { name: "Intenção", value: intent === null ? "" : intentNames[intent] },
  ].filter(({ value }) => value !== "");
  if (chips.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-1.5 text-sm">
      {chips.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 gap-1 rounded-full border border-line bg-paper px-2.5 py-0.5">
          <dt className="shrink-0 text-soft-ink">{name}:</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
