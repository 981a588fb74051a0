import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { PagePreview } from "#server/pages/preview-page.ts";
import { checkbox, type FormAnswer, readForm, text } from "../parts/read-form.ts";
import { titlesErrors } from "../parts/titles-errors.ts";
import type { Route } from "./+types/local-generator";

const path = "/admin/local-generator";
const localForm = z.object({
  titles: text,
  creativity: z.coerce
    .number()
    .catch(0)
    .transform((percent) => Math.min(100, Math.max(0, percent))),
  title: text,
  content: text,
  stay: text,
  publishesHeld: checkbox,
});

export type LocalFields = Pick<z.infer<typeof localForm>, "titles" | "creativity">;

/** `shown` is what visitors will read: a sentence whose figure the shop does not tell is left out of it. */
export type ShownPreview = PagePreview & { shown: string };

type Answer = Partial<FormAnswer> & {
  preview?: ShownPreview;
  /** There are several titles: only the first, or all one by one? */
  question?: { count: number; first: string };
  /** Saved, for a page that says so before it goes there. */
  saved?: { slug: string };
};

/**
 * generate: looks how many titles there are; first: the first of several; another: the same in other words;
 * batch: all of them; save: what is shown.
 */
export async function localAction({ request, context }: Route.ActionArgs) {
  const { pages, runs, shop, log } = context.get(servicesContext);
  const form = await readForm(request, localForm, titlesErrors);
  const { intent, value: sent } = form;
  if (!sent) return answer(form.refuse().data, 400);
  const { titles, creativity, publishesHeld } = sent;
  try {
    if (intent === "save") return await save(sent);
    if (intent === "batch") {
      const run = await runs.startRun({ kind: "local", titles, creativity, publishesHeld }, context.get(adminContext));
      return redirect(`${path}?execucao=${run.id}`, 303);
    }
    const [first = "", ...others] = runs.readTitles("local", titles);
    const isAnother = intent === "another";
    const isQuestion = others.length > 0 && intent !== "first" && !isAnother;
    const found = isQuestion
      ? { question: { count: others.length + 1, first } }
      : { preview: preview(first, { creativity, seed: isAnother ? crypto.randomUUID() : undefined }) };
    return answer({ ...found, lastResult: form.keep() });
  } catch (error) {
    if (isDomainError(error)) return answer(form.refuse(error).data, getStatus(error));
    log.error({ err: error }, "the local generator failed");
    const failure = new DomainError("preview-failed", {}, { cause: error });
    return answer({ problem: toMessage(failure), lastResult: form.keep() }, getStatus(failure));
  }

  function preview(...wanted: Parameters<typeof pages.previewPage>): ShownPreview {
    const made = pages.previewPage(...wanted);
    return { ...made, shown: shop.fill(made.html) };
  }

  async function save({ title, content, stay }: z.infer<typeof localForm>) {
    if (content === "") throw new DomainError("empty-content");
    const { slug } = await pages.createPage({ title, content, origin: "knowledge" });
    return stay === "" ? redirect(getGeneratedPagePath(slug), 303) : answer({ saved: { slug } });
  }

  function answer(body: Answer, status = 200) {
    return data(body, status);
  }
}
