import { fitsPassword, isGoodPassword } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import {
  type AccountParts,
  endAccess,
  isRefused,
  type Outcome,
  orRefuse,
  type Refused,
  refuse,
  refuseForNow,
  visitorOf,
  withPlace,
} from "./account-parts.ts";
import { limits as named } from "./limits.ts";
import type { Admin } from "./sessions.ts";

export type NewPassword = { password: string; repeated: string };

export function passwordsWith({ auth, limits, passwords, log }: AccountParts) {
  async function change(admin: Admin, headers: Headers, given: NewPassword & { current: string }): Promise<Outcome> {
    const take = await limits.take(named.passwordCheck, admin.id);
    if (!take.isAllowed) return refuseForNow(take);
    const problem = whyRefused(given);
    if (problem) return problem;
    if (!fitsPassword(given.current)) return refuse("wrong-password");
    const body = { currentPassword: given.current, newPassword: given.password };
    const done = await orRefuse(auth.api.changePassword({ body, headers, returnHeaders: true }), "wrong-password");
    if (isRefused(done)) return done;
    await limits.clear(named.passwordCheck, admin.id);
    await endAccess({ auth }, admin.id);
    log.info({ account: admin.id }, "password changed");
    return { isOk: true, headers: (await auth.api.signOut({ headers, returnHeaders: true })).headers };
  }

  async function reset(headers: Headers, token: string, given: NewPassword): Promise<Outcome> {
    const take = await limits.take(named.newPassword, visitorOf(headers));
    if (!take.isAllowed) return refuseForNow(take);
    if (!looksLikeToken(token)) return refuse("invalid-link");
    const problem = whyRefused(given);
    if (problem) return problem;
    const { internalAdapter } = await auth.$context;
    const owner = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const body = { token, newPassword: given.password };
    const done = await orRefuse(auth.api.resetPassword({ body }), "invalid-link");
    if (isRefused(done)) return done;
    if (owner) await endAccess({ auth }, owner.value);
    log.info("password reset by mail");
    return { isOk: true, headers: new Headers() };
  }

  return {
    /** Ends every session of the account, this one too: whoever changes a password may be shutting someone out. */
    async changePassword(admin: Admin, headers: Headers, given: NewPassword & { current: string }): Promise<Outcome> {
      return withPlace({ passwords }, () => change(admin, headers, given));
    },

    /** Says the same, in the same time, whether the address has an account or not: the work goes on afterwards. */
    async requestReset(headers: Headers, text: string): Promise<Outcome> {
      const take = await limits.take(named.resetByAddress, visitorOf(headers));
      if (!take.isAllowed) return refuseForNow(take);
      const email = toEmail(text);
      if (email !== null && (await limits.take(named.resetByAccount, email)).isAllowed) {
        auth.api
          .requestPasswordReset({ body: { email } })
          // Only its code: the message of a mail server may repeat the address.
          .catch((error) => log.error({ code: error?.code }, "a reset link could not be sent"));
      }
      return { isOk: true, headers: new Headers() };
    },

    async isResetLinkGood(token: string): Promise<boolean> {
      if (!looksLikeToken(token)) return false;
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return found !== null && found.expiresAt > new Date();
    },

    async resetPassword(headers: Headers, token: string, given: NewPassword): Promise<Outcome> {
      const left = await limits.look(named.newPassword, visitorOf(headers));
      return left.isAllowed ? withPlace({ passwords }, () => reset(headers, token, given)) : refuseForNow(left);
    },
  };
}

function whyRefused({ password, repeated }: NewPassword): Refused | null {
  if (!isGoodPassword(password)) return refuse("weak-password");
  return password === repeated ? null : refuse("different-passwords");
}

function looksLikeToken(token: string): boolean {
  return /^[A-Za-z0-9]{16,64}$/.test(token);
}
