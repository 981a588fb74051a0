import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/run-state";

/** For who cannot watch the events: one event, on demand. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { runs } = context.get(servicesContext);
  for await (const event of runs.watchRun(params.id, { signal: request.signal })) return Response.json(event);
  return Response.json(null, { status: 404 });
}
