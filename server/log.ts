import { pino } from "pino";
import { toReadableLine } from "./readable-log.ts";

export type Log = pino.Logger;

/** On a terminal lines for a person, elsewhere JSON for whatever gathers logs. */
export function createLog(level: string): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A last net: nothing should log these, and what does is blanked.
    redact: ["password", "*.password", "secret", "*.secret", "authorization", "*.authorization", "cookie", "*.cookie"],
  };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => void process.stdout.write(toReadableLine(line)) });
}
