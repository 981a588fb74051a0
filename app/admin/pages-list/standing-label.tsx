import { type StandingLabel as Label, originLabels, sayStanding } from "#content/words/standing-words.ts";
import type { PageOrigin } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";

const tones: Record<Label["kind"], string> = {
  draft: "border-danger bg-danger-pale text-danger",
  hidden: "border-warn bg-warn-pale text-warn",
  good: "border-good bg-good-pale text-good",
  unknown: "border-line bg-paper text-soft-ink",
};
const label = "inline-block max-w-full rounded-md border px-2 py-0.5 text-sm font-medium [overflow-wrap:anywhere]";

/** How a page stands, and whether a text service wrote it. */
export function StandingLabel({ standing, origin }: { standing: PageStanding; origin: PageOrigin }) {
  const { kind, text } = sayStanding(standing);
  const from = originLabels[origin];
  return (
    <p className="flex flex-wrap gap-1.5 py-1">
      {from && <span className={`${label} border-line bg-paper`}>{from}</span>}
      <span className={`${label} ${tones[kind]}`}>{text}</span>
    </p>
  );
}
