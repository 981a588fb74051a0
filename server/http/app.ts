import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { toLoggedPath } from "#domain/logged-path.ts";
import type { ReportSubject } from "../contacts/report-handler.ts";
import { countQueries } from "../database/query-count.ts";
import type { Log } from "../log.ts";
import { clientAddressHeader, getClientAddress } from "../security/client-address.ts";
import { isFromOwnSite, type SiteOrigin } from "../security/own-site.ts";
import { type SessionCheck, withoutSession } from "../security/signed-session.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import { getRequestId } from "./request-id.ts";
import { strictPolicy } from "./security-headers.ts";
import { answerUnavailable } from "./unavailable.ts";

export type AppParts = {
  log: Log;
  /** On every answer. */
  sharedHeaders: readonly [string, string][];
  pages(request: Request, requestId: string): Promise<Response>;
  /** Where the sign-in with Google comes back to: the one address of the accounts library that is open. */
  answerGoogle(request: Request): Promise<Response>;
  origin: SiteOrigin;
  hasSession: SessionCheck;
  /** Counts a contact or a view; never fails. */
  report(subject: ReportSubject, request: Request, address: string): Promise<Response>;
  /** The largest body of forms that take more than others, by the path of their page; it may end in `/:id`. */
  formLimits: ReadonlyMap<string, number>;
  /** Proves to search engines that who tells them of changes owns the site; null when nobody does. */
  indexNowKey: string | null;
  /** Null when all is well, else why the server should get no requests now. */
  whyNotReady(): Promise<string | null>;
  /** True when what is written now would be lost. */
  isDataGone(): boolean;
  /** Icons and the like. */
  publicFolder: string;
};

const megabyte = 1024 * 1024;
/** More than any text: these are files, which take their time on a phone's connection. */
const uploadBytes = 32 * megabyte;
const usualMilliseconds = 30_000;
const uploadMilliseconds = 150_000;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Forms of the panel for those who are not signed in. */
const openForms = /^\/admin\/(?:login|convite)(?:[/.]|$)/;

export type App = Hono<{ Bindings: HttpBindings }>;

export function createApp(parts: AppParts): App {
  const {
    log,
    sharedHeaders,
    pages,
    answerGoogle,
    origin,
    hasSession,
    report,
    formLimits,
    indexNowKey,
    whyNotReady,
    isDataGone,
    publicFolder,
  } = parts;
  const app: App = new Hono();
  const toClientRequest = (context: Context<{ Bindings: HttpBindings }>) => createClientRequest(context, parts);

  app.use(async (context, next) => {
    const started = performance.now();
    let queries: number | undefined;
    if (log.isLevelEnabled("debug")) queries = await countQueries(next);
    else await next();
    const id = getRequestId(context.env.incoming);
    for (const [name, value] of sharedHeaders) context.res.headers.set(name, value);
    context.res.headers.set("X-Request-Id", id);
    if (!context.res.headers.has("Content-Security-Policy")) {
      context.res.headers.set("Content-Security-Policy", strictPolicy);
    }
    const { method } = context.req;
    const path = toLoggedPath(context.req.path);
    // The path alone: a query may hold what someone searched for, or a token.
    log.info({ id, method, path, status: context.res.status, ms: since(started), queries });
  });
  app.use(async (context, next) =>
    methods.has(context.req.method) ? next() : context.text("Method Not Allowed", 405),
  );
  // No database takes a NUL in a text, and no address of ours has one.
  app.use(async (context, next) => (context.req.path.includes("\0") ? context.text("Not Found", 404) : next()));
  // Before all that looks at bodies and sessions, of which a balancer has none.
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const reason = await whyNotReady();
    return reason === null ? context.text("ready") : context.text(reason, 503);
  });
  // Before the limits, which refuse with an error: a report has limits of its own and is never refused.
  for (const [path, subject] of [
    ["/api/contatos", "contact"],
    ["/api/visitas", "view"],
  ] as const) {
    app.post(path, ({ req, env }) => report(subject, req.raw, getClientAddress(env.incoming, origin.trustProxy)));
  }
  app.use(async (context, next) =>
    isFromOwnSite(context.req.method, context.req.raw.headers, origin) ? next() : context.text("Forbidden", 403),
  );
  app.use(async ({ req, env }, next) =>
    isReading(req.method) || !isDataGone() ? next() : answerUnavailable("database-away", getRequestId(env.incoming)),
  );
  // Before anything of a body is read: up to 64 MB would be kept in memory for whoever sends them.
  app.use("/admin/*", async (context, next) => {
    const { raw, method, path } = context.req;
    if (isReading(method) || openForms.test(path) || hasSession(raw.headers.get("cookie"))) return next();
    const { url, headers, signal } = toClientRequest(context);
    headers.delete("content-length");
    return pages(new Request(url, { method, headers, signal }), getRequestId(context.env.incoming));
  });
  const limitTime = (milliseconds: number) =>
    timeout(milliseconds, new HTTPException(503, { message: "Service Unavailable" }));
  const [usualTime, uploadTime] = [limitTime(usualMilliseconds), limitTime(uploadMilliseconds)];
  const getFormLimit = (path: string) => {
    const page = path.replace(/\.data$/, "");
    return formLimits.get(page) ?? formLimits.get(page.replace(/[^/]+$/, ":id")) ?? megabyte;
  };
  app.use((context, next) =>
    getFormLimit(context.req.path) > uploadBytes ? uploadTime(context, next) : usualTime(context, next),
  );
  const smallBody = bodyLimit({ maxSize: megabyte, onError: refuseBody });
  const largeBodies = new Map(
    Array.from(formLimits.values(), (maxSize) => [maxSize, bodyLimit({ maxSize, onError: refuseBody })]),
  );
  app.use(async (context, next) => {
    const limit = getFormLimit(context.req.path);
    // A body of unknown length would be kept in memory before anybody asks who sends it.
    const isUnmeasured = context.req.raw.body && !context.req.raw.headers.has("content-length");
    if (limit > uploadBytes && isUnmeasured) return context.text("Length Required", 411, { Connection: "close" });
    const limitBody = largeBodies.get(limit) ?? smallBody;
    return limitBody(context, next);
  });

  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (context) => context.text(indexNowKey));
  // Those that there are have been answered before.
  app.all("/assets/*", (context) => context.text("Not Found", 404));
  const files = serveStatic({ root: publicFolder, precompressed: true });
  app.use("/:file{[^/]+\\.[a-z]+}", withCacheControl("public, max-age=3600"), files);
  app.get("/api/auth/callback/google", (context) => answerGoogle(toClientRequest(context)));
  app.all("/api/*", (context) => context.text("Not Found", 404));
  app.get("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const proper = toCanonicalPath(pathname);
    return proper === null ? next() : context.redirect(proper + search, 301);
  });
  app.all("*", (context) => pages(toClientRequest(context), getRequestId(context.env.incoming)));

  app.onError((error, context) => {
    const id = getRequestId(context.env.incoming);
    const path = toLoggedPath(context.req.path);
    if (error instanceof HTTPException && error.status === 503) {
      log.error({ id, path }, "a request took too long");
      return answerUnavailable("database-away", id);
    }
    if (error instanceof HTTPException) return context.text(error.message, error.status);
    log.error({ err: error, id, path }, "a request failed");
    return context.text(`Internal Server Error ${id}`, 500);
  });
  return app;
}

/**
 * The request as routes see it: with the client's address, without an origin, which has been checked by now, and
 * without a session that someone made up.
 */
function createClientRequest(
  { req: { raw }, env }: Context<{ Bindings: HttpBindings }>,
  { origin, hasSession }: Pick<AppParts, "origin" | "hasSession">,
): Request {
  const headers = new Headers(raw.headers);
  headers.set(clientAddressHeader, getClientAddress(env.incoming, origin.trustProxy));
  headers.delete("origin");
  const cookies = headers.get("cookie");
  if (cookies && !hasSession(cookies)) headers.set("cookie", withoutSession(cookies));
  // What follows a NUL in a query is kept, the NUL is not: see above.
  return raw.url.includes("%00")
    ? new Request(new Request(raw.url.replaceAll("%00", ""), raw), { headers })
    : new Request(raw, { headers });
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * A browser that is still sending does not listen: what it sends is read away first, as far as a list of titles could
 * ever go. What is left beyond that is not read, so the connection cannot be used again.
 */
async function refuseBody(context: Context): Promise<Response> {
  const { body } = context.req.raw;
  if (body && !body.locked) await drain(body, 64 * megabyte);
  return context.text("Payload Too Large", 413, { Connection: "close" });
}

async function drain(body: ReadableStream<Uint8Array>, limit: number): Promise<void> {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.length;
    if (read > limit) return;
  }
}

function withCacheControl(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok && !context.res.headers.has("Cache-Control")) {
      context.res.headers.set("Cache-Control", cacheControl);
    }
  };
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}
