/** What this tab was told already: a reload must not tell it again. */
const endings = "told-endings";
const failures = "told-failures";

export function tellEndingOnce(key: string, tell: () => void): void {
  const told = read(endings);
  if (Object.hasOwn(told, key)) return;
  write(endings, { ...told, [key]: 1 });
  tell();
}

/** Gives those of the positions that were not told before. */
export function takeNewFailures<Failure extends { position: number }>(runId: string, found: Failure[]): Failure[] {
  const told = read(failures);
  const last = told[runId] ?? -1;
  const fresh = found.filter(({ position }) => position > last);
  const newest = fresh.at(-1);
  if (newest) write(failures, { ...told, [runId]: newest.position });
  return fresh;
}

/** They are tried again, so they may fail again. */
export function forgetFailures(runId: string): void {
  const { [runId]: _, ...rest } = read(failures);
  write(failures, rest);
}

function read(name: string): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(name) ?? "{}");
}

function write(name: string, value: Record<string, number>): void {
  sessionStorage.setItem(name, JSON.stringify(value));
}
