import { data } from "react-router";
import { servicesContext } from "../../services.ts";
import type { Route } from "./+types/run-events";

/** For the browser's EventSource. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const stream = await context.get(servicesContext).runs.streamRun(params.id, request);
  if (!stream) throw data(null, 404);
  return stream;
}
