import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as AppEntry from "#app/entry.server.tsx";
import { isDomainError } from "#domain/errors.ts";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import type { CachedPage, PageCache, PageRules } from "../page-cache.ts";
import { clientAddressHeader, toNetwork } from "../security/client-address.ts";
import type { Services } from "../services.ts";
import { pageCacheControl } from "./cached-answer.ts";
import { chooseEncoding, toBrotli, toGzip } from "./encode.ts";
import { RenderQueue } from "./render-queue.ts";
import { SharedWork } from "./shared-work.ts";
import { answerUnavailable } from "./unavailable.ts";

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
type Made = { page: CachedPage } | { response: Response; body: Buffer | null };

type Parts = {
  build: SiteBuild;
  services: Services;
  cache: PageCache;
  mode: "development" | "production";
  /** Asked when a page failed. */
  isDatabaseAway(): Promise<boolean>;
};

/** React Router's answer, compressed, and kept when its page says that it may be. */
export function createPageHandler({ build, services, cache, mode, isDatabaseAway }: Parts) {
  const handle = createRequestHandler(build, mode);
  const queue = new RenderQueue();
  // A password takes long to check, which must not keep pages waiting.
  const forms = new RenderQueue();
  // A stream goes as slowly as its reader likes, and must not either.
  const streams = new RenderQueue();
  const shared = new SharedWork<Made>();

  async function createContext(services: Services, requestId: string) {
    const { entry } = typeof build === "function" ? await build() : build;
    const { servicesContext, pageRulesContext, requestIdContext } = entry.module as unknown as Entry;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestIdContext, requestId);
    return { context, pageRulesContext };
  }

  async function renderWith(
    path: string,
    others: Pick<Services, "shop" | "site"> & Partial<Services>,
  ): Promise<Response> {
    const { context } = await createContext(Object.create(services, toProperties(others)), "");
    return handle(new Request(new URL(path, others.site.url)), context);
  }

  async function make(request: Request, requestId: string): Promise<Made> {
    const { context, pageRulesContext } = await createContext(services, requestId);
    const { generation } = cache;
    const response = await handle(request, context);
    const type = response.headers.get("content-type") ?? "";
    if (!response.body || !compressible.test(type) || response.headers.has("content-encoding")) {
      return { response, body: null };
    }
    const body = Buffer.from(await response.arrayBuffer());
    const rules = context.get(pageRulesContext);
    const isCacheable =
      rules !== null && response.status === 200 && request.method === "GET" && !response.headers.has("cache-control");
    if (isCacheable && !hasSessionCookie(request.headers.get("cookie")) && !response.headers.has("set-cookie")) {
      return { page: await storePage(cache, request, response, body, rules, generation) };
    }
    return { response, body };
  }

  async function makeInTurn(request: Request, requestId: string): Promise<Made> {
    const client = toNetwork(request.headers.get(clientAddressHeader) ?? "");
    const isForm = request.method !== "GET" && request.method !== "HEAD";
    const release = await (isForm ? forms : queue).acquire(client, request.signal);
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
      if ("page" in made) return answerWith(request, made.page);
      if (made.response.status === 500 && (await isDatabaseAway())) return answerUnavailable("database-away");
      return made.body ? await answerUncached(request, made.response, made.body) : made.response;
    } catch (error) {
      if (isDomainError(error) && error.code === "too-busy") return answerUnavailable("too-busy");
      if (request.signal.aborted) return new Response(null, { status: clientLeft });
      throw error;
    }
  }

  return { answer, renderWith };
}

/** Some services are read anew at every use; those that stand in for them are as they are. */
function toProperties(values: object): PropertyDescriptorMap {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
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
  const [br, gzip] = await Promise.all([toBrotli(plain), toGzip(plain)]);
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

function answerWith(request: Request, page: CachedPage): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  const headers = new Headers([...page.headers]);
  headers.set("Content-Type", page.contentType);
  headers.set("ETag", page.etag);
  headers.set("Cache-Control", pageCacheControl);
  if (request.headers.get("if-none-match") === page.etag) {
    headers.set("Vary", vary);
    return new Response(null, { status: 304, headers });
  }
  return withBody(page[encoding], encoding, headers, 200);
}

async function answerUncached(request: Request, response: Response, body: Buffer): Promise<Response> {
  const encoding = body.length < 1_000 ? "plain" : chooseEncoding(request.headers.get("accept-encoding"));
  const encoded = encoding === "br" ? await toBrotli(body) : encoding === "gzip" ? await toGzip(body) : body;
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
