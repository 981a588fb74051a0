import { z } from "zod";
import { isGoodPassword } from "#domain/accounts.ts";
import { text } from "./read-form.ts";

/** Typed twice; both mistakes are said at once, each at its field. */
export const newPassword = z
  .object({ password: text, repeated: text })
  .superRefine(({ password, repeated }, context) => {
    const refuse = (path: string, message: "weak-password" | "different-passwords") =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!isGoodPassword(password)) refuse("password", "weak-password");
    if (password !== repeated) refuse("repeated", "different-passwords");
  });
