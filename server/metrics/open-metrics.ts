import type { Config } from "../config.ts";
import { watchQueries } from "../database/query-count.ts";
import type { FailureFeed } from "../failures.ts";
import type { Log } from "../log.ts";
import type { Meter, MeterSources } from "./meter.ts";
import { watchAnswers } from "./watch-answers.ts";

export type Metrics = {
  meter: Meter;
  watchAnswers: typeof watchAnswers;
  /** Opens the port. */
  start(sources: MeterSources): Promise<void>;
  stop(): Promise<void>;
};

/** Null when nobody asked for them; who does not pays nothing for what counts. */
export async function openMetrics(place: Config["metrics"], failures: FailureFeed, log: Log): Promise<Metrics | null> {
  if (place === null) return null;
  const { createMeter } = await import("./meter.ts");
  const { serveMetrics } = await import("./serve-metrics.ts");
  const meter = createMeter();
  failures.listen(meter.countFailure);
  watchQueries(meter.countStatement);
  let stop = async () => {};
  return {
    meter,
    watchAnswers,
    async start(sources) {
      meter.ask(sources);
      stop = await serveMetrics(meter, place, log);
    },
    stop: () => stop(),
  };
}
