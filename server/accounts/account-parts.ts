import { APIError } from "better-auth/api";
import { fitsPassword } from "#domain/accounts.ts";
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
import { limits as named } from "./limits.ts";
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
  site: { readonly name: string; url: string };
  signInRules: SignInRules;
  log: Log;
};

/** What the owner asks of everyone who signs in. */
export type SignInRules = {
  /** After how many minutes without use a session ends; null: only after its four hours. */
  getIdleMinutes(): Promise<number | null>;
  isSecondFactorDemanded(): Promise<boolean>;
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

/** How someone came in. */
type Way = "password" | "second-factor" | "google";

/** Writes down who came in, how, from where and on what: for the owner, and for who watches the log. */
export async function recordSignIn(
  { record, log }: Pick<AccountParts, "record" | "log">,
  { id, name }: Actor,
  way: Way,
  { visitor, userAgent }: { visitor: string; userAgent: string | null },
): Promise<void> {
  log.info({ visitor, account: id, way }, "signed in");
  await record({ actor: { id, name }, action: "signed-in", details: { device: deviceName(userAgent ?? "") } });
}

/** Counts a look at the password of someone who is signed in; `work` is refused for a wrong one. */
export async function withPassword<Value>(
  { limits, passwords }: Pick<AccountParts, "limits" | "passwords">,
  accountId: string,
  password: string,
  work: (password: string) => Promise<Value>,
): Promise<Value> {
  return passwords.reserveSlot(async () => {
    await takeTry(limits, named.passwordCheck, accountId);
    if (!fitsPassword(password)) throw new DomainError("wrong-password");
    const done = await orThrow(work(password), "wrong-password");
    await limits.clear(named.passwordCheck, accountId);
    return done;
  });
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
