import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Failure } from "#domain/failures.ts";
import { toRequestKind } from "../request-kind.ts";

/** What is asked when someone looks, and not before. */
export type MeterSources = {
  countWaitingRenders(): number;
  getPageCache(): { pages: number; bytes: number };
  countOpenRuns(): Promise<Record<string, number>>;
  /** Null where the engine has none. */
  getPool(): { inUse: number; waiting: number } | null;
  /** Null where the database is not a file of ours. */
  getDatabaseBytes(): number | null;
};

export type Meter = ReturnType<typeof createMeter>;

const seconds = 1_000;

/** Counts in memory. Labels are taken from short lists of ours, never from what someone sends. */
export function createMeter() {
  const register = new Registry();
  const registers = [register];
  const name = (end: string) => `basculante_${end}`;
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: name("requests_total"),
    help: "Answers by kind of page and class of status",
    labelNames: ["kind", "status"],
    registers,
  });
  const cache = new Counter({
    name: name("page_cache_requests_total"),
    help: "Public pages that the page cache had (hit) or had not (miss)",
    labelNames: ["result"],
    registers,
  });
  const renders = new Histogram({
    name: name("render_seconds"),
    help: "Time from a request that the page cache could not answer to its page",
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const refusals = new Counter({
    name: name("render_refusals_total"),
    help: "Requests that were refused because too many waited",
    registers,
  });
  const items = new Counter({ name: name("run_items_total"), help: "Titles of runs that were done here", registers });
  const contacts = new Counter({
    name: name("contacts_total"),
    help: "Taps on a contact, and views of pages, that counted",
    labelNames: ["subject"],
    registers,
  });
  const errors = new Counter({
    name: name("errors_total"),
    help: "Errors that the log told of, by what failed",
    labelNames: ["code"],
    registers,
  });
  const statements = new Counter({ name: name("database_statements_total"), help: "Statements", registers });
  const statementSeconds = new Counter({
    name: name("database_statement_seconds_total"),
    help: "Time that statements took, waiting for a connection left out",
    registers,
  });

  // The label sets are few and used at every request: one object for each.
  const children = new Map<string, { inc(): void }>();
  function countAnswer(kind: string, status: number): void {
    const key = `${kind} ${Math.floor(status / 100)}`;
    const child = children.get(key) ?? requests.labels({ kind, status: `${Math.floor(status / 100)}xx` });
    children.set(key, child);
    child.inc();
  }
  const hit = cache.labels({ result: "hit" });
  const miss = cache.labels({ result: "miss" });

  return {
    register,
    countHit(address: string, status: number): void {
      countAnswer(toRequestKind(address), status);
      hit.inc();
    },
    countMiss: () => miss.inc(),
    countRequest: (address: string, status: number) => countAnswer(toRequestKind(address), status),
    countRender: (milliseconds: number) => renders.observe(milliseconds / seconds),
    countRefusal: () => refusals.inc(),
    countItems: (count: number) => items.inc(count),
    countContact: (subject: "contact" | "view") => contacts.inc({ subject }),
    countFailure: ({ code }: Failure) => errors.inc({ code }),
    countStatement(milliseconds: number): void {
      statements.inc();
      statementSeconds.inc(milliseconds / seconds);
    },
    /** Once everything is there that can be asked. */
    ask(sources: MeterSources): void {
      const gauge = (
        end: string,
        help: string,
        collect: (this: Gauge) => void | Promise<void>,
        labelNames: string[] = [],
      ) => new Gauge({ name: name(end), help, labelNames, registers, collect });
      gauge("render_queue_length", "Requests that wait for their page to be made", function () {
        this.set(sources.countWaitingRenders());
      });
      gauge("page_cache_pages", "Pages in the page cache", function () {
        this.set(sources.getPageCache().pages);
      });
      gauge("page_cache_bytes", "What they weigh", function () {
        this.set(sources.getPageCache().bytes);
      });
      gauge(
        "open_runs",
        "Runs that wait or work, of all servers",
        async function () {
          // Whoever looks while the database is away hears the rest.
          const counts = await sources.countOpenRuns().catch(() => null);
          this.reset();
          for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
        },
        ["state"],
      );
      if (sources.getPool()) {
        gauge("database_connections_in_use", "Connections of the pool in use", function () {
          this.set(sources.getPool()?.inUse ?? 0);
        });
        gauge("database_connections_waiting", "Statements that wait for a connection", function () {
          this.set(sources.getPool()?.waiting ?? 0);
        });
      }
      if (sources.getDatabaseBytes() !== null) {
        gauge("database_bytes", "Size of the SQLite file and of what is not yet in it", function () {
          this.set(sources.getDatabaseBytes() ?? 0);
        });
      }
    },
  };
}
