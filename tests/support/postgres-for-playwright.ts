import { createEmptyDatabase, startPostgres } from "./postgres.ts";
import { quickFolder } from "./quick-folder.ts";

const variable = "TEST_POSTGRES_URL";

/** One server for the whole run; a database of its own for whoever asks. */
export default async function setup() {
  const server = await startPostgres(quickFolder);
  process.env[variable] = server.url;
  return () => server.stop();
}

export function createDatabase(): Promise<string> {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is set by the global setup`);
  return createEmptyDatabase(url);
}
