import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { z } from "zod/mini";
import type { TypedFields } from "#domain/page-drafts.ts";
import type { DraftAnswer } from "./draft.ts";
import { forgetCopy, keepCopy } from "./local-copy.ts";
import { toBody } from "./typed-form.ts";

/** untouched; waiting and saving say the same; ended: signed out; gone: somebody deleted the page. */
export type SaveState = "untouched" | "saving" | "saved" | "away" | "ended" | "gone" | "too-long";

type Autosave = { state: SaveState; savedAt: Date | null; writers: readonly string[] | null };

const draftAnswer: z.ZodMiniType<DraftAnswer> = z.object({ writers: z.array(z.string()), savedAt: z.number() });

const retryMilliseconds = 10_000;
/** Browsers refuse more than 64 KB of what is sent while a page closes. */
const keepaliveBytes = 60_000;

type Options = {
  path: string;
  pageId: string;
  writer: string;
  basedOn: number;
  /** When the server took the draft that it has; null when it has none. */
  draftAt: Date | null;
  /** The server's clock, when the page was loaded. */
  now: number;
  /** What was typed and has come to rest; null until somebody has typed. */
  typed: TypedFields | null;
};

/** Keeps what is typed on the server, and in this browser for as long as the server could not take it. */
export function useAutosave({ path, pageId, writer, basedOn, draftAt, now, typed }: Options) {
  const [autosave, setAutosave] = useState<Autosave>({ state: "untouched", savedAt: null, writers: null });
  const unsent = useRef<TypedFields | null>(null);
  // A phone's clock may be wrong by hours: copies are dated by the server's.
  const [clockGap] = useState(() => now - Date.now());
  const follows = useRef(draftAt?.getTime() ?? 0);
  const keep = useEffectEvent((fields: TypedFields): number => {
    const savedAt = Date.now() + clockGap;
    keepCopy(pageId, writer, { fields, basedOn, savedAt, follows: follows.current });
    return savedAt;
  });

  /** With the date of its copy: an earlier text that arrives late must not look newer than that of a later one. */
  const toDraft = useEffectEvent((fields: TypedFields, typedAt: number): FormData => {
    const body = toBody(fields);
    body.set("basedOn", String(basedOn));
    body.set("typedAt", String(typedAt));
    return body;
  });

  const send = useEffectEvent(async (fields: TypedFields, typedAt: number, signal: AbortSignal) => {
    setAutosave((before) => ({ ...before, state: "saving" }));
    try {
      const body = toDraft(fields, typedAt);
      const answer = await fetch(path, { method: "POST", body, redirect: "manual", signal });
      if (signal.aborted) return;
      if (answer.ok) {
        const { writers, savedAt } = draftAnswer.parse(await answer.json());
        follows.current = savedAt;
        if (unsent.current === fields) {
          unsent.current = null;
          forgetCopy(pageId, writer);
        }
        setAutosave({ state: "saved", savedAt: new Date(), writers });
        return;
      }
      setAutosave((before) => ({ ...before, state: toState(answer) }));
    } catch {
      if (!signal.aborted) setAutosave((before) => ({ ...before, state: "away" }));
    }
  });

  useEffect(() => {
    if (!typed) return;
    unsent.current = typed;
    const typedAt = keep(typed);
    const stop = new AbortController();
    void send(typed, typedAt, stop.signal);
    // Until it has arrived, or is typed anew.
    const timer = setInterval(() => {
      if (unsent.current === typed) void send(typed, typedAt, stop.signal);
    }, retryMilliseconds);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [typed]);

  const leave = useEffectEvent(() => {
    const fields = unsent.current;
    if (!fields) return;
    const body = toDraft(fields, keep(fields));
    const keepalive = JSON.stringify(fields).length < keepaliveBytes;
    // The copy stays: the next page may be made before this arrives, and would begin with an older draft.
    void fetch(path, { method: "POST", body, keepalive, redirect: "manual" }).catch(() => {});
  });
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, []);

  return {
    ...autosave,
    /** Somebody has typed, and it has not come to rest. */
    touch: useCallback((fields: TypedFields) => {
      unsent.current = fields;
    }, []),
    /** What was typed is saved, or given up. */
    reset: useCallback(() => {
      unsent.current = null;
      forgetCopy(pageId, writer);
      setAutosave({ state: "untouched", savedAt: null, writers: null });
    }, [pageId, writer]),
  };
}

function toState({ type, status }: Response): SaveState {
  if (type === "opaqueredirect") return "ended";
  return status === 404 ? "gone" : status === 413 ? "too-long" : "away";
}
