import { type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { getMigrations } from "better-auth/db/migration";
import { twoFactor } from "better-auth/plugins/two-factor";
import { passwordLength } from "#domain/accounts.ts";
import { cookiePrefix, hostPrefix } from "#domain/session-cookie.ts";
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { clientAddressHeader, toNetwork } from "../security/client-address.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { createCodeStore, makeRecoveryCodes } from "./recovery-codes.ts";

const fourHours = 4 * 60 * 60;
const thirtyMinutes = 30 * 60;

export type AuthSettings = {
  secret: string;
  siteUrl: string;
  siteName: string;
  log: Log;
  passwords: PasswordHashing;
  sendResetLink(email: string, link: string): Promise<void>;
  /** Called once someone has come in by way of Google, where no call of ours waits for the answer. */
  onGoogleSignIn(userId: string, from: { visitor: string; userAgent: string | null }): Promise<void>;
};

/** Its tables come first: better-auth looks at them as soon as it is made, and takes no lock of its own. */
export async function createAuth(database: Database, settings: AuthSettings) {
  const options = authOptions(database, settings);
  await withAdvisoryLock(database, async () => (await getMigrations(options)).runMigrations());
  return betterAuth(options);
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

export function authOptions({ db, engine }: Database, settings: AuthSettings) {
  const { secret, siteUrl, siteName, log } = settings;
  const isHttps = siteUrl.startsWith("https:");
  return {
    appName: siteName,
    database: { db, type: engine, transaction: true },
    secret,
    baseURL: siteUrl,
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${siteUrl}/admin/login` },
    // Its warnings say which half of a sign-in was wrong; its errors carry the request. Neither belongs in a log.
    logger: { level: "error", log: (_level, message) => log.warn({ from: "accounts" }, message) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: settings.passwords,
      resetPasswordTokenExpiresIn: thirtyMinutes,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        if (!isRemoved(user)) await settings.sendResetLink(user.email, toResetLink(siteUrl, token));
      },
    },
    // Null for an account that was made without us: it has the fewest rights.
    user: {
      additionalFields: {
        role: { type: "string", required: false, input: false },
        removedAt: { type: "date", required: false, input: false },
        lastSeenAt: { type: "date", required: false, input: false },
        hasMadePassword: { type: "boolean", required: false, input: false },
      },
    },
    // A session ends four hours after the login, whatever happens in between.
    session: { expiresIn: fourHours, disableSessionRefresh: true, cookieCache: { enabled: false } },
    // A begun sign-in with Google is kept sealed in a cookie: anyone may begin one, which must neither fill a table nor
    // hand out a signature that passes for a session's.
    account: { storeStateStrategy: "cookie", accountLinking: { allowDifferentEmails: false } },
    verification: { storeIdentifier: "hashed" },
    databaseHooks: {
      // Accounts are made by the operator, never by a sign-in.
      user: { create: { before: async () => false } },
      session: {
        create: {
          // Turning the second factor on or off renews the cookie, and must not renew the four hours.
          before: async (session, context) => {
            // Whichever way someone comes in, this is the door.
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (!user || isRemoved(user)) throw new APIError("UNAUTHORIZED");
            const current = context?.context.session?.session;
            return current ? { data: { expiresAt: current.expiresAt, createdAt: current.createdAt } } : undefined;
          },
          after: async ({ userId, userAgent, ipAddress }, context) => {
            if (!context?.path?.startsWith("/callback/")) return;
            const visitor = toNetwork(ipAddress || "unknown");
            await settings.onGoogleSignIn(userId, { visitor, userAgent: userAgent ?? null });
          },
        },
      },
      // Google's tokens open someone's Google account and are of no use here.
      account: {
        create: { before: async (account) => ({ data: withoutTokens(account) }) },
        update: { before: async (account) => ({ data: withoutTokens(account) }) },
      },
    },
    // Ours are counted by account too (limits.ts), and these would count every sign-in twice.
    rateLimit: { enabled: false },
    advanced: {
      // The library's own prefix is "__Secure-", which a sibling host could set too.
      useSecureCookies: false,
      cookiePrefix: isHttps ? `${hostPrefix}${cookiePrefix}` : cookiePrefix,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [
      twoFactor({
        issuer: siteName,
        backupCodeOptions: {
          customBackupCodesGenerate: makeRecoveryCodes,
          storeBackupCodes: createCodeStore(secret),
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}

export function toResetLink(siteUrl: string, token: string): string {
  return `${siteUrl}/admin/login/nova-senha?token=${token}`;
}

/** The library's own type of an account does not know our columns. */
export function isRemoved(user: { id: string; removedAt?: Date | null }): boolean {
  return (user.removedAt ?? null) !== null;
}

function withoutTokens<Account extends object>(account: Account) {
  const blank = { accessToken: null, refreshToken: null, idToken: null };
  return { ...account, ...blank };
}
