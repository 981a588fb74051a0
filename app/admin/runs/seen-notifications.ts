import { z } from "zod/mini";
import { parseJson } from "#domain/parse-json.ts";

/** Notifications that this tab has shown already: a reload must not show them again. */
const endings = "seen-endings";
const failures = "seen-failures";
const seenSchema = z.record(z.string(), z.number());

export function notifyEndingOnce(key: string, notify: () => void): void {
  const seen = read(endings);
  if (Object.hasOwn(seen, key)) return;
  write(endings, { ...seen, [key]: 1 });
  notify();
}

/** The failures that were not shown before. */
export function takeUnseenFailures<Failure extends { position: number }>(runId: string, found: Failure[]): Failure[] {
  const seen = read(failures);
  const last = seen[runId] ?? -1;
  const fresh = found.filter(({ position }) => position > last);
  const newest = fresh.at(-1);
  if (newest) write(failures, { ...seen, [runId]: newest.position });
  return fresh;
}

/** They are tried again, so they may fail again. */
export function forgetFailures(runId: string): void {
  const { [runId]: _, ...rest } = read(failures);
  write(failures, rest);
}

function read(name: string): Record<string, number> {
  return parseJson(sessionStorage.getItem(name) ?? "{}", seenSchema) ?? {};
}

function write(name: string, value: Record<string, number>): void {
  sessionStorage.setItem(name, JSON.stringify(value));
}
