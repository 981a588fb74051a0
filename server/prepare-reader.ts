import { prepareToRead } from "#content/knowledge/read-title.ts";
import { createSlices } from "./slices.ts";

let preparing: Promise<void> | null = null;

/** Before the first title that a server reads: visitors are served meanwhile, where they would wait for seconds. */
export function prepareReader(): Promise<void> {
  preparing ??= readInSlices();
  return preparing;
}

async function readInSlices(): Promise<void> {
  const { between } = createSlices();
  while (prepareToRead()) await between();
}
