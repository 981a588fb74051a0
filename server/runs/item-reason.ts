import { z } from "zod";
import { isErrorCode, toSentence } from "#content/words/errors.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { RunItem } from "#domain/runs.ts";

const storedReason = z.object({ code: z.string(), details: z.record(z.string(), z.string()) });

/** A code with its details, so that the words can still change. */
export function writeReason({ code, details }: ErrorInfo): string {
  return JSON.stringify({ code, details });
}

/** Items from before codes were stored hold their sentence; a code of a later version is some failure. */
export function readReason(stored: string | null): RunItem["reason"] {
  const info = stored === null ? null : parseJson(stored, storedReason);
  if (info === null) return stored;
  const { code, details } = info;
  return isErrorCode(code) ? { code, details } : { code: "generation-failed", details: {} };
}

export type RunItemView = Omit<RunItem, "reason" | "fields"> & {
  /** Why it failed, for a person to read. */
  reason: string | null;
};

export function toItemView({ reason, fields: _, ...item }: RunItem): RunItemView {
  return { ...item, reason: reason === null || typeof reason === "string" ? reason : toSentence(reason) };
}
