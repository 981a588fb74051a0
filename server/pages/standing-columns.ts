import type { Selectable } from "kysely";
import { type AnswerGap, answerGaps } from "#domain/answer-score/slots.ts";
import { isIndexable, type PageHold, type PageStanding } from "#domain/standing.ts";
import { judgeVersion } from "./judge-version.ts";
import type { PageTables } from "./pages-tables.ts";

export const standingColumns = [
  "is_published",
  "hold",
  "hold_detail",
  "score",
  "gaps",
  "subject",
  "is_twin",
  "is_kept_out",
  "is_indexable",
] as const;

type Columns = Pick<Selectable<PageTables["generated_pages"]>, (typeof standingColumns)[number]>;

export function toColumns(standing: PageStanding): Columns & { judged_by: number } {
  return {
    is_published: Number(standing.isPublished),
    hold: standing.hold,
    hold_detail: standing.holdDetail.slice(0, 300),
    score: standing.score,
    gaps: standing.gaps.join(" "),
    subject: standing.subject.slice(0, 300),
    is_twin: Number(standing.isTwin),
    is_kept_out: Number(standing.isKeptOut),
    is_indexable: Number(isIndexable(standing)),
    judged_by: judgeVersion,
  };
}

const knownGaps = new Set<string>(answerGaps);

export function toStanding(row: Columns): PageStanding {
  return {
    isPublished: row.is_published === 1,
    hold: row.hold as PageHold | null,
    holdDetail: row.hold_detail,
    score: row.score,
    gaps: row.gaps.split(" ").filter((gap): gap is AnswerGap => knownGaps.has(gap)),
    subject: row.subject,
    isTwin: row.is_twin === 1,
    isKeptOut: row.is_kept_out === 1,
  };
}
