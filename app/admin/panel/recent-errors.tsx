import { CircleCheck, TriangleAlert } from "lucide-react";
import { sayReference } from "#content/words/errors.ts";
import { noFailures, type SaidFailure } from "#content/words/failure-words.ts";

export type RecentErrorsProps = {
  heading: string;
  /** The newest first. */
  failures: SaidFailure[];
};

/** What went wrong since yesterday, for who runs the shop and for the technician she calls. */
export function RecentErrors({ heading, failures }: RecentErrorsProps) {
  if (failures.length === 0) {
    return (
      <p className="mt-4 flex items-center gap-2 border-t border-line pt-4 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {noFailures}
      </p>
    );
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 id="recent-errors" className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {heading}
      </h3>
      <ul aria-labelledby="recent-errors" className="mt-3 space-y-3">
        {failures.map(({ text, advice, requestId }) => (
          <li key={text} className="min-w-0 break-words">
            <p className="font-medium">{text}</p>
            <p className="text-sm text-soft-ink">
              {advice}
              {requestId && ` ${sayReference(requestId)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
