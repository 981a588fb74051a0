import type { ReactNode } from "react";
import { explainReview, intentNames, outcomeNames } from "#content/words/review-words.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { ReviewOutcome, TitleReview } from "#domain/title-review.ts";

const tones: Record<ReviewOutcome, string> = {
  ready: "border-good bg-good-pale text-good",
  twin: "border-warn bg-warn-pale text-warn",
  held: "border-danger bg-danger-pale text-danger",
  existing: "border-line bg-paper text-soft-ink",
  repeated: "border-line bg-paper text-soft-ink",
  failed: "border-danger bg-danger-pale text-danger",
};

export function OutcomeLabel({ outcome }: { outcome: ReviewOutcome }) {
  return (
    <span className={`shrink-0 rounded-md border px-2 py-0.5 text-sm font-medium ${tones[outcome]}`}>
      {outcomeNames[outcome]}
    </span>
  );
}

/** Why it is no plain page; nothing for one that is. */
export function Explanation({ review }: { review: TitleReview }) {
  const explanation = explainReview(review);
  const { repeats } = review;
  if (!explanation) return null;
  return (
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
  );
}

type CorrectionsProps = { corrections: TitleReview["corrections"]; children: ReactNode };

/** What was put right, and beside it the way back. */
export function Corrections({ corrections, children }: CorrectionsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm [overflow-wrap:anywhere]">
      <span>
        Corrigido:{" "}
        {corrections.map(({ from, to }, index) => (
          <span key={`${from} ${to}`}>
            {index > 0 && ", "}
            <del className="text-soft-ink">{from}</del> <ins className="font-semibold text-good no-underline">{to}</ins>
          </span>
        ))}
      </span>
      {children}
    </p>
  );
}

export function ReviewChips({ review: { subjects, brands, place, intent } }: { review: TitleReview }) {
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
