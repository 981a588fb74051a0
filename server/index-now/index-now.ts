import { getReason } from "#domain/errors.ts";
import type { Log } from "../log.ts";

export type IndexNow = {
  /** Returns at once; the search engines hear of it soon after. */
  notify(path: string): void;
  stop(): void;
};

type Settings = {
  key: string;
  endpoint: string;
  siteUrl: string;
  log: Log /** First wait before trying again. */;
  retryMilliseconds?: number;
};

/** The protocol takes 10,000 addresses at once; a bulk run is told in a few requests. */
const maxAtOnce = 10_000;
const maxTries = 5;

/**
 * Tells search engines which addresses came or went. Addresses wait in memory and go out together; a failed request is
 * tried again with growing pauses. What waits when the process ends is lost: the sitemap says the same, later.
 */
export function createIndexNow({ key, endpoint, siteUrl, log, retryMilliseconds = 5_000 }: Settings): IndexNow {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let tries = 0;

  function plan(milliseconds: number): void {
    timer ??= setTimeout(send, milliseconds).unref();
  }

  async function send(): Promise<void> {
    const urls = [...waiting].slice(0, maxAtOnce);
    try {
      await post(urls);
      for (const url of urls) waiting.delete(url);
      tries = 0;
    } catch (error) {
      tries += 1;
      log.warn({ tries, count: urls.length, reason: getReason(error) }, "search engines were not told of changes");
      if (tries >= maxTries) {
        for (const url of urls) waiting.delete(url);
        tries = 0;
      }
    } finally {
      timer = undefined;
      if (waiting.size > 0) plan(retryMilliseconds * 2 ** tries);
    }
  }

  async function post(urlList: string[]): Promise<void> {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList }),
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  return {
    notify(path) {
      waiting.add(siteUrl + path);
      plan(Math.min(retryMilliseconds, 1_000));
    },
    stop: () => clearTimeout(timer),
  };
}
