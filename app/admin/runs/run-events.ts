import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getPermitted } from "#app/session.ts";
import type { Route } from "./+types/run-events";

/** For the browser's EventSource. */
export async function loader({ request, context, params, pattern }: Route.LoaderArgs) {
  const { runs } = context.get(servicesContext);
  // A run may go on for longer than the session, or the role, of who watches it.
  const mayListen = async () => (await getPermitted({ request, context, pattern })) !== null;
  const stream = await runs.streamRun(params.id, request, { mayListen });
  if (!stream) throw data(null, 404);
  return stream;
}
