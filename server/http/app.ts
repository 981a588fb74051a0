import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import type { Log } from "../log.ts";
import { strictPolicy } from "./security-headers.ts";
import { requestIdOf } from "./server.ts";

export type AppParts = {
  log: Log;
  /** On every answer. */
  sharedHeaders: readonly [string, string][];
  pages(request: Request, requestId: string): Promise<Response>;
  auth(request: Request): Promise<Response>;
  /** Null when all is well, else why the server should get no requests now. */
  whyNotReady(): Promise<string | null>;
  assetsFolder: string;
};

const megabyte = 1024 * 1024;
/** Forms that may bring ten thousand titles. */
const titleForms = /^\/admin\/(painel|local-generator|legacy-generator)(\.data)?$/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export type App = Hono<{ Bindings: HttpBindings }>;

export function createApp({ log, sharedHeaders, pages, auth, whyNotReady, assetsFolder }: AppParts): App {
  const app: App = new Hono();

  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const id = requestIdOf(context.env.incoming);
    for (const [name, value] of sharedHeaders) context.res.headers.set(name, value);
    context.res.headers.set("X-Request-Id", id);
    if (!context.res.headers.has("Content-Security-Policy")) {
      context.res.headers.set("Content-Security-Policy", strictPolicy);
    }
    const { method, path } = context.req;
    // The path alone: a query may hold what someone searched for, or a token.
    log.info({ id, method, path, status: context.res.status, ms: since(started) });
  });
  app.use(async (context, next) =>
    methods.has(context.req.method) ? next() : context.text("Method Not Allowed", 405),
  );
  app.use(timeout(30_000, new HTTPException(503, { message: "Service Unavailable" })));
  const limit = bodyLimit({ maxSize: megabyte, onError: refuseBody });
  const titlesLimit = bodyLimit({ maxSize: 8 * megabyte, onError: refuseBody });
  app.use((context, next) => (titleForms.test(context.req.path) ? titlesLimit : limit)(context, next));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const reason = await whyNotReady();
    return reason === null ? context.text("ready") : context.text(reason, 503);
  });
  const files = serveStatic({ root: assetsFolder, precompressed: true });
  app.use("/assets/*", keepFor("public, max-age=31536000, immutable"), files, async (context) =>
    context.text("Not Found", 404),
  );
  app.use("/:file{[^/]+\\.[a-z]+}", keepFor("public, max-age=3600"), files);
  app.on(["GET", "POST"], "/api/auth/*", (context) => auth(context.req.raw));
  app.all("*", (context) => pages(context.req.raw, requestIdOf(context.env.incoming)));

  app.onError((error, context) => {
    if (error instanceof HTTPException) return context.text(error.message, error.status);
    log.error({ err: error, path: context.req.path }, "a request failed");
    return context.text("Internal Server Error", 500);
  });
  return app;
}

/** The rest of the body is not read, so the connection cannot be used again. */
function refuseBody(context: Context): Response {
  return context.text("Payload Too Large", 413, { Connection: "close" });
}

function keepFor(cacheControl: string): MiddlewareHandler {
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
