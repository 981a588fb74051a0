import { APIError } from "better-auth/api";
import type { Actor } from "#domain/activity.ts";
import { deviceName } from "#domain/device-name.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import { clientAddressHeader, toNetwork } from "../security/client-address.ts";
import type { KnownDevices } from "../security/known-device.ts";
import type { Auth } from "./auth.ts";
import type { InvitationsRepository } from "./invitations-repository.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import type { PeopleRepository } from "./people-repository.ts";
import type { Limit, RateLimitsRepository, Take } from "./rate-limits-repository.ts";

/** What every use case of the accounts is made from. */
export type AccountParts = {
  auth: Auth;
  people: PeopleRepository;
  invitations: InvitationsRepository;
  limits: RateLimitsRepository;
  passwords: PasswordHashing;
  devices: KnownDevices;
  mailer: Mailer;
  record: RecordActivity;
  site: { name: string; url: string };
  log: Log;
};

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

/** Writes down who came in, and on what. */
export async function recordSignIn(
  record: RecordActivity,
  { id, name }: Actor,
  userAgent: string | null,
): Promise<void> {
  await record({ actor: { id, name }, action: "signed-in", details: { device: deviceName(userAgent ?? "") } });
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
