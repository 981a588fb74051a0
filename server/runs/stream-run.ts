import { setTimeout as delay } from "node:timers/promises";
import { readPosition } from "#domain/runs.ts";
import type { RunEvent } from "./watch-run.ts";

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Proxies that gather answers would hold the events back.
  "X-Accel-Buffering": "no",
};

export type StreamOptions = {
  failuresAfter: number;
  /** Asked before anything is told: who signed out hears no more. */
  mayListen(): Promise<boolean>;
  /** Lets go of what makes the events. */
  stop(): void;
  keepAliveMs?: number;
};

/**
 * Server-sent events: each is a RunEvent as JSON; its id is the position of the last failure told, so that a browser
 * that comes back hears of no failure twice. After the last event comes one named "end": the browser must close then.
 */
export function streamRun(
  events: AsyncGenerator<RunEvent, void, void>,
  { failuresAfter, mayListen, stop, keepAliveMs = 15_000 }: StreamOptions,
): Response {
  const encoder = new TextEncoder();
  let lastFailure = failuresAfter;
  let awaited: ReturnType<typeof events.next> | null = null;

  async function nextText(): Promise<{ text: string; isLast: boolean }> {
    awaited ??= events.next();
    const result = await within(keepAliveMs, awaited);
    if (result) awaited = null;
    if (result?.done || !(await mayListen())) return { text: "event: end\ndata: {}\n\n", isLast: true };
    if (!result) return { text: ": still here\n\n", isLast: false };
    lastFailure = result.value.failures.at(-1)?.position ?? lastFailure;
    return { text: `id: ${lastFailure}\ndata: ${JSON.stringify(result.value)}\n\n`, isLast: false };
  }

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode("retry: 2000\n\n"));
    },
    // Everything is told from here, one thing at a time: no timer is left to speak on a stream that has ended or failed.
    async pull(controller) {
      try {
        const { text, isLast } = await nextText();
        controller.enqueue(encoder.encode(text));
        if (!isLast) return;
        controller.close();
        stop();
      } catch (error) {
        stop();
        throw error;
      }
    },
    cancel: stop,
  });
  return new Response(stream, { headers: streamHeaders });
}

/** Null when the time is over first. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  const settled = new AbortController();
  const timer = delay(milliseconds, null, { signal: settled.signal });
  // Told to stop when the work was first.
  timer.catch(() => {});
  try {
    return await Promise.race([work, timer]);
  } finally {
    settled.abort();
  }
}

/** What a browser sends when it comes back to a stream. */
export function readLastEventId(request: Request): number {
  return readPosition(request.headers.get("last-event-id"));
}
