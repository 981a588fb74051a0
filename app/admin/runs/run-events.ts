import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/run-events";

/** For the browser's EventSource. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { runs, accounts } = context.get(servicesContext);
  // A run may go on for longer than the session of who watches it.
  const mayListen = async () => (await accounts.getAdmin(request.headers)) !== null;
  const stream = await runs.streamRun(params.id, request, { mayListen });
  if (!stream) throw data(null, 404);
  return stream;
}
