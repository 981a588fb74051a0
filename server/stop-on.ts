import type { Log } from "./log.ts";

/** Whatever hangs then, such as a database that does not answer, has had its time. */
const longestShutdown = 9_000;

/** Ends the process by itself once everything is put away, however often it is told to. */
export function stopOn(signals: NodeJS.Signals[], log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, "stopping");
      setTimeout(() => {
        log.error("could not stop in time");
        process.exit(1);
      }, longestShutdown).unref();
      try {
        await stop();
        process.exit(0);
      } catch (error) {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      }
    });
  }
}
