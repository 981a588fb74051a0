import type { NewPage } from "#domain/pages.ts";
import { type Drip, findSlot, getSlotTime } from "#domain/publishing.ts";

/** It waits for a person, whatever the run does with its pages. */
export function isHeld({ standing }: NewPage): boolean {
  return standing?.isPublished === false;
}

export function toDraft(page: NewPage): NewPage {
  return { ...hide(page), state: "draft" };
}

type Line = {
  /** The next free place. */
  slot: number;
  /** Slugs that no page can take: theirs would be a gap in the line. */
  taken: ReadonlySet<string>;
  now: Date;
};

/** Gives each page that will be saved and published the next time of the plan, and where the line goes on. */
export function schedulePages(
  pages: readonly NewPage[],
  drip: Drip,
  { slot: first, taken, now }: Line,
): { pages: NewPage[]; slot: number } {
  let slot = first;
  const seen = new Set(taken);
  const planned = pages.map((page): NewPage => {
    if (isHeld(page) || seen.has(page.slug)) return page;
    seen.add(page.slug);
    const free = findSlot(drip, slot, now);
    slot = free + 1;
    return { ...hide(page), state: "scheduled", publishAt: getSlotTime(drip, free) };
  });
  return { pages: planned, slot };
}

/** Only what is published stands in the index. */
function hide(page: NewPage): NewPage {
  return page.standing ? { ...page, standing: { ...page.standing, isPublished: false } } : page;
}
