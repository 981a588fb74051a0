import { z } from "zod/mini";
import type { PageDraft, TypedFields } from "#domain/page-drafts.ts";

/** What this browser keeps of a text that the server could not be given: no connection, or an ended session. */
export type LocalCopy = {
  fields: TypedFields;
  basedOn: number;
  /** About when, by the server's clock. */
  savedAt: number;
  /** When the server took the draft that this came after; 0 when it had none. */
  follows: number;
};

const localCopy: z.ZodMiniType<LocalCopy> = z.object({
  fields: z.object({
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    description: z.string(),
    shareText: z.string(),
    place: z.string(),
  }),
  basedOn: z.number(),
  savedAt: z.number(),
  follows: z.number(),
});

/** For each person: several may work at one computer. */
function toName(pageId: string, writer: string): string {
  return `unsaved page ${pageId} ${writer}`;
}

export function keepCopy(pageId: string, writer: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(toName(pageId, writer), JSON.stringify(copy));
  } catch {
    // Full, or forbidden: the server's copy is the only one then.
  }
}

export function readCopy(pageId: string, writer: string): LocalCopy | null {
  try {
    return localCopy.parse(JSON.parse(localStorage.getItem(toName(pageId, writer)) ?? "null"));
  } catch {
    return null;
  }
}

export function forgetCopy(pageId: string, writer: string): void {
  try {
    localStorage.removeItem(toName(pageId, writer));
  } catch {
    // There is none then.
  }
}

/** Whether it says more than the server's draft. */
export function isNewer({ fields, savedAt, follows }: LocalCopy, draft: PageDraft | null): boolean {
  if (!draft) return true;
  if (names.every((name) => fields[name] === draft.fields[name])) return false;
  const draftAt = draft.savedAt.getTime();
  return draftAt <= follows || draftAt < savedAt;
}

const names = ["title", "slug", "content", "description", "shareText", "place"] as const;
