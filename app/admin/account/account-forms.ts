import { z } from "zod";
import { newPassword } from "../parts/new-password.ts";
import { text } from "../parts/read-form.ts";

const withPassword = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent), password: text });
const alone = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent) });

/** The forms of the account page; the pressed button says which. */
export const accountForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("name"), name: text }),
  newPassword.safeExtend({ intent: z.literal("password"), current: text }),
  withPassword("prepare-second-factor"),
  z.object({ intent: z.literal("confirm-second-factor"), code: text }),
  withPassword("renew-codes"),
  withPassword("turn-off-second-factor"),
  withPassword("link-google"),
  withPassword("unlink-google"),
  z.object({ intent: z.literal("end-session"), session: text }),
  alone("end-other-sessions"),
]);

type AccountForm = z.infer<typeof accountForms>;

type AccountIntent = AccountForm["intent"];

/** All fields of one of the forms. */
export type AccountFields<Intent extends AccountIntent> = Omit<Extract<AccountForm, { intent: Intent }>, "intent">;
