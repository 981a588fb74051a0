import { z } from "zod";
import { newPassword } from "../parts/new-password.ts";
import { text } from "../parts/read-form.ts";

/** The steps of a first access; the pressed button says which. */
export const firstAccessForms = z.discriminatedUnion("intent", [
  newPassword.safeExtend({ intent: z.literal("own-password") }),
  z.object({ intent: z.literal("prepare-second-factor"), password: text }),
  z.object({ intent: z.literal("confirm-second-factor"), code: text }),
]);
