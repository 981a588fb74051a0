import { setImmediate as nextTurn } from "node:timers/promises";

const sliceMs = 10;
/** A turn of the event loop that takes longer than this had something else to do. */
const emptyTurnMs = 1;
/** For each moment of work so many for others, if they want them. */
const othersShare = 4;

export type Slices = {
  /** Call it between two steps of long work: when the slice is over, whoever waits comes first. */
  between(): Promise<void>;
  /** Whether others had something to do at the last look. */
  isShared(): boolean;
};

/**
 * Parts long work on the thread that serves into slices. Who is alone works on at once; beside others they get several
 * times what it takes itself, and never more than that: they do not stop it either.
 */
export function createSlices(): Slices {
  let since = performance.now();
  let wasShared = false;
  return {
    async between() {
      const worked = performance.now() - since;
      if (worked < sliceMs) return;
      wasShared = await giveWay(othersShare * worked);
      since = performance.now();
    },
    isShared: () => wasShared,
  };
}

async function giveWay(milliseconds: number): Promise<boolean> {
  const started = performance.now();
  let turnStarted = started;
  do {
    await nextTurn();
    const now = performance.now();
    if (now - turnStarted < emptyTurnMs) return turnStarted !== started;
    turnStarted = now;
  } while (turnStarted - started < milliseconds);
  return true;
}
