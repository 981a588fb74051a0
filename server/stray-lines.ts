import { format } from "node:util";
import type { Log } from "./log.ts";

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error", trace: "debug" } as const;

/**
 * What libraries and Node itself would print goes to the log, so that whoever gathers it meets nothing but its lines. A
 * fault that nobody caught still ends the process.
 */
export function logStrayLines(log: Log): void {
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...words: unknown[]) => log[level]({ from: "console" }, format(...words));
  }
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ from: "node", name }, message));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a fault that nobody caught");
    process.exit(1);
  });
}
