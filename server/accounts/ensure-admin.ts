import { DomainError } from "#domain/errors.ts";
import type { Config } from "../config.ts";
import type { AccountAdmin } from "./account-admin.ts";
import { isEasyToGuess } from "./passwords.ts";

/**
 * Makes the first owner's account when it is missing and never changes one that exists.
 * Gives back the password only when it had to make one up.
 */
export async function ensureAdmin(
  accounts: AccountAdmin,
  { email, password }: Config["admin"],
): Promise<string | null> {
  if (await accounts.hasAccount(email)) return null;
  if (password !== null && isEasyToGuess(password, [email])) {
    const given = `um texto de ${password.length} caracteres`;
    throw new DomainError("setting-invalid", { name: "ADMIN_PASSWORD", expected: "difícil de adivinhar", given });
  }
  try {
    if (password === null) return await accounts.createAccountWithMadePassword(email, "owner");
    await accounts.createAccount(email, password, "owner");
    return null;
  } catch (error) {
    // Another server that started at the same time made it, and told its password.
    if (await accounts.hasAccount(email)) return null;
    throw error;
  }
}
