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
    await noteOwnPassword(owner.id);
    await endAccess({ auth }, owner.id);
    log.info({ account: owner.id }, "password reset by a link");
    return { headers: new Headers() };
  }

  /** The library takes a password in the place of ours: what we made is over. */
  async function noteOwnPassword(userId: string): Promise<void> {
    await (await auth.$context).internalAdapter.updateUser(userId, { hasMadePassword: false });
  }

  async function setOwn(admin: Admin, given: NewPassword): Promise<Granted> {
    if (admin.pendingStep !== "password") throw new DomainError("bad-request");
    await takeTry(limits, named.passwordCheck, admin.id);
    requireGoodPassword(given, [admin.email, admin.name, site.name]);
    const { internalAdapter } = await auth.$context;
    const accounts = await internalAdapter.findAccounts(admin.id);
    const made = accounts.find(({ providerId }) => providerId === "credential")?.password;
    if (made && (await passwords.verify({ hash: made, password: given.password }))) {
      throw new DomainError("same-password");
    }
    await internalAdapter.updatePassword(admin.id, await passwords.hash(given.password));
    await noteOwnPassword(admin.id);
    await limits.clear(named.passwordCheck, admin.id);
    for (const session of await internalAdapter.listSessions(admin.id)) {
      if (session.id !== admin.session.id) await internalAdapter.deleteSession(session.token);
    }
    log.info({ account: admin.id }, "own password set in the place of the one that was made");
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

    /**
     * In the place of a password that we made. It is not asked for again: it was the way in, or Google was, and nothing else
     * in the panel is open until this is done. This session goes on; others that the made password may have opened end.
     */
    async setOwnPassword(admin: Admin, given: NewPassword): Promise<Granted> {
      return passwords.reserveSlot(() => setOwn(admin, given));
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
