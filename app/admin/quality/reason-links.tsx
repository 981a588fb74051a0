import { Link } from "react-router";
import { reasonWords } from "#content/words/quality-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import { type IssueReason, issueReasons, mostCounted } from "#domain/page-issues.ts";
import { styles } from "../parts/styles.ts";
import { type QueuePlace, toQueueAddress } from "./queue-address.ts";

type ReasonLinksProps = {
  place: QueuePlace;
  counts: { pages: number; byReason: Partial<Record<IssueReason, number>> };
};

/** All reasons that a page has now, with how many; the chosen one even when it has none left. */
export function ReasonLinks({ place: { reason: chosen, search }, counts }: ReasonLinksProps) {
  const there = issueReasons.filter((reason) => counts.byReason[reason] !== undefined || reason === chosen);
  const sayCount = (reason: IssueReason | null) => {
    const count = reason === null ? counts.pages : (counts.byReason[reason] ?? 0);
    return reason === null || reason === chosen || count <= mostCounted
      ? formatNumber(count)
      : `${formatNumber(mostCounted)}+`;
  };
  const all: (IssueReason | null)[] = [null, ...there];
  return (
    <nav aria-label="Motivos" className="flex flex-wrap gap-2">
      {all.map((reason) => (
        <Link
          key={reason ?? "all"}
          to={toQueueAddress({ reason, search })}
          aria-current={reason === chosen ? "true" : undefined}
          preventScrollReset
          className={styles.chip}
        >
          {reason === null ? "Todas" : reasonWords[reason].label}
          <span className="tabular-nums">({sayCount(reason)})</span>
        </Link>
      ))}
    </nav>
  );
}
