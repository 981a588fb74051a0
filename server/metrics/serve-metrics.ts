import type { Config } from "../config.ts";
import { listen } from "../http/server.ts";
import type { Log } from "../log.ts";
import type { Meter } from "./meter.ts";

/** On a port of its own, which a proxy does not pass on: the figures are nobody's business. Gives how to stop. */
export async function serveMetrics({ register }: Meter, place: NonNullable<Config["metrics"]>, log: Log) {
  const http = await listen(place);
  http.serve(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not Found");
      return;
    }
    try {
      const text = await register.metrics();
      response.writeHead(200, { "Content-Type": register.contentType, "Cache-Control": "no-store" }).end(text);
    } catch (error) {
      log.warn({ err: error }, "the metrics could not be gathered");
      response.writeHead(503).end();
    }
  });
  log.info({ url: `${http.url}/metrics` }, "metrics");
  return () => http.close(0);
}
