import * as build from "virtual:react-router/server-build";
import { start } from "./main.ts";

/** What `npm start` runs: the server and every page, built into one. */
export function startProduction(root: string): Promise<void> {
  return start(root, async () => ({ build }));
}

export const { routes } = build;
