import { betterAuth } from "better-auth";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { toEmail } from "#domain/email.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Auth, type AuthSettings, authOptions, isRemoved } from "./auth.ts";
import { type Claims, readIdentityToken } from "./identity-token.ts";

export const googleProvider = "google";

/**
 * The sign-in with Google. Its addresses and keys come from the issuer when someone first needs them, not at the
 * start: the site must run while Google does not answer, and must find it again when it does.
 */
export function createGoogleAuth(database: Database, settings: AuthSettings, google: Config["google"], auth: Auth) {
  let ready: ReturnType<typeof connect> | null = null;

  async function connect(config: NonNullable<Config["google"]>) {
    const { genericOAuth } = await import("better-auth/plugins/generic-oauth");
    const options = authOptions(database, settings);
    const plugin = genericOAuth({
      config: [createProvider(config, (claims) => canSignIn(auth, claims), settings.log)],
    });
    const instance = betterAuth({ ...options, plugins: [...options.plugins, plugin] });
    const { socialProviders } = await instance.$context;
    const issuer = socialProviders.find(({ id }) => id === googleProvider)?.issuer;
    // Tokens are checked against the issuer that the discovery names: it must be the one that was asked for.
    return issuer?.replace(/\/$/, "") === config.issuer ? instance : null;
  }

  return {
    isConfigured: google !== null,
    /** Null when the issuer cannot be reached; the next call tries again. */
    async get() {
      if (!google) return null;
      ready ??= connect(google).catch(() => null);
      const instance = await ready;
      if (!instance) ready = null;
      return instance;
    },
  };
}

export type GoogleAuth = ReturnType<typeof createGoogleAuth>;

function createProvider(
  { clientId, clientSecret, issuer }: NonNullable<Config["google"]>,
  canSignIn: (claims: Claims) => Promise<boolean>,
  log: Log,
): GenericOAuthConfig {
  return {
    providerId: googleProvider,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ["openid", "email", "profile"],
    prompt: "select_account",
    pkce: true,
    requireIdTokenVerification: true,
    disableSignUp: true,
    disableImplicitSignUp: true,
    // Only the signed token counts: without one there is nothing that the nonce is bound to.
    getUserInfo: async ({ idToken }) => {
      if (!idToken) return null;
      const claims = readIdentityToken(idToken, clientId);
      if (!claims || !(await canSignIn(claims))) {
        log.info("sign-in with Google refused");
        return null;
      }
      const { sub, email, name } = claims;
      return { id: sub, sub, email, emailVerified: true, name };
    },
  };
}

/**
 * At every sign-in: an address that Google has verified, that has an account here with access, and no other Google identity
 * linked to that account.
 */
async function canSignIn(auth: Auth, { sub, email, email_verified }: Claims): Promise<boolean> {
  const address = toEmail(email);
  if (sub === "" || address === null || !email_verified) return false;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(address, { includeAccounts: true });
  if (!found || isRemoved(found.user)) return false;
  const linked = found.accounts.filter(({ providerId }) => providerId === googleProvider);
  if (linked.some(({ accountId }) => accountId !== sub)) return false;
  const owner = await internalAdapter.findAccountOwnerByKey({ providerId: googleProvider, accountId: sub });
  return owner?.kind !== "owned" || owner.user.id === found.user.id;
}
