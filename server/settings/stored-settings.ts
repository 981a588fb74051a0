import { z } from "zod";

/** Every setting that is kept in the database, by its name there, and what it may hold. */
export const storedSettings = {
  /** Sealed: a nonce, a tag and the key, in base64. */
  "ai-key": z.base64().min(40).max(2_000),
} satisfies Record<string, z.ZodType>;

export type SettingName = keyof typeof storedSettings;
