import { availableParallelism } from "node:os";

/** What one of them takes: a browser, a product or two and the test itself; or only the test and what it loads. */
const megabytes = { browser: 700, unit: 400 };

type Kind = keyof typeof megabytes;

/** As many as cores, which a test with its browser and its product keeps busy, if they all find room in memory. */
export function countWorkers(kind: Kind, cores: number, bytes: number): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / (megabytes[kind] * 1024 ** 2))));
}

/** What this machine has to give now; in a container, what that may take. */
export function countWorkersHere(kind: Kind): number {
  return countWorkers(kind, availableParallelism(), process.availableMemory());
}
