import { Worker } from "node:worker_threads";
import { DomainError, type ErrorInfo } from "#domain/errors.ts";
import type { Log } from "../log.ts";
import type { Table, TableSource } from "./read-sheet.ts";

export { rowsPerPart, type Table, type TableSource } from "./read-sheet.ts";
export { readRows } from "./stored-rows.ts";

export type TableAnswer = { table: Table } | { problem: ErrorInfo } | { failure: string };

export type TableReader = {
  /** Throws a DomainError for what cannot be read, and while too many others wait. */
  read(source: TableSource): Promise<Table>;
};

/** 200,000 rows take about 300 MB for a moment. */
const heapMegabytes = 512;
const longestMilliseconds = 25_000;
const mostWaiting = 3;

/** Reads one table at a time in a thread of its own, so that no file can stop the server or fill its memory. */
export function createTableReader(worker: string, log: Log): TableReader {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function readInThread(source: TableSource): Promise<Table> {
    const answer = await ask(source);
    if ("table" in answer) return answer.table;
    if ("problem" in answer) throw new DomainError(answer.problem.code, answer.problem.details);
    log.warn({ reason: answer.failure }, "a spreadsheet could not be read");
    throw new DomainError("sheet-too-large");
  }

  function ask(source: TableSource): Promise<TableAnswer> {
    return new Promise((resolve) => {
      const thread = new Worker(worker, {
        workerData: source,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
      });
      const finish = (answer: TableAnswer) => {
        clearTimeout(timer);
        void thread.terminate();
        resolve(answer);
      };
      const timer = setTimeout(() => finish({ failure: "it took too long" }), longestMilliseconds);
      thread.once("message", finish);
      // Out of memory, among others.
      thread.once("error", (error) => finish({ failure: String(error) }));
      thread.once("exit", () => finish({ failure: "its thread ended" }));
    });
  }

  return {
    async read(source) {
      if (waiting >= mostWaiting) throw new DomainError("sheet-busy");
      waiting += 1;
      const turn = last.then(() => readInThread(source));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}
