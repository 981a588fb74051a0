import { prepareToRead } from "#content/knowledge/read-title.ts";
import { createSlices } from "./slices.ts";

/** Before the first title that a server reads: visitors are served meanwhile, where they would wait for seconds. */
export async function prepareReader(): Promise<void> {
  const { between } = createSlices();
  while (prepareToRead()) await between();
}
