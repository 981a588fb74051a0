import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { sendFile } from "./send-file.ts";

export type UploadState =
  | { kind: "waiting" }
  | { kind: "sending"; percentage: number }
  | { kind: "done"; id: string }
  | { kind: "failed"; reason: string; canRetry: boolean };

export type Upload = { key: number; name: string; state: UploadState };

/** One travels while the server works on another. */
const atOnce = 2;

/** Sends files one by one, each with its own progress and its own end. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const lastKey = useRef(0);
  const { revalidate } = useRevalidator();

  const set = (key: number, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  const send = useEffectEvent(async (key: number) => {
    const file = files.current.get(key);
    if (!file) return;
    set(key, { kind: "sending", percentage: 0 });
    const result = await sendFile(file, (percentage) => set(key, { kind: "sending", percentage }));
    set(key, result);
    if (result.kind !== "done") return;
    files.current.delete(key);
    await revalidate();
  });

  const isWorking = uploads.some(({ state }) => state.kind === "waiting" || state.kind === "sending");
  useEffect(() => {
    const sending = uploads.filter(({ state }) => state.kind === "sending").length;
    const waiting = uploads.filter(({ state }) => state.kind === "waiting");
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - sending))) void send(key);
  }, [uploads]);
  useEffect(() => {
    if (!isWorking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isWorking]);

  return {
    uploads,
    add(added: File[]) {
      const fresh = added.map((file): Upload => {
        lastKey.current += 1;
        files.current.set(lastKey.current, file);
        return { key: lastKey.current, name: file.name, state: { kind: "waiting" } };
      });
      // What is done has been seen by now.
      setUploads((all) => [...all.filter(({ state }) => state.kind !== "done"), ...fresh]);
    },
    retry: (key: number) => set(key, { kind: "waiting" }),
    dismiss(key: number) {
      files.current.delete(key);
      setUploads((all) => all.filter((upload) => upload.key !== key));
    },
  };
}
