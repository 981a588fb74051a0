import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import type { Admin } from "#server/accounts/sessions.ts";
import { noticeCookie } from "./notice.ts";
import { servicesContext } from "./services.ts";

/** Who is signed in. Set for everything under the panel's layout. */
export const adminContext = createContext<Admin>();

const notSignedIn = { code: "not-signed-in" } as const;

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** For a page that shows more to an admin. Null for everyone else, without asking the database for a visitor. */
export async function getAdmin({ request, context }: Args): Promise<Admin | null> {
  if (!hasSessionCookie(request.headers.get("cookie"))) return null;
  return context.get(servicesContext).accounts.getAdmin(request.headers);
}

/** For an action of the admin on a public page: call it before anything else. A test fails for one that does not. */
export async function requireAdmin(args: Args): Promise<Admin> {
  const admin = await getAdmin(args);
  if (!admin) throw data(toSentence(notSignedIn), { status: getStatus(notSignedIn) });
  return admin;
}

/**
 * Stands before every loader, action, stream and download of the panel. Who has no session goes to the login and
 * comes back to where it was; nothing below has run by then.
 */
export const requireSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const admin = await getAdmin({ request, context });
  if (!admin) throw toLogin(request, url, context);
  context.set(adminContext, admin);
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

function toLogin(request: Request, url: URL, context: Readonly<RouterContextProvider>): Response {
  const from = request.method === "GET" ? url.pathname + url.search : url.pathname;
  const query = from === "/admin" ? "" : `?${new URLSearchParams({ voltar: from })}`;
  const headers = new Headers();
  if (hasSessionCookie(request.headers.get("cookie"))) {
    headers.append("Set-Cookie", noticeCookie("session-ended", context.get(servicesContext).site.url));
  }
  return redirect(`/admin/login${query}`, { headers });
}
