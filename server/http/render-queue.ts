import { DomainError } from "#domain/errors.ts";

/** More at a time would not be faster on one thread, and who asks for a kept page would wait for all of them. */
const defaults = { running: 2, waiting: 256, waitingPerClient: 128 };

/** What hangs, such as a database that does not answer, has had its turn. */
const longestTurn = 30_000;

type Waiting = { start(): void };

/**
 * Lets a few renders run at a time and the clients take turns, so that one who asks for much waits for itself. Beyond
 * its bounds it refuses with `too-busy`.
 */
export class RenderQueue {
  readonly #limits: typeof defaults;
  /** Whoever is first has its turn next. */
  readonly #clients = new Map<string, Set<Waiting>>();
  #running = 0;
  #waiting = 0;

  constructor(limits = defaults) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** A turn, and how to give it back. Rejects when the client leaves before. */
  acquire(client: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.#limits.running) return Promise.resolve(this.#begin());
    const own = this.#clients.get(client) ?? new Set();
    if (own.size >= this.#limits.waitingPerClient || this.#waiting >= this.#limits.waiting) {
      throw new DomainError("too-busy");
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(client, entry);
        reject(signal.reason);
      };
      const entry: Waiting = {
        start: () => {
          signal.removeEventListener("abort", leave);
          this.#remove(client, entry);
          resolve(this.#begin());
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#clients.set(client, own.add(entry));
      this.#waiting += 1;
    });
  }

  #begin(): () => void {
    this.#running += 1;
    let isOver = false;
    const release = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      // Not at once: answers from the page cache come in between.
      setImmediate(() => {
        this.#running -= 1;
        this.#startNext();
      });
    };
    const timer = setTimeout(release, longestTurn).unref();
    return release;
  }

  #startNext(): void {
    const [first] = this.#clients;
    if (!first) return;
    const [client, own] = first;
    const [entry] = own;
    // To the end of the line, with whatever else it waits for.
    this.#clients.delete(client);
    this.#clients.set(client, own);
    entry?.start();
  }

  #remove(client: string, entry: Waiting): void {
    const own = this.#clients.get(client);
    if (!own?.delete(entry)) return;
    this.#waiting -= 1;
    if (own.size === 0) this.#clients.delete(client);
  }
}
