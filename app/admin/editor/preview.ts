import { servicesContext } from "#app/services.ts";
import { findPlaceIn } from "#content/places/find-place.ts";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import type { Route } from "./+types/preview";
import { toFields } from "./editor-forms.ts";
import { readTyped, requirePage } from "./read-typed.ts";

/** The page as visitors would get it with what is typed; nothing is saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const page = await requirePage(services, params.id);
  const { typed } = await readTyped(request);
  try {
    const { fields, standing } = services.pages.prepareEdit(toFields(typed));
    const place = fields.chosenPlace ?? findPlaceIn(fields.title)?.slug ?? "";
    const answer = await services.renderPage({ ...page, ...fields, place, standing });
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" });
    const policy = answer.headers.get("Content-Security-Policy");
    if (policy) headers.set("Content-Security-Policy", policy);
    return new Response(await answer.text(), { status: answer.status, headers });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response(toSentence(error), { status: getStatus(error), headers });
  }
}
