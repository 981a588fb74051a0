import { pageStateWords } from "#content/words/page-state-words.ts";
import { DateTime } from "../parts/date-time.tsx";
import type { ListedPage } from "./listed-page.ts";

/** Where a page that visitors do not see is in its life; a draft says so with its standing. */
export function StateLabel({ page: { state, publishAt } }: { page: Pick<ListedPage, "state" | "publishAt"> }) {
  if (state === "scheduled" && publishAt) {
    return (
      <p className="text-sm font-semibold text-brand">
        {pageStateWords.scheduled.name} para <DateTime date={publishAt} />
      </p>
    );
  }
  if (state !== "unpublished") return null;
  return <p className="text-sm font-semibold text-danger">{pageStateWords.unpublished.name}</p>;
}
