import { z } from "zod";
import { errorCodes } from "#content/words/errors.ts";
import { DomainError, type ErrorInfo } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";

/** Why something was not done, as rows keep it. */
export const storedReason: z.ZodType<ErrorInfo> = z.object({
  code: z.enum(errorCodes),
  details: z.record(z.string(), z.string()),
});

/** What is said of a row that does not hold what we write there. */
export function sayDamaged(table: string, id: string): ErrorInfo {
  return { code: "stored-damaged", details: { table, id } };
}

/** The JSON of a row. Throws a DomainError where it is not what we write there. */
export function readStored<Value>(json: string, schema: z.ZodType<Value>, table: string, id: string): Value {
  const value = parseJson(json, schema);
  if (value !== null) return value;
  const { code, details } = sayDamaged(table, id);
  throw new DomainError(code, details);
}
