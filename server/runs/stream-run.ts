import type { RunEvent } from "./watch-run.ts";

const keepAliveMs = 15_000;

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Proxies that gather answers would hold the events back.
  "X-Accel-Buffering": "no",
};

/**
 * Server-sent events: each is a RunEvent as JSON; its id is the position of the last failure told, so that a browser
 * that comes back hears of no failure twice. After the last event comes one named "end": the browser must close then.
 */
export function streamRun(
  events: AsyncGenerator<RunEvent, void, void>,
  { failuresAfter, stop }: { failuresAfter: number; stop(): void },
): Response {
  const encoder = new TextEncoder();
  let lastFailure = failuresAfter;
  let keepAlive: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      say("retry: 2000\n\n");
      keepAlive = setInterval(() => say(": still here\n\n"), keepAliveMs);
    },
    async pull(controller) {
      const { value, done } = await events.next();
      if (done || !value) {
        clearInterval(keepAlive);
        controller.enqueue(encoder.encode("event: end\ndata: {}\n\n"));
        controller.close();
        return;
      }
      lastFailure = value.failures.at(-1)?.position ?? lastFailure;
      controller.enqueue(encoder.encode(`id: ${lastFailure}\ndata: ${JSON.stringify(value)}\n\n`));
    },
    cancel() {
      clearInterval(keepAlive);
      stop();
    },
  });
  return new Response(stream, { headers: streamHeaders });
}

/** What a browser sends when it comes back to a stream. */
export function readLastEventId(request: Request): number {
  const sent = request.headers.get("last-event-id") ?? "";
  return /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
}
