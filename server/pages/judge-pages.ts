import { understandTitle } from "#content/knowledge/read-title.ts";
import type { Database } from "../database/database.ts";
import { type BackgroundSettings, type BackgroundWork, createBackgroundWork } from "./background-work.ts";
import { judgePage } from "./judge-page.ts";
import { createPageJudgingRepository, type PageJudgingRepository } from "./page-judging-repository.ts";

type Judge = {
  judging: PageJudgingRepository;
  /** The shop's: any other in a text is none of ours. */
  phone: string;
  /** Hears the slug of a page that entered or left the index. */
  onChange(slugs: readonly string[]): void;
};

/** Judges the oldest page that only older rules have judged, or none; false when all stand by today's. */
export async function judgeNextPage({ judging, phone, onChange }: Judge): Promise<boolean> {
  const page = await judging.findUnjudged();
  if (!page) return false;
  const slug = await judging.saveStanding(page.id, judgePage(page.content, understandTitle(page.title), phone));
  if (slug !== null) onChange([slug]);
  return true;
}

type JudgeSettings = Pick<BackgroundSettings, "isBusy" | "log"> & Omit<Judge, "judging"> & { database: Database };

/** Judges anew what was made before the rules changed. */
export function createPagesJudge({ database, phone, onChange, isBusy, log }: JudgeSettings): BackgroundWork {
  const judging = createPageJudgingRepository(database);
  return createBackgroundWork({
    workOnce: () => judgeNextPage({ judging, phone, onChange }),
    isBusy,
    log,
    complaint: "cannot judge pages, trying again",
  });
}
