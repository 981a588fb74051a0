import type { Log } from "./log.ts";

const dayMilliseconds = 24 * 60 * 60 * 1_000;
/** Not while a start still has everything else to do. */
const firstMilliseconds = 60_000;

type DailyWork = {
  work(): Promise<number>;
  log: Log;
  /** What the log says of the rows that went. */
  done: string;
  failed: string;
};

/** Once a day for as long as the server runs. Several servers on one database may all do it. Gives how to stop it. */
export function everyDay({ work, log, done, failed }: DailyWork): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work().then(
      (deleted) => {
        if (deleted > 0) log.info({ deleted }, done);
      },
      (error: unknown) => log.error({ err: error }, failed),
    );
  };
  const first = setTimeout(run, firstMilliseconds).unref();
  const daily = setInterval(run, dayMilliseconds).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    await running;
  };
}
