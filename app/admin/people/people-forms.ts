import { z } from "zod";
import { roles } from "#domain/access.ts";
import { idleChoices } from "#domain/accounts.ts";
import { text } from "../parts/read-form.ts";

const role = z.enum(roles, "bad-request");
/** Empty: sessions stay open without use. */
const minutes = z
  .enum(["", ...idleChoices.map(String)], "bad-request")
  .transform((text) => (text === "" ? null : Number(text)));
const forPerson = <Intent extends string>(intent: Intent) => z.object({ intent: z.literal(intent), person: text });

/** The forms of the people screen; the pressed button says which. */
export const peopleForms = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), name: text, email: text, role }),
  z.object({ intent: z.literal("withdraw"), invitation: text }),
  forPerson("change-role").extend({ role }),
  forPerson("remove"),
  forPerson("restore"),
  forPerson("reset-link"),
  z.object({ intent: z.literal("idle-end"), minutes }),
  z.object({ intent: z.literal("demand-second-factor") }),
  z.object({ intent: z.literal("allow-without-second-factor") }),
]);

export type InviteFields = Omit<Extract<z.infer<typeof peopleForms>, { intent: "invite" }>, "intent">;
