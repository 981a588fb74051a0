import { fitsPassword, isGoodPassword } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import { foldPassword, isGuessable } from "#domain/guessable-password.ts";
import type { Person } from "#domain/people.ts";
import {
  type AccountParts,
  endAccess,
  type Granted,
  getVisitor,
  orThrow,
  requireAllowed,
  takeTry,
} from "./account-parts.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { limits as named } from "./limits.ts";
import type { Admin } from "./sessions.ts";

export type NewPassword = { password: string; repeated: string };

export function createPasswords({ auth, people, limits, passwords, mailer, site, log }: AccountParts) {
  async function change(admin: Admin, headers: Headers, given: NewPassword & { current: string }): Promise<Granted> {
    await takeTry(limits, named.passwordCheck, admin.id);
    requireGoodPassword(given, [admin.email, admin.name, site.name]);
    if (!fitsPassword(given.current)) throw new DomainError("wrong-password");
    const body = { currentPassword: given.current, newPassword: given.password };
    await orThrow(auth.api.changePassword({ body, headers, returnHeaders: true }), "wrong-password");
    await limits.clear(named.passwordCheck, admin.id);
    await endAccess({ auth }, admin.id);
    log.info({ account: admin.id }, "password changed");
    return { headers: (await auth.api.signOut({ headers, returnHeaders: true })).headers };
  }

  async function reset(headers: Headers, token: string, given: NewPassword): Promise<Granted> {
    await takeTry(limits, named.newPassword, getVisitor(headers));
    if (!looksLikeToken(token)) throw new DomainError("invalid-link");
    const owner = await findOwner(token);
    if (!owner) throw new DomainError("invalid-link");
    requireGoodPassword(given, [owner.email, owner.name, site.name]);
    const body = { token, newPassword: given.password };
    await orThrow(auth.api.resetPassword({ body }), "invalid-link");
    await endAccess({ auth }, owner.id);
    log.info({ account: owner.id }, "password reset by a link");
    return { headers: new Headers() };
  }

  /** Whose link it is, while it is good and they may enter. */
  async function findOwner(token: string): Promise<Person | null> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (!found || found.expiresAt <= new Date()) return null;
    const person = await people.getPerson(found.value);
    return person && person.removedAt === null ? person : null;
  }

  return {
    /** Whether a link can come by mail at all. */
    isMailConfigured: mailer.isConfigured,

    /** Ends every session of the account, this one too: whoever changes a password may be shutting someone out. */
    async changePassword(admin: Admin, headers: Headers, given: NewPassword & { current: string }): Promise<Granted> {
      return passwords.reserveSlot(() => change(admin, headers, given));
    },

    /** Says the same, in the same time, whether the address has an account or not: the work goes on afterwards. */
    async requestReset(headers: Headers, text: string): Promise<Granted> {
      await takeTry(limits, named.resetByAddress, getVisitor(headers));
      const email = toEmail(text);
      if (email !== null && (await limits.take(named.resetByAccount, email)).isAllowed) {
        auth.api
          .requestPasswordReset({ body: { email } })
          // Only its code: the message of a mail server may repeat the address.
          .catch((error) => log.error({ code: error?.code }, "a reset link could not be sent"));
      }
      return { headers: new Headers() };
    },

    async isResetLinkGood(token: string): Promise<boolean> {
      return looksLikeToken(token) && (await findOwner(token)) !== null;
    },

    async resetPassword(headers: Headers, token: string, given: NewPassword): Promise<Granted> {
      requireAllowed(await limits.peek(named.newPassword, getVisitor(headers)));
      return passwords.reserveSlot(() => reset(headers, token, given));
    },
  };
}

/** `known` is what a guesser may know: the address, the name, the shop. */
export function requireGoodPassword({ password, repeated }: NewPassword, known: readonly string[]): void {
  if (!isGoodPassword(password)) throw new DomainError("weak-password");
  if (isEasyToGuess(password, known)) throw new DomainError("guessable-password");
  if (password !== repeated) throw new DomainError("different-passwords");
}

export function isEasyToGuess(password: string, known: readonly string[]): boolean {
  return isGuessable(password, known) || isCommonPassword(foldPassword(password));
}

function looksLikeToken(token: string): boolean {
  return /^[A-Za-z0-9]{16,64}$/.test(token);
}
