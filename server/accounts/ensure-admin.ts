import type { Config } from "../config.ts";
import type { AccountAdmin } from "./account-admin.ts";
import { generatePassword } from "./generate-password.ts";

/**
 * Makes the first owner's account when it is missing and never changes one that exists.
 * Gives back the password only when it had to make one up.
 */
export async function ensureAdmin(
  accounts: AccountAdmin,
  { email, password }: Config["admin"],
): Promise<string | null> {
  if (await accounts.hasAccount(email)) return null;
  const chosen = password ?? generatePassword();
  try {
    await accounts.createAccount(email, chosen, "owner");
  } catch (error) {
    // Another server that started at the same time made it, and told its password.
    if (await accounts.hasAccount(email)) return null;
    throw error;
  }
  return password === null ? chosen : null;
}
