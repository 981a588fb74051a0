import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/check";
import { checkPage } from "./check-page.ts";
import { readTyped, requirePage } from "./read-typed.ts";

/** What would become of the page, while somebody types. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const page = await requirePage(services, params.id);
  const { typed } = await readTyped(request);
  return Response.json(await checkPage(services, page, typed));
}
