import { photoLimits } from "#domain/photos.ts";
import type { Log } from "../log.ts";

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const everyMilliseconds = 60 * 60 * 1_000;
/** Not while a start still has everything else to do. */
const firstMilliseconds = 60_000;

export type Bin = {
  /** Deletes for good what came into the bin before, some at a time. */
  deleteBefore(date: Date): Promise<void>;
  /** Deletes files that are due, some at a time. */
  removeLeftovers(now: Date): Promise<void>;
};

/** Photos that have been in the bin for long enough, and files that no photo has. */
export async function emptyBin(bin: Bin, now: Date): Promise<void> {
  await bin.deleteBefore(new Date(now.getTime() - photoLimits.daysInBin * dayMilliseconds));
  await bin.removeLeftovers(now);
}

/** Every hour for as long as the server runs. Several servers on one database may all do it. */
export function startEmptyingBin(bin: Bin, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = emptyBin(bin, new Date()).catch((error: unknown) =>
      log.error({ err: error }, "the bin of photos stays as it is"),
    );
  };
  const first = setTimeout(run, firstMilliseconds).unref();
  const hourly = setInterval(run, everyMilliseconds).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(hourly);
    await running;
  };
}
