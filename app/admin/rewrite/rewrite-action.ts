import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { type RewriteSource, rewriteChoices, rewriteSources, tookTooLong } from "#content/words/rewrite-words.ts";
import { type StandingLabel, sayStanding } from "#content/words/standing-words.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { type GeneratedPage, getEditorPath } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import type { EditorArgs } from "../editor/editor-action.ts";
import { toFields } from "../editor/editor-forms.ts";
import { compareVersions, type VersionChanges } from "../page-history/compare-versions.ts";
import { readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { findPresent, type Present } from "./load-rewrite.ts";

const schema = z.object({ intent: text, source: text, text, basedOn: text });

/** A new text beside the present one. Nothing of it is kept until somebody says so. */
export type Offer = {
  source: RewriteSource;
  content: string;
  basedOn: number;
  changes: VersionChanges;
  before: StandingLabel | null;
  after: StandingLabel;
};

/** A request of the panel is given up after 30 seconds: the sentence must come before. */
const longestWait = 25_000;

/** Writes a text and shows it; takes one that was shown into the editor, or saves it. */
export async function rewriteAction({ params, request, context }: EditorArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request, schema);
  const { value, intent } = form;
  try {
    if (!value) throw new DomainError("bad-request");
    const present = await findPresent({ params, context });
    const source = readSource(intent === "use" || intent === "save" ? value.source : intent);
    if (intent === source) return { offer: await makeOffer(services, present, source, request.signal) };
    const fields = { ...present.fields, content: value.text.replaceAll("\r\n", "\n") };
    const basedOn = Number(value.basedOn) || 0;
    const actor = context.get(adminContext);
    const { id } = present.page;
    if (intent === "use") {
      await services.pages.saveDraft(id, { basedOn, fields, typedAt: new Date() }, actor);
      return redirectWithNotice(`${getEditorPath(id)}?rascunho=continuar`, new Headers(), services.site.url);
    }
    const change = {
      id,
      basedOn,
      fields: toFields(fields),
      how: "rewritten",
      reason: rewriteChoices[source].title,
    } as const;
    await services.pages.editPage(change, actor);
    return redirectWithNotice(getEditorPath(id), new Headers(), services.site.url, "page-saved");
  } catch (error) {
    return form.refuse(error);
  }
}

function readSource(typed: string): RewriteSource {
  const source = rewriteSources.find((known) => known === typed);
  if (!source) throw new DomainError("bad-request");
  return source;
}

async function makeOffer(
  services: Pick<Services, "pages" | "photos" | "rewrite">,
  { page, fields, basedOn }: Present,
  source: RewriteSource,
  signal: AbortSignal,
): Promise<Offer> {
  const { pages } = services;
  const title = fields.title.trim() || page.title;
  const written = await writeInTime(services, { ...page, title }, source, signal);
  const before = toFields(fields);
  const { fields: after, standing } = pages.prepareEdit({ ...before, title, content: written });
  const { isKeptOut } = page.standing;
  const say = (judged: typeof standing) => sayStanding({ ...judged, isPublished: judged.hold === null, isKeptOut });
  return {
    source,
    content: after.content,
    basedOn,
    changes: await compareVersions(services, { ...after, content: before.content }, after),
    before: judge(),
    after: say(standing),
  };

  /** Null for a text that is none yet. */
  function judge(): StandingLabel | null {
    try {
      return say(pages.prepareEdit({ ...before, title }).standing);
    } catch (error) {
      if (isDomainError(error)) return null;
      throw error;
    }
  }
}

async function writeInTime(
  { rewrite }: Pick<Services, "rewrite">,
  page: GeneratedPage,
  source: RewriteSource,
  signal: AbortSignal,
): Promise<string> {
  const isAi = source === "ai";
  const version = source === "version" ? Date.now().toString(36) : "";
  const limit = AbortSignal.timeout(longestWait);
  const options = { source: isAi ? "ai" : "knowledge", version } as const;
  const written = await rewrite(page, options, AbortSignal.any([signal, limit])).catch((error: unknown) => {
    throw limit.aborted ? new DomainError("ai-call-failed", { message: tookTooLong }) : error;
  });
  if ("reason" in written) throw new DomainError(written.reason.code, written.reason.details);
  return written.content;
}
