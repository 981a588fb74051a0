import { useEffect, useState } from "react";
import type { RunFailure } from "#server/runs/watch-run.ts";
import { type LiveEvent, type LiveRun, parseLiveEvent } from "./run-data.ts";

const pollMs = 2_000;
/** More than anyone reads in a dialog; the page of the run has them all. */
const failuresKept = 100;

/** The run as it is now: by server-sent events, or by asking every two seconds where these do not get through. */
export function useRun(initial: LiveRun, onEvent: (event: LiveEvent) => void, onSignedOut: () => void): LiveEvent {
  const [live, setLive] = useState<LiveEvent>({ run: initial, failures: [] });
  const { id } = initial;
  // Failed titles that are tried again open a run that was over, or have ended it once more by now.
  const round = initial.ending?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is watched anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    let source: EventSource | null = null;
    let kept: RunFailure[] = [];
    let isOver = false;

    const handleEvent = (event: LiveEvent) => {
      const known = new Set(kept.map(({ position }) => position));
      const fresh = event.failures.filter(({ position }) => !known.has(position));
      kept = [...kept, ...fresh].slice(0, failuresKept);
      isOver = event.run.isOver;
      setLive({ run: event.run, failures: kept });
      onEvent({ run: event.run, failures: fresh });
    };

    const poll = async () => {
      const event = await fetchEvent(id);
      if (isUnmounted) return;
      if (event === "signed out") {
        onSignedOut();
        return;
      }
      if (event) handleEvent(event);
      if (!isOver) timer = setTimeout(poll, pollMs);
    };

    const watch = () => {
      source = new EventSource(`/admin/execucoes/${id}/eventos`);
      source.onmessage = ({ data }) => {
        const event = parseLiveEvent(data);
        if (event) handleEvent(event);
      };
      source.addEventListener("end", () => {
        source?.close();
        // The stream also ends when the server stops.
        if (!isOver) void poll();
      });
      source.onerror = () => {
        if (source?.readyState === EventSource.CLOSED) void poll();
      };
    };

    if ("EventSource" in window) watch();
    else void poll();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      source?.close();
    };
  }, [id, round]);

  return live.run.id === id ? live : { run: initial, failures: [] };
}

/** Null when there is no answer now. */
async function fetchEvent(id: string): Promise<LiveEvent | "signed out" | null> {
  try {
    // Who has no session is sent to the login.
    const answer = await fetch(`/admin/execucoes/${id}/estado`, { redirect: "manual" });
    if (answer.type === "opaqueredirect") return "signed out";
    return answer.ok ? parseLiveEvent(await answer.text()) : null;
  } catch {
    return null;
  }
}
