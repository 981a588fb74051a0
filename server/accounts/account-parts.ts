import { APIError } from "better-auth/api";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import type { Log } from "../log.ts";
import { clientAddressHeader, toNetwork } from "../security/client-address.ts";
import type { Auth } from "./auth.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { Limit, RateLimitsRepository, Take } from "./rate-limits-repository.ts";

/** What every use case of the accounts is made from. */
export type AccountParts = { auth: Auth; limits: RateLimitsRepository; passwords: PasswordHashing; log: Log };

/** Cookies to hand to the browser come in `headers`. What is not granted is a DomainError. */
export type Granted<Value extends object = object> = { headers: Headers } & Value;

export function requireAllowed({ isAllowed, retryAfterSeconds }: Take): void {
  if (!isAllowed) throw new DomainError("too-many-tries", { retryAfterSeconds: String(retryAfterSeconds) });
}

/** Counts a try, or refuses it. */
export async function takeTry(limits: RateLimitsRepository, limit: Limit, subject: string): Promise<void> {
  requireAllowed(await limits.take(limit, subject));
}

/** Whom to count a try from. */
export function getVisitor(headers: Headers): string {
  return toNetwork(headers.get(clientAddressHeader) ?? "unknown");
}

/** What better-auth refuses becomes an error of ours; anything else is a fault and goes on. */
export async function orThrow<Value>(work: Promise<Value>, code: ErrorCode): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new DomainError(code, {}, { cause: error });
    throw error;
  }
}

/** Ends every session, and every reset link and half-done sign-in, of one account. */
export async function endAccess({ auth }: Pick<AccountParts, "auth">, userId: string): Promise<void> {
  const { internalAdapter, adapter } = await auth.$context;
  await internalAdapter.deleteUserSessions(userId);
  await adapter.deleteMany({ model: "verification", where: [{ field: "value", value: userId }] });
}
