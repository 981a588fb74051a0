import { Worker } from "node:worker_threads";
import type { Card } from "./card.ts";

const maxBytes = 16 * 1024 * 1024;
const maxWaiting = 50;
const idleMilliseconds = 60_000;

export type ShareImages = {
  /** The picture as PNG, or null when too many are being drawn already. */
  get(card: Card): Promise<Buffer | null>;
  stop(): Promise<void>;
};

type Answer = { id: number; png: Uint8Array } | { id: number; error: string };

/** Draws each card once and keeps what was used last, up to a bound. The thread that draws goes when it is idle. */
export function createShareImages(drawWorker: string): ShareImages {
  const drawn = new Map<string, Buffer>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let bytes = 0;
  let lastId = 0;
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function startWorker(): Worker {
    const started = new Worker(drawWorker);
    started.unref();
    started.on("message", (answer: Answer) => waiting.get(answer.id)?.(answer));
    started.on("error", (error) => {
      worker = null;
      for (const [id, finish] of waiting) finish({ id, error: String(error) });
    });
    return started;
  }

  function draw(card: Card): Promise<Buffer> {
    clearTimeout(idle);
    worker ??= startWorker();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (waiting.size === 0) idle = setTimeout(rest, idleMilliseconds).unref();
        if ("png" in answer) resolve(Buffer.from(answer.png));
        else reject(new Error(`cannot draw a share image: ${answer.error}`));
      });
      worker?.postMessage({ id, card });
    });
  }

  function rest(): void {
    void worker?.terminate();
    worker = null;
  }

  function keep(key: string, png: Buffer): void {
    drawn.delete(key);
    drawn.set(key, png);
    bytes += png.length;
    for (const [oldest, image] of drawn) {
      if (bytes <= maxBytes) break;
      drawn.delete(oldest);
      bytes -= image.length;
    }
  }

  return {
    async get(card) {
      const key = JSON.stringify(card);
      const known = drawn.get(key);
      if (known) {
        drawn.delete(key);
        drawn.set(key, known);
        return known;
      }
      if (waiting.size >= maxWaiting) return null;
      const png = await draw(card);
      if (!drawn.has(key)) keep(key, png);
      return png;
    },
    async stop() {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}
