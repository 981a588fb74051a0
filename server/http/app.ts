import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
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
  app.use(bodyLimit({ maxSize: megabyte, onError: (context) => context.text("Payload Too Large", 413) }));

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const reason = await whyNotReady();
    return reason === null ? context.text("ready") : context.text(reason, 503);
  });
  app.use(
    "/assets/*",
    serveStatic({
      root: assetsFolder,
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
    async (context) => context.text("Not Found", 404),
  );
  app.use(
    serveStatic({
      root: assetsFolder,
      precompressed: true,
      onFound: (_path, context) => context.header("Cache-Control", "public, max-age=3600"),
    }),
  );
  app.on(["GET", "POST"], "/api/auth/*", (context) => auth(context.req.raw));
  app.all("*", (context) => pages(context.req.raw, requestIdOf(context.env.incoming)));

  app.onError((error, context) => {
    if (error instanceof HTTPException) return context.text(error.message, error.status);
    log.error({ err: error, path: context.req.path }, "a request failed");
    return context.text("Internal Server Error", 500);
  });
  return app;
}

function since(started: number): number {
  return Math.round(performance.now() - started);
}
