import { z } from "zod";
import { idleChoices } from "#domain/accounts.ts";

/** Every setting that is kept in the database, by its name there, and what it may hold. */
export const storedSettings = {
  /** Sealed: a nonce, a tag and the key, in base64. */
  "ai-key": z.base64().min(40).max(2_000),
  "idle-minutes": z.enum(idleChoices.map(String)),
  "second-factor-demanded": z.literal("1"),
} satisfies Record<string, z.ZodType>;

export type SettingName = keyof typeof storedSettings;
