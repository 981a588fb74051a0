import { APIError } from "better-auth/api";
import type { Refusal } from "#domain/accounts.ts";
import { clientAddressHeader, networkOf } from "../http/client-address.ts";
import type { Log } from "../log.ts";
import type { Auth } from "./auth.ts";
import { HashingBusy, type PasswordHashing } from "./password-hashing.ts";
import type { RateLimitsRepository, Take } from "./rate-limits-repository.ts";

/** What every use case of the accounts is made from. */
export type AccountParts = { auth: Auth; limits: RateLimitsRepository; passwords: PasswordHashing; log: Log };

export type Refused = { isOk: false; refusal: Refusal; retryAfterSeconds?: number };

/** Cookies to hand to the browser come in `headers`. */
export type Granted<Value extends object = object> = { isOk: true; headers: Headers } & Value;

export type Outcome<Value extends object = object> = Granted<Value> | Refused;

export function refuse(refusal: Refusal): Refused {
  return { isOk: false, refusal };
}

export function refuseForNow({ retryAfterSeconds }: Pick<Take, "retryAfterSeconds">): Refused {
  return { isOk: false, refusal: "too-many-tries", retryAfterSeconds };
}

/** Whom to count a try from. */
export function visitorOf(headers: Headers): string {
  return networkOf(headers.get(clientAddressHeader) ?? "unknown");
}

/** With a place in the line for hashing: a refusal for lack of room costs no try and uses up no link. */
export async function withPlace<Value>(
  { passwords }: Pick<AccountParts, "passwords">,
  work: () => Promise<Value>,
): Promise<Value | Refused> {
  try {
    return await passwords.keepPlace(work);
  } catch (error) {
    if (error instanceof HashingBusy) return refuseForNow({ retryAfterSeconds: 10 });
    throw error;
  }
}

/** What better-auth refused becomes a refusal of ours; anything else is a fault and goes on. */
export async function orRefuse<Value>(work: Promise<Value>, refusal: Refusal): Promise<Value | Refused> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return refuse(refusal);
    throw error;
  }
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === "object" && value !== null && "isOk" in value && value.isOk === false;
}

/** Ends every session, and every reset link and half-done sign-in, of one account. */
export async function endAccess({ auth }: Pick<AccountParts, "auth">, userId: string): Promise<void> {
  const { internalAdapter, adapter } = await auth.$context;
  await internalAdapter.deleteUserSessions(userId);
  await adapter.deleteMany({ model: "verification", where: [{ field: "value", value: userId }] });
}
