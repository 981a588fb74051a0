import { pino } from "pino";

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A last net: nothing should log these, and what does is blanked.
    redact: ["password", "*.password", "secret", "*.secret", "authorization", "*.authorization", "cookie", "*.cookie"],
  });
}
