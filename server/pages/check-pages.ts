import type { Shop } from "#content/shop.ts";
import { findIssues, issueLimits } from "#domain/page-issues.ts";
import { generatedPagesRoot, getGeneratedPagePath } from "#domain/pages.ts";
import { findLinks } from "#domain/text/find-links.ts";
import { type BackgroundSettings, type BackgroundWork, createBackgroundWork } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import { prepareReader } from "../prepare-reader.ts";
import { createRelatedLinks } from "./find-linked-by-related.ts";
import { findMissingPaths } from "./find-missing-paths.ts";
import {
  createPageCheckFactsRepository,
  type PageCheckFactsRepository,
  toDismissalKey,
} from "./page-check-facts-repository.ts";
import { createPageChecksRepository, type PageChecksRepository } from "./page-checks-repository.ts";
import { understandPage } from "./understand-page.ts";

/** Those of these paths of the site that somebody saw, or got in touch from, in the last days. */
export type FindVisited = (paths: readonly string[], days: number) => Promise<ReadonlySet<string>>;

export type PageChecker = {
  checks: PageChecksRepository;
  facts: PageCheckFactsRepository;
  getShop(): Shop;
  findVisited: FindVisited;
  siteUrl: string;
};

const pagesAtOnce = 25;
const dayMilliseconds = 24 * 60 * 60 * 1_000;
/** What no change of the page tells: days without a visitor, links that have ceased to answer. */
const daysBetweenChecks = 7;

/** Finds what is to be done about these pages; one that is gone is forgotten. */
export async function checkPages(checker: PageChecker, ids: readonly string[], now = new Date()): Promise<void> {
  if (ids.length === 0) return;
  if (!(await prepareReader())) return;
  const { facts, checks, getShop, siteUrl } = checker;
  const pages = await facts.findPages(ids);
  const shop = getShop();
  const links = new Map(pages.map(({ id, content }) => [id, findLinks(content, siteUrl)]));
  const isTwin = pages.filter(({ standing }) => standing.isTwin);
  const [similar, holders, dismissed, linked, missing, visited] = await Promise.all([
    facts.findIds(pages.flatMap(({ similarTo }) => similarTo ?? [])),
    facts.findHolders(isTwin.map(({ standing }) => standing.subject)),
    facts.findDismissed(ids),
    facts.findLinked(pages.map(({ slug }) => slug)),
    findMissingPaths(facts, [...links.values()].flat()),
    checker.findVisited(
      pages.map(({ slug }) => getGeneratedPagePath(slug)),
      issueLimits.quietDays,
    ),
  ]);
  const isShown = createRelatedLinks(facts);
  const found = pages.map(async (page) => {
    const { id, slug, standing, version } = page;
    const likest = page.similarTo === null ? undefined : similar.get(page.similarTo);
    const holder = holders.get(standing.subject) ?? null;
    const own = links.get(id) ?? [];
    const issues = findIssues(
      {
        ...page,
        similar: likest === undefined ? null : { id: likest, share: page.similarity },
        sameSubject: holder === id ? null : holder,
        lostFigures: page.figures.filter((name) => shop.figures[name] === null),
        brokenLinks: own.filter((path) => missing.has(path)),
        isLinked: linked.has(slug) || (await isShown(page)),
        hadVisits: visited.has(getGeneratedPagePath(slug)),
      },
      now,
    );
    const [concept] = understandPage(page).concepts;
    return {
      id,
      concept: concept?.broader ?? concept?.id ?? "",
      place: page.place,
      score: standing.score,
      isPublic: standing.isPublished,
      issues: issues.filter(({ reason }) => !dismissed.has(toDismissalKey(id, reason, version))),
      linksTo: own.flatMap((path) =>
        path.startsWith(generatedPagesRoot) ? path.slice(generatedPagesRoot.length) : [],
      ),
      nextAt: new Date(now.getTime() + daysBetweenChecks * dayMilliseconds),
    };
  });
  await checks.saveChecks(await Promise.all(found));
  const there = new Set(pages.map(({ id }) => id));
  await checks.forget(ids.filter((id) => !there.has(id)));
}

/** Checks the pages that have waited longest; false when none is due. */
export async function checkNextPages(checker: PageChecker, now = new Date()): Promise<boolean> {
  const ids = await checker.checks.findDue(now, pagesAtOnce);
  await checkPages(checker, ids, now);
  return ids.length > 0;
}

type CheckerSettings = Pick<PageChecker, "getShop" | "findVisited" | "siteUrl"> & { database: Database };

export function createPageChecker({ database, ...settings }: CheckerSettings): PageChecker {
  return {
    ...settings,
    checks: createPageChecksRepository(database),
    facts: createPageCheckFactsRepository(database),
  };
}

/** Looks through the pages after they were made or changed, and each again once a week. */
export function createPageCheckWork(
  checker: PageChecker,
  settings: Pick<BackgroundSettings, "isBusy" | "log">,
): BackgroundWork {
  return createBackgroundWork({
    ...settings,
    workOnce: () => checkNextPages(checker),
    complaint: "cannot check pages, trying again",
  });
}
