import { useEffect, useState } from "react";
import type { TypedFields } from "#domain/page-drafts.ts";
import type { PageCheck } from "./check-page.ts";
import { toBody } from "./typed-form.ts";

/** Null when the server does not answer. */
export async function askCheck(path: string, typed: TypedFields, signal: AbortSignal): Promise<PageCheck | null> {
  try {
    const answer = await fetch(path, { method: "POST", body: toBody(typed, 0), redirect: "manual", signal });
    return answer.ok ? ((await answer.json()) as PageCheck) : null;
  } catch {
    return null;
  }
}

/** What would become of the page as it is typed. While the server does not answer, what it said last. */
export function useCheck(path: string, typed: TypedFields | null, loaded: PageCheck): PageCheck {
  const [check, setCheck] = useState(loaded);
  useEffect(() => {
    if (!typed) return;
    const stop = new AbortController();
    void askCheck(path, typed, stop.signal).then((found) => found && !stop.signal.aborted && setCheck(found));
    return () => stop.abort();
  }, [path, typed]);
  return typed ? check : loaded;
}
