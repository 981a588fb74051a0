import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus } from "#content/words/errors.ts";
import { draftLimit } from "#domain/page-drafts.ts";
import type { Route } from "./+types/draft";
import { readTyped } from "./read-typed.ts";

/** What the editor hears when its unsaved text has been kept. */
export type DraftAnswer = {
  /** Who else is typing into the page. */
  writers: string[];
  /** The date that it was kept with. */
  savedAt: number;
};

/** Keeps what somebody has typed and not saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { pages } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const { basedOn, typed, typedAt } = await readTyped(request);
  if (JSON.stringify(typed).length > draftLimit) return new Response(null, { status: 413 });
  const savedAt = await pages.saveDraft(params.id, { basedOn, fields: typed, typedAt }, admin);
  if (!savedAt) return new Response(null, { status: getStatus({ code: "page-missing" }) });
  const writers = await pages.findOtherWriters(params.id, admin);
  return Response.json({ writers, savedAt: savedAt.getTime() } satisfies DraftAnswer);
}
