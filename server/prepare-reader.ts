import { prepareToRead } from "#content/knowledge/read-title.ts";
import { createSlices } from "./slices.ts";

let preparing: Promise<boolean> | null = null;
let isStopping = false;

/**
 * Before the first title that a server reads: visitors are served meanwhile, where they would wait for seconds. False
 * when the server stops before it is done: then no title may be read any more, which would do the rest in one go.
 */
export function prepareReader(): Promise<boolean> {
  preparing ??= readInSlices();
  return preparing;
}

/** Whoever waits for the reader goes on without it. */
export function stopPreparing(): void {
  isStopping = true;
}

async function readInSlices(): Promise<boolean> {
  const { between } = createSlices();
  while (prepareToRead()) {
    if (isStopping) return false;
    await between();
  }
  return true;
}
