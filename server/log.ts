import { pino } from "pino";
import { toReadableLine } from "./readable-log.ts";

export type Log = pino.Logger;

/** What was handed to the log. */
type OnError = (fields: unknown, line: unknown) => void;

const errorLevel = 50;
/** Errors are counted even where they are not shown. */
const quietLevels = ["silent", "fatal"];

/** On a terminal lines for a person, elsewhere JSON for whatever gathers logs. Tells of every error that is logged. */
export function createLog(level: string, onError: OnError = () => {}): Log {
  const isQuiet = quietLevels.includes(level);
  const options: pino.LoggerOptions = {
    level: isQuiet ? "error" : level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A last net: nothing should log these, and what does is blanked.
    redact: ["password", "*.password", "secret", "*.secret", "authorization", "*.authorization", "cookie", "*.cookie"],
    hooks: {
      logMethod(args, method, lineLevel) {
        const [fields, line] = args as unknown[];
        if (lineLevel >= errorLevel) onError(fields, line);
        if (!isQuiet || (level === "fatal" && lineLevel > errorLevel)) method.apply(this, args);
      },
    },
  };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => void process.stdout.write(toReadableLine(line)) });
}
