import { parentPort, workerData } from "node:worker_threads";
import { isDomainError } from "#domain/errors.ts";
import { readTable, type TableSource } from "./read-sheet.ts";
import type { TableAnswer } from "./spreadsheets-service.ts";

/** A thread that reads one table and ends: what it may use of memory and time is bounded from outside. */
const answer = await readTable(workerData as TableSource).then(
  (table): TableAnswer => ({ table }),
  (error: unknown): TableAnswer =>
    isDomainError(error) ? { problem: { code: error.code, details: error.details } } : { failure: String(error) },
);
parentPort?.postMessage(answer);
