import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import type { Auth } from "./auth.ts";

/**
 * Makes the admin's account when it is missing and never changes one that exists.
 * Gives back the password only when it had to make one up.
 */
export async function ensureAdmin(auth: Auth, { email, password }: Config["admin"]): Promise<string | null> {
  const { internalAdapter, password: passwords } = await auth.$context;
  if (await internalAdapter.findUserByEmail(email)) return null;
  const chosen = password ?? randomBytes(15).toString("base64url");
  const user = await internalAdapter.createUser(
    { email, name: "Administrador", emailVerified: true },
    { method: "admin" },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: "credential",
    password: await passwords.hash(chosen),
  });
  return password === null ? chosen : null;
}
