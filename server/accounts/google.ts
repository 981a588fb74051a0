import type { Notice } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import { type AccountParts, type Granted, getVisitor, orThrow, takeTry, withPassword } from "./account-parts.ts";
import { type GoogleAuth, googleProvider } from "./google-auth.ts";
import { limits as named } from "./limits.ts";
import type { Admin } from "./sessions.ts";

/** A page of the panel that says what happened and goes on; a session cookie has been set by then. */
function getReturnPath(notice: Notice, returnTo: string): string {
  return `/admin/entrou?${new URLSearchParams({ aviso: notice, voltar: returnTo })}`;
}

export type GoogleIdentity = { linkedAt: Date };

export function createGoogleSignIn(parts: AccountParts, google: GoogleAuth) {
  const { auth, limits, log } = parts;

  async function findLinked(admin: Admin) {
    const accounts = await (await auth.$context).internalAdapter.findAccounts(admin.id);
    return accounts.filter(({ providerId }) => providerId === googleProvider);
  }

  async function requirePassword(admin: Admin, headers: Headers, password: string) {
    await withPassword(parts, admin.id, password, (password) =>
      auth.api.verifyPassword({ body: { password }, headers }),
    );
  }

  async function requireGoogle() {
    if (!google.isConfigured) throw new DomainError("google-not-configured");
    const instance = await google.get();
    if (!instance) throw new DomainError("google-unreachable");
    return instance;
  }

  return {
    isGoogleConfigured: google.isConfigured,

    /**
     * Whoever has no account is told so when Google has said who they are: an answer before that would tell anybody which
     * addresses have one. The address typed here is a hint for Google's page and nothing else.
     */
    async startGoogleSignIn(headers: Headers, text: string, returnTo: string): Promise<Granted<{ url: string }>> {
      await takeTry(limits, named.googlePrompt, getVisitor(headers));
      const email = toEmail(text);
      if (email === null) throw new DomainError("invalid-email");
      const instance = await requireGoogle();
      const body = {
        provider: googleProvider,
        callbackURL: getReturnPath("signed-in", returnTo),
        errorCallbackURL: "/admin/login",
        loginHint: email,
        disableRedirect: true,
      };
      const done = await instance.api.signInSocial({ body, headers, returnHeaders: true });
      const url = done.response.url;
      if (!url) throw new DomainError("google-unreachable");
      return { headers: done.headers, url };
    },

    /** Asks for the password: whoever finds a panel open must not leave a door behind. */
    async startGoogleLink(admin: Admin, headers: Headers, password: string): Promise<Granted<{ url: string }>> {
      const instance = await requireGoogle();
      await requirePassword(admin, headers, password);
      const body = {
        provider: googleProvider,
        callbackURL: getReturnPath("google-linked", "/admin/conta"),
        errorCallbackURL: "/admin/conta",
        disableRedirect: true,
      };
      const call = instance.api.linkSocialAccount({ body, headers, returnHeaders: true });
      const done = await orThrow(call, "google-failed");
      return { headers: done.headers, url: done.response.url };
    },

    async getGoogleIdentity(admin: Admin): Promise<GoogleIdentity | null> {
      const [linked] = await findLinked(admin);
      return linked ? { linkedAt: linked.createdAt } : null;
    },

    async unlinkGoogle(admin: Admin, headers: Headers, password: string): Promise<Granted> {
      await requirePassword(admin, headers, password);
      const { internalAdapter } = await auth.$context;
      for (const { id } of await findLinked(admin)) await internalAdapter.deleteAccount(id);
      log.info({ account: admin.id }, "Google identity unlinked");
      return { headers: new Headers() };
    },

    /** Where Google sends people back to. */
    async answerGoogle(request: Request): Promise<Response> {
      const instance = await google.get();
      return instance ? instance.handler(request) : new Response("Not Found", { status: 404 });
    },
  };
}
