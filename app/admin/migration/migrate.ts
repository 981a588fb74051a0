import { redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import type { Route } from "./+types/migrate";

const text = z.string().catch("");
/** What a browser kept may be anything: what is no text is empty, and an empty title is refused in words. */
const bodySchema = z.object({ title: text, slug: text, content: text }).catch({ title: "", slug: "", content: "" });

export type MigrationAnswer = { isSaved: true } | { isSaved: false; reason: string };

/** Takes one page that the older product kept in this browser. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { pages, log } = context.get(servicesContext);
  const page = bodySchema.parse(await request.json().catch(() => null));
  try {
    await pages.migratePage(page);
    return answer({ isSaved: true }, 200);
  } catch (error) {
    if (isDomainError(error)) return answer({ isSaved: false, reason: toSentence(error) }, getStatus(error));
    log.error({ err: error }, "a page could not be migrated");
    const failure = { code: "save-failed" } as const;
    return answer({ isSaved: false, reason: toSentence(failure) }, getStatus(failure));
  }
}

export function loader() {
  return redirect("/admin/painel");
}

function answer(body: MigrationAnswer, status: number): Response {
  return Response.json(body, { status });
}
