import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { mayOpen } from "#domain/access.ts";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import type { Admin } from "#server/accounts/sessions.ts";
import { noticeCookie } from "./notice.ts";
import { refuseAccess } from "./refused-page.ts";
import { servicesContext } from "./services.ts";

/** Who is signed in. Set for everything under the panel's layout. */
export const adminContext = createContext<Admin>();

const firstAccess = "/admin/primeiro-acesso";

/** Besides the steps themselves there is only the way out. */
const isOpenToPending = (pattern: string) => [firstAccess, "/admin/sair"].includes(`/${pattern.replace(/^\/+/, "")}`);

const notSignedIn = { code: "not-signed-in" } as const;

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** `pattern` is the address as app/routes.ts and the table of access spell it. */
type RouteArgs = Args & { pattern: string };

/** Who is signed in, whatever they may do. Null for everyone else, without asking the database for a visitor. */
export async function getAdmin({ request, context }: Args): Promise<Admin | null> {
  if (!hasSessionCookie(request.headers.get("cookie"))) return null;
  return context.get(servicesContext).accounts.getAdmin(request.headers);
}

/** Whoever still has a step of the first access before them may do nothing yet. */
async function getReadyAdmin(args: Args): Promise<Admin | null> {
  const admin = await getAdmin(args);
  return admin?.pendingStep === null ? admin : null;
}

/** For a public page that shows more to some of the staff, and for what goes on after its first check. */
export async function getPermitted(args: RouteArgs): Promise<Admin | null> {
  const admin = await getReadyAdmin(args);
  return admin && mayOpen(admin.role, args.pattern) ? admin : null;
}

/** For an action of the staff on a public page: call it before anything else. A test fails for one that does not. */
export async function requireAdmin(args: RouteArgs): Promise<Admin> {
  const admin = await getReadyAdmin(args);
  if (!admin) throw data(toSentence(notSignedIn), { status: getStatus(notSignedIn) });
  if (!mayOpen(admin.role, args.pattern)) throw refuse(admin, args);
  return admin;
}

/**
 * Stands before every loader, action, stream and download of the panel. Who has no session goes to the login and
 * comes back to where it was; who has one, but not the role, is told so; who has to set a password or a second factor is
 * led there first. Nothing below has run by then.
 */
export const requireSession: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const admin = await getAdmin({ request, context });
  if (!admin) throw toLogin(request, url, context);
  if (!mayOpen(admin.role, pattern)) throw refuse(admin, { context, pattern });
  if (admin.pendingStep !== null && !isOpenToPending(pattern)) throw redirect(withReturn(firstAccess, request, url));
  context.set(adminContext, admin);
  // Nobody waits for it here, and not so long later.
  void context.get(servicesContext).prepareReader();
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

function refuse({ id, role }: Admin, { context, pattern }: Pick<RouteArgs, "context" | "pattern">) {
  context.get(servicesContext).log.warn({ account: id, role, pattern }, "access refused");
  return refuseAccess(pattern);
}

function toLogin(request: Request, url: URL, context: Readonly<RouterContextProvider>): Response {
  const headers = new Headers();
  if (hasSessionCookie(request.headers.get("cookie"))) {
    headers.append("Set-Cookie", noticeCookie("session-ended", context.get(servicesContext).site.url));
  }
  return redirect(withReturn("/admin/login", request, url), { headers });
}

/** With where to go on to afterwards. */
function withReturn(path: string, { method }: Request, url: URL): string {
  const from = method === "GET" ? url.pathname + url.search : url.pathname;
  return from === "/admin" ? path : `${path}?${new URLSearchParams({ voltar: from })}`;
}
