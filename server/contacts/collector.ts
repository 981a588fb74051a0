import { type Day, toBusinessDay } from "#domain/business-day.ts";
import type { Contact } from "#domain/contact-figures.ts";
import type { ContactReport, Device, ViewReport } from "#domain/contact-report.ts";
import { missingPage } from "#domain/site-pages.ts";
import type { Log } from "../log.ts";
import type { PageStore } from "../pages/page-store-service.ts";
import type { ContactsRepository } from "./contacts-repository.ts";
import { findRealPages } from "./real-pages.ts";

type PageViews = { day: Day; path: string; views: number };
type Store = Pick<ContactsRepository, "insertContacts" | "addViews"> & Pick<PageStore, "findSavedSlugs">;

/** What waits at most. At 200 contacts a second this outlasts a database that is away for 50 seconds. */
const maxContacts = 10_000;
const maxViewedPages = 10_000;
const maxRecentViews = 20_000;
const flushMilliseconds = 1_000;

/**
 * Holds reports in memory and writes them once a second, so a tap costs no write of its own and a burst is one
 * transaction. A process that is killed loses the last second; one that is stopped loses nothing. While the
 * database is away reports wait, up to a bound, and the oldest make room.
 */
export function createCollector(store: Store, log: Log, now: () => Date = () => new Date()) {
  let waiting: Contact[] = [];
  let views = new Map<string, PageViews>();
  const recentViews = new Set<string>();
  let lost = 0;
  let writing: Promise<void> = Promise.resolve();

  function queueContacts(batch: Contact[]): void {
    waiting.push(...batch);
    if (waiting.length <= maxContacts) return;
    lost += waiting.length - maxContacts;
    waiting = waiting.slice(-maxContacts);
  }

  function queueViews(path: string, day: Day, count: number): void {
    const key = `${day} ${path}`;
    const held = views.get(key);
    if (held) held.views += count;
    else if (views.size < maxViewedPages) views.set(key, { day, path, views: count });
    else lost += count;
  }

  async function write(): Promise<void> {
    const [contacts, viewed] = [waiting, [...views.values()]];
    waiting = [];
    views = new Map();
    const paths = [...contacts, ...viewed].map(({ path }) => path);
    const asked = findRealPages(paths, store.findSavedSlugs);
    try {
      if (contacts.length > 0) await store.insertContacts(onRealPages(contacts, await asked));
    } catch (error) {
      log.error({ err: error, contacts: contacts.length }, "contacts could not be written and wait");
      const newer = waiting;
      waiting = [];
      queueContacts([...contacts, ...newer]);
    }
    try {
      if (viewed.length > 0) await store.addViews(onlyRealPages(viewed, await asked));
    } catch (error) {
      log.error({ err: error, pages: viewed.length }, "views could not be written and wait");
      for (const { path, day, views } of viewed) queueViews(path, day, views);
    }
    if (lost > 0) log.warn({ lost }, "more contacts and views waited than memory may hold");
    lost = 0;
  }

  /** One after the other: a slow database is not asked twice at once. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();

  return {
    addContact(report: ContactReport, device: Device): void {
      const at = now();
      queueContacts([{ ...report, at, day: toBusinessDay(at), device }]);
    },

    /** A view has no row that would keep its id, so the latest ids are remembered here. */
    addView({ id, path }: ViewReport): void {
      if (recentViews.has(id)) return;
      recentViews.add(id);
      const [oldest] = recentViews;
      if (recentViews.size > maxRecentViews && oldest) recentViews.delete(oldest);
      queueViews(path, toBusinessDay(now()), 1);
    },

    flush,

    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

function onRealPages(contacts: readonly Contact[], real: ReadonlySet<string>): Contact[] {
  const { path, kind: pageKind } = missingPage;
  return contacts.map((contact) => (real.has(contact.path) ? contact : { ...contact, path, pageKind }));
}

/** With one row for all that is missing on a day. */
function onlyRealPages(viewed: readonly PageViews[], real: ReadonlySet<string>): PageViews[] {
  const sums = new Map<string, PageViews>();
  for (const { day, views, ...page } of viewed) {
    const path = real.has(page.path) ? page.path : missingPage.path;
    const key = `${day} ${path}`;
    sums.set(key, { day, path, views: views + (sums.get(key)?.views ?? 0) });
  }
  return [...sums.values()];
}

export type Collector = ReturnType<typeof createCollector>;
