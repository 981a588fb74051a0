import { getReason } from "#domain/errors.ts";
import type { Log } from "../log.ts";

export type CdnPurge = {
  /** Paths of pages that changed, came or went. Returns at once, as the other does; the CDN hears of it soon after. */
  changed(paths: readonly string[]): void;
  everything(): void;
  stop(): void;
};

type Settings = {
  purgeUrl: string;
  token: string | null;
  siteUrl: string;
  log: Log;
  /** From a change to the request, so that many go together, and the first wait before trying again. */
  waitMilliseconds?: number;
};

/** What Cloudflare takes with one request. */
const maxAtOnce = 30;
/** More than this is told as "everything", which is one request and keeps what waits small. */
const maxWaiting = 300;
const longestWait = 5 * 60_000;

/**
 * Tells a CDN which of its copies are old. What waits is bounded, so it is kept until the CDN takes it, however long that
 * lasts; a process that ends loses it, and the next one begins with "everything".
 */
export function createCdnPurge({ purgeUrl, token, siteUrl, log, waitMilliseconds = 1_000 }: Settings): CdnPurge {
  let waiting = new Set<string>();
  let isEverything = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isSending = false;

  function add(urls: Iterable<string>): void {
    if (isEverything) return;
    for (const url of urls) waiting.add(url);
    if (waiting.size > maxWaiting) addEverything();
  }

  function addEverything(): void {
    isEverything = true;
    waiting = new Set();
  }

  function plan(): void {
    if (isStopped || isSending) return;
    const pause = Math.min(waitMilliseconds * 2 ** failures, longestWait);
    timer ??= setTimeout(() => void send(), pause).unref();
  }

  async function send(): Promise<void> {
    timer = undefined;
    isSending = true;
    // What changes again while this is on its way must be told again.
    const [urls, wasEverything] = [[...waiting].slice(0, maxAtOnce), isEverything];
    for (const url of urls) waiting.delete(url);
    isEverything = false;
    try {
      await post(wasEverything ? { purge_everything: true } : { files: urls });
      failures = 0;
    } catch (error) {
      failures += 1;
      const count = wasEverything ? "everything" : urls.length;
      log.warn({ failures, count, reason: toReason(error) }, "the CDN was not told of changes, trying again");
      if (wasEverything) addEverything();
      else add(urls);
    }
    isSending = false;
    if (isEverything || waiting.size > 0) plan();
  }

  async function post(body: object): Promise<void> {
    const answer = await fetch(purgeUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      // A token goes nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  return {
    changed(paths) {
      add(paths.map((path) => siteUrl + path));
      plan();
    },
    everything() {
      addEverything();
      plan();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function toReason(error: unknown): string {
  return error instanceof Error && error.cause ? getReason(error.cause) : getReason(error);
}
