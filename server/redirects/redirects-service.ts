import type { Redirect } from "#domain/redirects.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createRedirectsRepository, type RedirectListRequest } from "./redirects-repository.ts";

export type RedirectsService = {
  /** Where visitors of this path are sent, or null; the visit is counted. */
  follow(path: string): Promise<string | null>;
  getRedirect(from: string): Promise<Redirect | null>;
  listRedirects(request: RedirectListRequest): Promise<{ redirects: Redirect[]; total: number }>;
  /** In the order of their addresses, those after this one. */
  findAfter(from: string, limit: number): Promise<Redirect[]>;
  /** Where they lead to, each address once. */
  findTargetPaths(limit: number): Promise<string[]>;
};

/** Hits are written together: a visitor waits for none of them. */
const flushMilliseconds = 5_000;
/** Of paths that wait to be written; more are not counted, as a flood would be nothing else. */
const maxPaths = 1_000;

export function createRedirects(database: Database, log: Log): RedirectsService & { stop(): Promise<void> } {
  const redirects = createRedirectsRepository(database);
  let hits = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (hits.size === 0) return;
    const counted = hits;
    hits = new Map();
    try {
      await redirects.addHits(counted, new Date());
    } catch (error) {
      log.warn({ err: error, paths: counted.size }, "hits on redirects were not counted");
    }
  }

  return {
    async follow(path) {
      const target = await redirects.findTarget(path);
      if (target === null) return null;
      if (hits.size < maxPaths || hits.has(path)) hits.set(path, (hits.get(path) ?? 0) + 1);
      timer ??= setTimeout(flush, flushMilliseconds).unref();
      return target;
    },
    getRedirect: redirects.getRedirect,
    listRedirects: redirects.listRedirects,
    findAfter: redirects.findAfter,
    findTargetPaths: redirects.findTargetPaths,
    stop: flush,
  };
}
