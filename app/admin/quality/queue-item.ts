import { getConcept } from "#content/knowledge/concepts.ts";
import { getPlaceBySlug } from "#content/places/places.ts";
import type { IssueReason } from "#domain/page-issues.ts";
import type { QueuedPage } from "#server/pages/page-quality-service.ts";

type Advice = "merge" | "rewrite" | "edit" | "bin";

/** A page of the queue as its row shows it. */
export type QueueItem = {
  id: string;
  title: string;
  slug: string;
  isPublished: boolean;
  placeName: string;
  subjectName: string;
  score: number | null;
  contacts: number;
  issues: { reason: IssueReason; detail: string; other: { id: string; title: string } | null }[];
  /** The page that it may be merged with. */
  other: { id: string; title: string } | null;
  /** What helps most against the worst of its issues. */
  advice: Advice;
  /** A person wrote it: then a new text is never put over it in one click. */
  isEdited: boolean;
  canHide: boolean;
};

const advice: Record<IssueReason, Advice> = {
  "outdated-facts": "rewrite",
  "place-not-served": "bin",
  "off-subject": "rewrite",
  twin: "merge",
  "same-intent": "merge",
  "broken-link": "edit",
  thin: "rewrite",
  "no-visits": "rewrite",
  orphan: "edit",
  "long-title": "edit",
  "long-description": "edit",
};

export function toQueueItem({ page, concept, issues }: QueuedPage): QueueItem {
  const { id, title, slug, place, standing, contacts, lastSave, origin } = page;
  const shown = issues.map(({ reason, detail, other }) => ({
    reason,
    detail,
    other: other && { id: other.id, title: other.title },
  }));
  const other = shown.find((issue) => issue.other)?.other ?? null;
  const worst = shown[0] ? advice[shown[0].reason] : "edit";
  return {
    id,
    title,
    slug,
    isPublished: standing.isPublished,
    placeName: getPlaceBySlug(place)?.name ?? "",
    subjectName: getConcept(concept)?.label ?? "",
    score: standing.score,
    contacts,
    issues: shown,
    other,
    // Nothing is left to merge with.
    advice: worst === "merge" && !other ? "rewrite" : worst,
    isEdited: origin === "ai" || ["edited", "merged", "imported"].includes(lastSave.how),
    canHide: standing.isPublished && !standing.isKeptOut,
  };
}
