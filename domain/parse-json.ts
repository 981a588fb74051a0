/** Of zod, or of zod/mini where a browser loads it. */
type Schema<Value> = {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; data?: undefined };
};

/** What the text says when it is JSON of this shape, else null. */
export function parseJson<Value>(text: string, schema: Schema<Value>): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
