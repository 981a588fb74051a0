import { useEffect, useState } from "react";
import type { TypedFields } from "#domain/page-drafts.ts";
import type { PageCheck } from "./check-page.ts";
import { toBody } from "./typed-form.ts";

/** What would become of the page as it is typed. While the server does not answer, what it said last. */
export function useCheck(path: string, typed: TypedFields | null, loaded: PageCheck): PageCheck {
  const [check, setCheck] = useState(loaded);
  useEffect(() => {
    if (!typed) return;
    const stop = new AbortController();
    fetch(path, { method: "POST", body: toBody(typed, 0), redirect: "manual", signal: stop.signal }).then(
      async (answer) => {
        if (answer.ok) setCheck((await answer.json()) as PageCheck);
      },
      () => {},
    );
    return () => stop.abort();
  }, [path, typed]);
  return typed ? check : loaded;
}
