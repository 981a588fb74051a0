import type { Notice } from "#domain/accounts.ts";
import { toEmail } from "#domain/email.ts";
import {
  type AccountParts,
  isRefused,
  type Outcome,
  orRefuse,
  refuse,
  refuseForNow,
  visitorOf,
} from "./account-parts.ts";
import { type GoogleAuth, googleProvider } from "./google-auth.ts";
import { limits as named } from "./limits.ts";
import type { Admin } from "./sessions.ts";

/** A page of the panel that says what happened and goes on; a session cookie has been set by then. */
function arrivalPath(notice: Notice, returnTo: string): string {
  return `/admin/entrou?${new URLSearchParams({ aviso: notice, voltar: returnTo })}`;
}

export type GoogleIdentity = { linkedAt: Date };

export function googleWith({ auth, limits, log }: AccountParts, google: GoogleAuth) {
  async function findLinked(admin: Admin) {
    const accounts = await (await auth.$context).internalAdapter.findAccounts(admin.id);
    return accounts.filter(({ providerId }) => providerId === googleProvider);
  }

  return {
    isGoogleConfigured: google.isConfigured,

    /** The address is only a first look; what counts is what Google says when it sends the person back. */
    async startGoogleSignIn(headers: Headers, text: string, returnTo: string): Promise<Outcome<{ url: string }>> {
      const visitor = visitorOf(headers);
      const take = await limits.take(named.googlePrompt, visitor);
      if (!take.isAllowed) return refuseForNow(take);
      const email = toEmail(text);
      if (email === null || !(await (await auth.$context).internalAdapter.findUserByEmail(email))) {
        log.info({ visitor }, "sign-in with Google refused");
        return refuse("not-on-list");
      }
      if (!google.isConfigured) return refuse("google-not-configured");
      const instance = await google.get();
      if (!instance) return refuse("google-unreachable");
      const body = {
        provider: googleProvider,
        callbackURL: arrivalPath("signed-in", returnTo),
        errorCallbackURL: "/admin/login",
        loginHint: email,
        disableRedirect: true,
      };
      const done = await instance.api.signInSocial({ body, headers, returnHeaders: true });
      const url = done.response.url;
      return url ? { isOk: true, headers: done.headers, url } : refuse("google-unreachable");
    },

    async startGoogleLink(headers: Headers): Promise<Outcome<{ url: string }>> {
      if (!google.isConfigured) return refuse("google-not-configured");
      const instance = await google.get();
      if (!instance) return refuse("google-unreachable");
      const body = {
        provider: googleProvider,
        callbackURL: arrivalPath("google-linked", "/admin/conta"),
        errorCallbackURL: "/admin/conta",
        disableRedirect: true,
      };
      const call = instance.api.linkSocialAccount({ body, headers, returnHeaders: true });
      const done = await orRefuse(call, "google-failed");
      if (isRefused(done)) return done;
      return { isOk: true, headers: done.headers, url: done.response.url };
    },

    async getGoogleIdentity(admin: Admin): Promise<GoogleIdentity | null> {
      const [linked] = await findLinked(admin);
      return linked ? { linkedAt: linked.createdAt } : null;
    },

    async unlinkGoogle(admin: Admin): Promise<Outcome> {
      const { internalAdapter } = await auth.$context;
      for (const { id } of await findLinked(admin)) await internalAdapter.deleteAccount(id);
      log.info({ account: admin.id }, "Google identity unlinked");
      return { isOk: true, headers: new Headers() };
    },

    /** Where Google sends people back to. */
    async answerGoogle(request: Request): Promise<Response> {
      const instance = await google.get();
      return instance ? instance.handler(request) : new Response("Not Found", { status: 404 });
    },
  };
}
