import type { Notice } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import { type AccountParts, type Granted, getVisitor, orThrow, takeTry } from "./account-parts.ts";
import { isRemoved } from "./auth.ts";
import { type GoogleAuth, googleProvider } from "./google-auth.ts";
import { limits as named } from "./limits.ts";
import type { Admin } from "./sessions.ts";

/** A page of the panel that says what happened and goes on; a session cookie has been set by then. */
function getReturnPath(notice: Notice, returnTo: string): string {
  return `/admin/entrou?${new URLSearchParams({ aviso: notice, voltar: returnTo })}`;
}

export type GoogleIdentity = { linkedAt: Date };

export function createGoogleSignIn({ auth, limits, log }: AccountParts, google: GoogleAuth) {
  async function findLinked(admin: Admin) {
    const accounts = await (await auth.$context).internalAdapter.findAccounts(admin.id);
    return accounts.filter(({ providerId }) => providerId === googleProvider);
  }

  async function requireGoogle() {
    if (!google.isConfigured) throw new DomainError("google-not-configured");
    const instance = await google.get();
    if (!instance) throw new DomainError("google-unreachable");
    return instance;
  }

  return {
    isGoogleConfigured: google.isConfigured,

    /** The address is only a first look; what counts is what Google says when it sends the person back. */
    async startGoogleSignIn(headers: Headers, text: string, returnTo: string): Promise<Granted<{ url: string }>> {
      const visitor = getVisitor(headers);
      await takeTry(limits, named.googlePrompt, visitor);
      const email = toEmail(text);
      const found = email === null ? null : await (await auth.$context).internalAdapter.findUserByEmail(email);
      if (email === null || !found || isRemoved(found.user)) {
        log.info({ visitor }, "sign-in with Google refused");
        throw new DomainError("not-on-list");
      }
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

    async startGoogleLink(headers: Headers): Promise<Granted<{ url: string }>> {
      const instance = await requireGoogle();
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

    async unlinkGoogle(admin: Admin): Promise<Granted> {
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
