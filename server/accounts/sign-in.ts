import { fitsPassword } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import {
  type AccountParts,
  type Granted,
  getVisitor,
  orThrow,
  recordSignIn,
  requireAllowed,
  takeTry,
} from "./account-parts.ts";
import type { Auth } from "./auth.ts";
import { clearLoginTries, type LoginTry, limits as named, peekLogin, takeLogin } from "./limits.ts";
import { digestCode, readRecoveryCode } from "./recovery-codes.ts";

type SignIn = Granted<{ needsCode: boolean }>;

export function createSignIn(parts: AccountParts) {
  const { auth, limits, passwords, devices, log } = parts;

  function toTry(headers: Headers, email: string): LoginTry {
    const device = devices.findDevice(headers.get("cookie"), email);
    return { address: getVisitor(headers), account: email, device };
  }

  /** The cookies of the session, and the one by which this device is known from now on. */
  function withDevice(granted: Headers, headers: Headers, email: string): Headers {
    const all = new Headers(granted);
    all.append("Set-Cookie", devices.remember(headers.get("cookie"), email));
    return all;
  }

  async function tryPassword(headers: Headers, given: { email: string; password: string }): Promise<SignIn> {
    const email = toEmail(given.email);
    const login = toTry(headers, email ?? "");
    requireAllowed(await takeLogin(limits, login));
    if (email === null || !fitsPassword(given.password)) throw new DomainError("wrong-credentials");
    const body = { email, password: given.password };
    const done = await orThrow(auth.api.signInEmail({ body, headers, returnHeaders: true }), "wrong-credentials");
    await deleteExpiredSessions(auth);
    await renewHash(email, given.password);
    if ("twoFactorRedirect" in done.response) return { headers: done.headers, needsCode: true };
    await endFormerSession(headers);
    await clearLoginTries(limits, login);
    await recordSignIn(parts, done.response.user, "password", {
      visitor: login.address,
      userAgent: headers.get("user-agent"),
    });
    return { headers: withDevice(done.headers, headers, email), needsCode: false };
  }

  /** The one moment at which the password is known: a hash from before is made anew. */
  async function renewHash(email: string, password: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    const outdated = found?.accounts.find(({ password: hash }) => hash && passwords.isOutdated(hash));
    if (found && outdated) await internalAdapter.updatePassword(found.user.id, await passwords.hash(password));
  }

  /** The browser is handed another one: what nobody holds any more should open nothing. */
  async function endFormerSession(headers: Headers): Promise<void> {
    if (!hasSessionCookie(headers.get("cookie"))) return;
    const former = await auth.api.getSession({ headers });
    if (former) await (await auth.$context).internalAdapter.deleteSession(former.session.token);
  }

  return {
    /** A wrong password, an unknown address and rubbish all hear the same. */
    async signIn(headers: Headers, given: { email: string; password: string }): Promise<SignIn> {
      const visitor = getVisitor(headers);
      try {
        const login = toTry(headers, toEmail(given.email) ?? "");
        // Who has no try left takes nobody's place.
        requireAllowed(await peekLogin(limits, login));
        return await passwords.reserveSlot(() => tryPassword(headers, given), { isKnown: login.device !== null });
      } catch (error) {
        if (isDomainError(error)) {
          const level = error.code === "too-many-tries" ? "warn" : "info";
          log[level]({ visitor, code: error.code }, "sign-in refused");
        }
        throw error;
      }
    },

    /** The second step of a sign-in: a code of the app, or a recovery code. Each is good once. */
    async verifyCode(headers: Headers, text: string): Promise<Granted> {
      const visitor = getVisitor(headers);
      await takeTry(limits, named.secondFactor, visitor);
      const digits = text.replace(/\s/g, "");
      const isFromApp = /^\d{6}$/.test(digits);
      const recovery = isFromApp ? null : readRecoveryCode(text);
      if (!isFromApp && recovery === null) throw new DomainError("wrong-code");
      const code = recovery === null ? digits : digestCode(recovery);
      const call = { body: { code }, headers, returnHeaders: true } as const;
      const work = isFromApp ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call);
      const done = await orThrow(work, "wrong-code").catch((error) => {
        log.info({ visitor }, "second factor refused");
        throw error;
      });
      const { user, token } = done.response;
      if (isFromApp && !(await limits.take(named.usedCode, `${user.id} ${code}`)).isAllowed) {
        if (token) await (await auth.$context).internalAdapter.deleteSession(token);
        throw new DomainError("wrong-code");
      }
      await endFormerSession(headers);
      await limits.clear(named.secondFactor, visitor);
      await clearLoginTries(limits, toTry(headers, user.email));
      await recordSignIn(parts, user, "second-factor", { visitor, userAgent: headers.get("user-agent") });
      return { headers: withDevice(done.headers, headers, user.email) };
    },

    /** True while someone is between the password and the code. */
    async isCodeAwaited(headers: Headers): Promise<boolean> {
      const { createAuthCookie } = await auth.$context;
      const { name } = createAuthCookie("two_factor");
      return (headers.get("cookie") ?? "").includes(`${name}=`);
    },

    async signOut(headers: Headers): Promise<Headers> {
      const done = await auth.api.signOut({ headers, returnHeaders: true });
      return done.headers;
    },
  };
}

/** Nothing asks for a session that is over again, so whoever signs in tidies up. */
async function deleteExpiredSessions(auth: Auth): Promise<void> {
  const { adapter } = await auth.$context;
  await adapter.deleteMany({ model: "session", where: [{ field: "expiresAt", operator: "lt", value: new Date() }] });
}
