import { data, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { generationFailed } from "#content/words/panel-words.ts";
import type { Message } from "#domain/accounts.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { readTitles } from "#domain/runs.ts";
import type { PagePreview } from "#server/pages/preview-page.ts";
import { toProblem } from "../parts/explain.ts";
import { readForm } from "../parts/read-form.ts";
import type { Route } from "./+types/local-generator";

const path = "/admin/local-generator";
const echoedCharacters = 100_000;

type Answer = {
  /** What was typed, for a page that is built anew. */
  typed: { titles: string; creativity: number };
  problem?: Message;
  preview?: PagePreview;
  /** There are several titles: only the first, or all one by one? */
  question?: { count: number; first: string };
  /** Saved, for a page that says so before it goes there. */
  saved?: { slug: string };
};

/** generate: looks how many titles there are; first: the first of several; batch: all of them; save: what is shown. */
export async function localAction({ request, context }: Route.ActionArgs) {
  const { pages, runs, log } = context.get(servicesContext);
  const field = await readForm(request);
  const titles = field("titles");
  const creativity = Math.min(100, Math.max(0, Number.parseInt(field("creativity"), 10) || 0));
  const typed = { titles: titles.length > echoedCharacters ? "" : titles, creativity };
  const answer = (body: Omit<Answer, "typed">, status = 200) => data({ typed, ...body } satisfies Answer, status);
  const intent = field("intent");
  try {
    if (intent === "save") return await save();
    if (intent === "batch") {
      const run = await runs.startRun({ kind: "local", titles, creativity });
      return redirect(`${path}?execucao=${run.id}`, 303);
    }
    const [first = "", ...others] = readTitles("local", titles);
    if (others.length > 0 && intent !== "first") return answer({ question: { count: others.length + 1, first } });
    return answer({ preview: pages.previewPage(first, { creativity }) });
  } catch (error) {
    if (isDomainError(error)) return answer({ problem: toMessage(error) }, getStatus(error));
    log.error({ err: error }, "the local generator failed");
    return answer({ problem: toProblem(generationFailed) }, 500);
  }

  async function save() {
    const content = field("content");
    if (content === "") throw new DomainError("empty-content");
    const { slug } = await pages.createPage({ title: field("title"), content });
    return field("stay") === "" ? redirect(getGeneratedPagePath(slug), 303) : answer({ saved: { slug } });
  }
}
