import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as AppEntry from "#app/entry.server.tsx";
import { isDomainError } from "#domain/errors.ts";
import { toLoggedPath } from "#domain/logged-path.ts";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import type { CachedPage, PageCache, PageRules } from "../page-cache.ts";
import { clientAddressHeader, toNetwork } from "../security/client-address.ts";
import type { Services } from "../services.ts";
import { cdnHeaders, pageCacheControl } from "./cached-answer.ts";
import { chooseEncoding, toBrotli, toGzip } from "./encode.ts";
import { RenderQueue } from "./render-queue.ts";
import { SharedWork } from "./shared-work.ts";
import { answerUnavailable } from "./unavailable.ts";
import { isForVisitors, toVisitorsBuild } from "./visitors-build.ts";

type Entry = typeof AppEntry;

/** As a function only where it changes between requests: React Router then works out all routes for each of them. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Text that is worth compressing and is whole when it comes; a stream of events is neither. */
const compressible = /^(text\/(html|javascript|plain|xml|x-script)|application\/(json|xml|rss\+xml|manifest\+json))\b/;

const vary = "Accept-Encoding, Cookie";

/** Headers that the cached answer writes itself. */
const ownHeaders = new Set(["content-type", "content-length", "content-encoding", "etag", "cache-control", "vary"]);

/** For the log alone: nobody hears it. */
const clientLeft = 499;

/** What the router answered: a page to keep, a whole body, or a stream that is left as it is. */
type Made = { page: CachedPage } | { response: Response; body: Buffer | null; failure?: unknown };

type Parts = {
  build: SiteBuild;
  services: Services;
  cache: PageCache;
  mode: "development" | "production";
  /** Whether a CDN that hears of changes may keep pages. */
  hasCdn: boolean;
  isKnownDevice(cookies: string | null): boolean;
  /** Asked when a page failed. */
  isDatabaseAway(): Promise<boolean>;
  /** Told how long a page took to make; and of each that was not made because too many wait. */
  onRendered?(milliseconds: number): void;
  onRefused?(): void;
};

type Replacements = Pick<Services, "shop" | "site"> & Partial<Pick<Services, "pages">>;

/** React Router's answer, compressed, and kept when its page says that it may be. */
export function createPageHandler(parts: Parts) {
  const { build, services, cache, mode, hasCdn, isKnownDevice, isDatabaseAway, onRendered, onRefused } = parts;
  const handle = createHandler(build, mode);
  const queue = new RenderQueue();
  // A password takes long to check, which must not keep pages waiting.
  const forms = new RenderQueue();
  // Nor may guessers keep the staff from signing in.
  const staffForms = new RenderQueue();
  // A stream goes as slowly as its reader likes, and must not either.
  const streams = new RenderQueue();
  const shared = new SharedWork<Made>();

  async function createContext(services: Services, requestId: string) {
    const { entry } = typeof build === "function" ? await build() : build;
    const { documentContext, failureContext, servicesContext, pageRulesContext, requestIdContext } =
      entry.module as unknown as Entry;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestIdContext, requestId);
    const getHtml = (response: Response) => {
      const document = context.get(documentContext);
      return document?.response === response ? document.html : null;
    };
    return {
      context,
      getHtml,
      getFailure: () => context.get(failureContext),
      getRules: () => context.get(pageRulesContext),
    };
  }

  async function renderWith(path: string, others: Replacements): Promise<Response> {
    const { context, getHtml } = await createContext(Object.create(services, toProperties(others)), "");
    const response = await handle(new Request(new URL(path, others.site.url)), context);
    const html = getHtml(response);
    return html === null ? response : new Response(html, response);
  }

  async function make(request: Request, requestId: string): Promise<Made> {
    const { context, getHtml, getFailure, getRules } = await createContext(services, requestId);
    const { generation } = cache;
    const started = performance.now();
    const response = await handle(request, context);
    onRendered?.(performance.now() - started);
    const failure = getFailure();
    const body = await readBody(response, getHtml(response));
    if (!body) return { response, body, failure };
    const rules = getRules();
    const isCacheable =
      rules !== null && response.status === 200 && request.method === "GET" && !response.headers.has("cache-control");
    if (isCacheable && !hasSessionCookie(request.headers.get("cookie")) && !response.headers.has("set-cookie")) {
      return { page: await storePage(cache, request, response, body, rules, generation) };
    }
    return { response, body, failure };
  }

  async function makeInTurn(request: Request, requestId: string): Promise<Made> {
    const client = toNetwork(request.headers.get(clientAddressHeader) ?? "");
    const isForm = request.method !== "GET" && request.method !== "HEAD";
    const isStaff = isForm && isKnownDevice(request.headers.get("cookie"));
    const release = await (isStaff ? staffForms : isForm ? forms : queue).acquire(client, request.signal);
    let made: Made;
    try {
      const { pathname, search } = new URL(request.url);
      // Someone may have made it while this one waited.
      const page = request.method === "GET" ? cache.get(pathname, search.slice(1)) : null;
      made = page ? { page } : await make(request, requestId);
    } finally {
      release();
    }
    if (!isStream(made)) return made;
    const end = await streams.acquire(client, request.signal);
    return { response: whenRead(made.response, request.signal, end), body: null };
  }

  /** Those who ask for the same public page at a time get the same; what may not be kept is made for each. */
  async function makeForVisitor(request: Request, requestId: string): Promise<Made> {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || pathname.startsWith("/admin")) {
      return makeInTurn(await withWholeBody(request), requestId);
    }
    const key = `${cache.generation} ${pathname}${search}`;
    const { result, isOwn } = shared.join(key, request.signal, (signal) =>
      makeInTurn(new Request(request, { signal }), requestId),
    );
    const made = await result;
    return isOwn || "page" in made ? made : makeInTurn(request, requestId);
  }

  async function answer(request: Request, requestId: string): Promise<Response> {
    const isVisitor = !hasSessionCookie(request.headers.get("cookie"));
    try {
      const made = await (isVisitor ? makeForVisitor(request, requestId) : make(request, requestId));
      if ("page" in made) return answerWith(request, made.page, hasCdn);
      if (isDomainError(made.failure, "database-busy")) return answerUnavailable("database-busy", requestId);
      if (made.response.status === 500 && (await isDatabaseAway())) {
        services.log.error(toLogged(request, requestId), "the database is away");
        return answerUnavailable("database-away", requestId);
      }
      return made.body ? await answerUncached(request, made.response, made.body) : made.response;
    } catch (error) {
      if (isDomainError(error, "too-busy")) {
        onRefused?.();
        services.log.error(toLogged(request, requestId), "a request was refused, too many wait");
        return answerUnavailable("too-busy", requestId);
      }
      if (request.signal.aborted) return new Response(null, { status: clientLeft });
      throw error;
    }
  }

  return { answer, renderWith, countWaiting: () => queue.waiting + forms.waiting };
}

function createHandler(build: SiteBuild, mode: Parts["mode"]) {
  const handle = createRequestHandler(build, mode);
  if (typeof build === "function") return handle;
  const { bootParam } = build.entry.module as unknown as Entry;
  const handleForVisitors = createRequestHandler(toVisitorsBuild(build), mode);
  return (request: Request, context: RouterContextProvider) =>
    (isForVisitors(request, bootParam) ? handleForVisitors : handle)(request, context);
}

function toLogged(request: Request, id: string) {
  return { id, path: toLoggedPath(new URL(request.url).pathname) };
}

/** Some services are read anew at every use; those that stand in for them are as they are. */
function toProperties(values: object): PropertyDescriptorMap {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** Null for what is sent as it comes. */
async function readBody(response: Response, html: string | null): Promise<Buffer | null> {
  if (html !== null) return Buffer.from(html);
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !compressible.test(type) || response.headers.has("content-encoding")) return null;
  return Buffer.from(await response.arrayBuffer());
}

function isStream(made: Made): made is { response: Response; body: null } {
  if ("page" in made || made.body) return false;
  return made.response.body !== null && !made.response.headers.has("content-length");
}

/** The same answer, which says when it has been read. */
function whenRead(response: Response, signal: AbortSignal, onRead: () => void): Response {
  signal.addEventListener("abort", onRead, { once: true });
  const body = response.body?.pipeThrough(new TransformStream({ flush: onRead }));
  return new Response(body, response);
}

/** A body that comes slowly is waited for before the turn, not during it. */
async function withWholeBody(request: Request): Promise<Request> {
  return request.body ? new Request(request, { body: await request.arrayBuffer() }) : request;
}

async function storePage(
  cache: PageCache,
  request: Request,
  response: Response,
  plain: Buffer,
  rules: PageRules,
  generation: number,
): Promise<CachedPage> {
  const [br, gzip] = await Promise.all([toBrotli(plain, { isKept: true }), toGzip(plain)]);
  const page: CachedPage = {
    plain,
    br,
    gzip,
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    contentType: response.headers.get("content-type") ?? "text/html; charset=utf-8",
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
  };
  const { pathname, search } = new URL(request.url);
  cache.store(pathname, search.slice(1), page, rules, generation);
  return page;
}

function answerWith(request: Request, page: CachedPage, hasCdn: boolean): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  const headers = new Headers([...page.headers]);
  headers.set("Content-Type", page.contentType);
  headers.set("ETag", page.etag);
  headers.set("Cache-Control", pageCacheControl);
  if (hasCdn && !request.url.includes("?")) for (const [name, value] of cdnHeaders) headers.set(name, value);
  if (request.headers.get("if-none-match") === page.etag) {
    headers.set("Vary", vary);
    return new Response(null, { status: 304, headers });
  }
  return withBody(page[encoding], encoding, headers, 200);
}

async function answerUncached(request: Request, response: Response, body: Buffer): Promise<Response> {
  const encoding = body.length < 1_000 ? "plain" : chooseEncoding(request.headers.get("accept-encoding"));
  const encoded =
    encoding === "br" ? await toBrotli(body, { isKept: false }) : encoding === "gzip" ? await toGzip(body) : body;
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return withBody(encoded, encoding, headers, response.status);
}

function withBody(body: Buffer, encoding: string, headers: Headers, status: number): Response {
  headers.set("Vary", vary);
  headers.set("Content-Length", String(body.length));
  if (encoding !== "plain") headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(body), { status, headers });
}
