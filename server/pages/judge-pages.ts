import type { Shop } from "#content/shop.ts";
import { tieFigures } from "#content/tie-figures.ts";
import { type BackgroundSettings, type BackgroundWork, createBackgroundWork } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import { prepareReader } from "../prepare-reader.ts";
import { judgePage } from "./judge-page.ts";
import { createPageJudgingRepository, type PageJudgingRepository } from "./page-judging-repository.ts";
import { understandPage } from "./understand-page.ts";

type Judge = {
  judging: PageJudgingRepository;
  getShop(): Shop;
  /** Hears the slug of a page that entered or left the index. */
  onChange(slugs: readonly string[]): void;
};

/** Judges the oldest page that only older rules have judged, or none; false when all stand by today's. */
export async function judgeNextPage({ judging, getShop, onChange }: Judge): Promise<boolean> {
  const page = await judging.findUnjudged();
  if (!page) return false;
  if (!(await prepareReader())) return false;
  const shop = getShop();
  // Pages from before they followed the shop are tied to it, once.
  const content = tieFigures(page.content, shop);
  const standing = judgePage(content, understandPage(page), shop);
  const slug = await judging.saveStanding(page.id, standing, content === page.content ? null : content);
  if (slug !== null) onChange([slug]);
  return true;
}

type JudgeSettings = Pick<BackgroundSettings, "isBusy" | "log"> & Omit<Judge, "judging"> & { database: Database };

/** Judges anew what was made before the rules changed. */
export function createPagesJudge({ database, getShop, onChange, isBusy, log }: JudgeSettings): BackgroundWork {
  const judging = createPageJudgingRepository(database);
  return createBackgroundWork({
    workOnce: () => judgeNextPage({ judging, getShop, onChange }),
    isBusy,
    log,
    complaint: "cannot judge pages, trying again",
  });
}
