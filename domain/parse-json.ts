import type { z } from "zod";

/** What the text says when it is JSON of this shape, else null. */
export function parseJson<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
