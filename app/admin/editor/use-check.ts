import { useEffect, useState } from "react";
import { z } from "zod/mini";
import type { TypedFields } from "#domain/page-drafts.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { PageCheck } from "./check-page.ts";
import { toBody } from "./typed-form.ts";

const pageCheck: z.ZodMiniType<PageCheck> = z.object({
  isSaved: z.boolean(),
  problem: z.nullable(z.string()),
  standing: z.nullable(z.object({ kind: z.enum(["draft", "hidden", "good", "unknown"]), text: z.string() })),
  search: z.object({ title: z.string(), address: z.string(), description: z.string() }),
  address: z.object({ path: z.string(), movesFrom: z.nullable(z.string()), problem: z.nullable(z.string()) }),
  subject: z.string(),
  titlePlace: z.string(),
});

/** Null when the server does not answer, or with something else. */
export async function askCheck(path: string, typed: TypedFields, signal: AbortSignal): Promise<PageCheck | null> {
  try {
    const answer = await fetch(path, { method: "POST", body: toBody(typed), redirect: "manual", signal });
    return answer.ok ? parseJson(await answer.text(), pageCheck) : null;
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
