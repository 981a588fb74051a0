import { allPlaceNames } from "#content/places/places.ts";
import type { Shop } from "#content/shop.ts";
import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import type { IssueReason } from "#domain/page-issues.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { type PageRange, pageRange } from "#domain/paging.ts";
import { type MarkedText, markShared } from "#domain/text/shared-sentences.ts";
import { splitSections } from "#domain/text/split-sections.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { BackgroundSettings } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import { readLines } from "../html/read-text.ts";
import { checkPages, createPageChecker, createPageCheckWork, type FindVisited } from "./check-pages.ts";
import { type Merge, mergePages, type UndoneMerge, undoMerge } from "./merge-pages.ts";
import { createPageMapRepository, type MapCell, type MapPart } from "./page-map-repository.ts";
import { createPageMergeRepository } from "./page-merge-repository.ts";
import { createPageQueueRepository, type IssueCounts, type QueuedPage } from "./page-queue-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

export type { MapCell, QueuedPage };

/** A part of a page that the other one may take over. */
export type ComparedSection = {
  heading: string;
  text: string;
  /** Most of its sentences stand in the other page too. */
  isShared: boolean;
};

/** One of two pages that are shown side by side. */
export type ComparedPage = Pick<
  GeneratedPage,
  "id" | "title" | "slug" | "version" | "state" | "standing" | "createdAt"
> & {
  text: MarkedText;
  contacts: number;
  sections: ComparedSection[];
};

export type PageQueue = {
  items: QueuedPage[];
  range: PageRange;
  counts: IssueCounts;
  /** The search found so many that only the pages that weigh most were looked through. */
  isCut: boolean;
  /** How many pages wait to be checked; 1,000 stands for all that are more. */
  waiting: number;
};

/** What is to be done about pages, and how they lie on the map of subjects and places. */
export type PageQualityService = {
  listQueue(request: { reason: IssueReason | null; search?: string; page: number }): Promise<PageQueue>;
  /** How many pages somebody should look at. */
  countPages(): Promise<number>;
  /** Null where one of them is gone. */
  comparePages(ids: readonly [string, string]): Promise<[ComparedPage, ComparedPage] | null>;
  /** Leaves a page as it is for this reason, until it changes. Throws a DomainError for one that is gone. */
  dismiss(issue: { id: string; reason: IssueReason }, actor: Actor): Promise<void>;
  takeBackDismissal(issue: { id: string; reason: IssueReason }): Promise<void>;
  /**
   * One page of two: parts of the one that leaves go to the one that stays, and so do its visitors. Throws a
   * DomainError when either is gone or has changed since.
   */
  mergePages(merge: Merge, actor: Actor | null): Promise<GeneratedPage>;
  /** Both pages as they were before. Throws a DomainError when the one that stayed has changed since, or the other is gone. */
  undoMerge(merge: UndoneMerge, actor: Actor | null): Promise<void>;
  /** After something was done about them: what is left to do. */
  checkAgain(ids: readonly string[]): Promise<void>;
  /** How many public pages each subject has, "" being none that we know. */
  countBySubject(): Promise<Map<string, number>>;
  findMap(part: MapPart): Promise<MapCell[]>;
};

export type PageQuality = {
  service: PageQualityService;
  /** The shop has other figures now: pages that state one it lost are looked at again. */
  followFigures(before: Shop, after: Shop): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

type Parts = Pick<BackgroundSettings, "isBusy" | "log"> & {
  database: Database;
  getShop(): Shop;
  siteUrl: string;
  findVisited: FindVisited;
  onChange(slugs: readonly string[]): void;
  record: RecordActivity;
};

const queueSize = 20;

export function openPageQuality(parts: Parts): PageQuality {
  const { database, getShop, onChange, record } = parts;
  const checker = createPageChecker(parts);
  const queue = createPageQueueRepository(database);
  const pages = createPagesRepository(database);
  const work = createPageCheckWork(checker, parts);
  const merging = createPageMergeRepository(database);
  const map = createPageMapRepository(database);
  const checkAgain = (ids: readonly string[]) => checkPages(checker, ids);
  return {
    service: {
      async listQueue({ reason, search = "", page }) {
        const [counts, waiting, found] = await Promise.all([
          queue.countIssues(reason),
          queue.countWaiting(new Date()),
          search.trim() === "" ? null : queue.findBySearch({ reason, search }),
        ]);
        const total = found?.ids.length ?? (reason === null ? counts.pages : (counts.byReason[reason] ?? 0));
        const range = pageRange(page, total, queueSize);
        const offset = (range.page - 1) * queueSize;
        const ids = found?.ids.slice(offset, offset + queueSize) ?? (await queue.findIds(reason, queueSize, offset));
        return { items: await queue.getQueued(ids), range, counts, waiting, isCut: found?.isCut ?? false };
      },

      countPages: queue.countPages,

      async comparePages(ids) {
        const [one, other] = await Promise.all(ids.map((id) => pages.getPage(id)));
        if (!one || !other) return null;
        const shop = getShop();
        const [text, otherText] = markShared(read(one.content, shop), read(other.content, shop), allPlaceNames);
        const contacts = await merging.findContacts(ids);
        return [compare(one, text), compare(other, otherText)];

        function compare(page: GeneratedPage, own: MarkedText): ComparedPage {
          const { id, title, slug, version, state, standing, createdAt } = page;
          const sections = splitSections(page.content).map(({ heading, html }): ComparedSection => {
            const lines = read(html, shop);
            const sentences = own.flat().filter((sentence) => lines.includes(sentence.text));
            const isShared = 2 * sentences.filter((sentence) => sentence.isShared).length >= sentences.length;
            // The heading stands above it.
            return { heading: shop.fill(heading), text: lines.split("\n").slice(1).join("\n"), isShared };
          });
          const numbers = { contacts: contacts.get(id) ?? 0, version };
          return { id, title, slug, state, standing, createdAt, ...numbers, text: own, sections };
        }
      },

      async dismiss({ id, reason }, actor) {
        const page = await pages.getPage(id);
        if (!page) throw new DomainError("page-missing");
        await checker.checks.dismiss({ id, reason, version: page.version, by: actor.name });
        await checkAgain([id]);
      },

      async takeBackDismissal(issue) {
        await checker.checks.takeBackDismissal(issue);
        await checkAgain([issue.id]);
      },

      async mergePages(merge, actor) {
        const page = await mergePages({ pages, merging, getShop, onChange, record }, merge, actor);
        await checkAgain([page.id]);
        return page;
      },

      async undoMerge(merge, actor) {
        await undoMerge({ pages, merging, getShop, onChange, record }, merge, actor);
        await checkAgain([merge.staysId, merge.leavesId]);
      },

      checkAgain,
      countBySubject: map.countBySubject,
      findMap: map.findMap,
    },

    async followFigures(before, after) {
      const names = new Set([...Object.keys(before.figures), ...Object.keys(after.figures)]);
      const isLost = (shop: Shop, name: string) => (shop.figures[name] ?? null) === null;
      const moved = [...names].filter((name) => isLost(before, name) !== isLost(after, name));
      await checker.checks.markWithFigures(moved);
    },

    start: work.start,
    stop: work.stop,
  };
}

function read(html: string, shop: Shop): string {
  return readLines(shop.fill(html));
}
