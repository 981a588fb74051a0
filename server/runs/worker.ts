import { newId } from "../database/new-id.ts";
import type { Lease } from "./run-work-repository.ts";
import { type RunParts, workOnRun } from "./work-on-run.ts";

export type WorkerSettings = {
  /** A worker that is silent for longer than this has lost its run. */
  leaseMs: number;
  /** How often to look for runs that another process started or lost. */
  pollMs: number;
  /** On SQLite there is no other server, so a lease that is found at the start belongs to nobody. */
  isOnlyServer: boolean;
};

export type RunWorker = {
  start(): Promise<void>;
  /** Looks for work now. */
  wake(): void;
  /** True while a run without pauses takes all the time that there is. */
  isBusy(): boolean;
  /** Stops what this process does for a run that was paused or cancelled. */
  abort(runId: string): void;
  /** Gives the runs back and waits until nothing of them is under way. */
  stop(): Promise<void>;
};

/** A long run must not keep a short one waiting. */
const runsAtOnce = 4;

export function createWorker(parts: RunParts, { leaseMs, pollMs, isOnlyServer }: WorkerSettings): RunWorker {
  const { work, log } = parts;
  type Working = { runId: string; isFast: boolean; controller: AbortController; ended: Promise<void> };
  const working = new Map<Lease, Working>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let filling: Promise<void> | null = null;
  let isWanted = false;

  async function fill(): Promise<void> {
    while (!isStopped && working.size < runsAtOnce) {
      // Its own name for every claim: a run that this process lost and got again has one worker, not two.
      const lease: Lease = { owner: newId(), milliseconds: leaseMs };
      const run = await work.claimRun(lease);
      if (!run) return;
      const controller = new AbortController();
      const ended = runWithHeartbeat(run.id, lease, controller, () => workOnRun(run, lease, parts, controller.signal));
      working.set(lease, { runId: run.id, isFast: parts.generators[run.kind].pauseMs === 0, controller, ended });
      if (isStopped) controller.abort();
    }
  }

  async function runWithHeartbeat(
    runId: string,
    lease: Lease,
    controller: AbortController,
    begin: () => Promise<void>,
  ) {
    const heartbeat = setInterval(async () => {
      try {
        if (!(await work.renewLease(runId, lease))) controller.abort();
      } catch (error) {
        log.debug({ err: error, run: runId }, "no heartbeat for a run");
      }
    }, leaseMs / 3);
    try {
      await begin();
    } catch (error) {
      log.error({ err: error, run: runId }, "a run broke off; it will be taken up again");
    } finally {
      clearInterval(heartbeat);
    }
    try {
      await work.releaseRun(runId, lease);
    } catch (error) {
      log.warn({ err: error, run: runId }, "could not give a run back; its lease will run out");
    }
    working.delete(lease);
    parts.onSaved(runId, []);
    wake();
  }

  function wake(): void {
    if (isStopped) return;
    isWanted = true;
    filling ??= (async () => {
      while (isWanted) {
        isWanted = false;
        try {
          await fill();
        } catch (error) {
          log.warn({ err: error }, "cannot look for runs, trying again");
        }
      }
      filling = null;
    })();
  }

  return {
    async start() {
      if (isOnlyServer) await work.releaseAllRuns();
      timer = setInterval(wake, pollMs);
      wake();
    },
    wake,
    isBusy: () => [...working.values()].some(({ isFast }) => isFast),
    abort(runId) {
      for (const each of working.values()) if (each.runId === runId) each.controller.abort();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await filling;
      for (const { controller } of working.values()) controller.abort();
      await Promise.all([...working.values()].map(({ ended }) => ended));
    },
  };
}
