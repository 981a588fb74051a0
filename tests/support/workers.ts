/** A browser, a product or two and the test itself. */
const bytesPerWorker = 700 * 1024 ** 2;

/** One more than cores, since a test often waits for a server or a page, if they all find room in memory. */
export function countWorkers(cores: number, bytes: number): number {
  return Math.max(1, Math.min(cores + 1, Math.floor(bytes / bytesPerWorker)));
}
