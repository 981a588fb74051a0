import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as AppEntry from "#app/entry.server.tsx";
import { hasSessionCookie } from "#domain/session-cookie.ts";
import type { CachedPage, PageCache, PageRules } from "../page-cache.ts";
import type { Services } from "../services.ts";
import { pageCacheControl } from "./cached-answer.ts";
import { chooseEncoding, toBrotli, toGzip } from "./encode.ts";

type Entry = typeof AppEntry;

/** As a function only where it changes between requests: React Router then works out all routes for each of them. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

/** Text that is worth compressing and is whole when it comes; a stream of events is neither. */
const compressible = /^(text\/(html|javascript|plain|xml|x-script)|application\/(json|xml|rss\+xml|manifest\+json))\b/;

const vary = "Accept-Encoding, Cookie";

/** Headers that the cached answer writes itself. */
const ownHeaders = new Set(["content-type", "content-length", "content-encoding", "etag", "cache-control", "vary"]);

/** React Router's answer, compressed, and kept when its page says that it may be. */
export function createPageHandler(
  build: SiteBuild,
  services: Services,
  cache: PageCache,
  mode: "development" | "production",
) {
  const handle = createRequestHandler(build, mode);

  async function createContext(services: Services, requestId: string) {
    const { entry } = typeof build === "function" ? await build() : build;
    const { servicesContext, pageRulesContext, requestIdContext } = entry.module as unknown as Entry;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestIdContext, requestId);
    return { context, pageRulesContext };
  }

  async function renderWith(path: string, others: Pick<Services, "shop" | "site">): Promise<Response> {
    const { context } = await createContext(Object.create(services, toProperties(others)), "");
    return handle(new Request(new URL(path, others.site.url)), context);
  }

  async function answer(request: Request, requestId: string): Promise<Response> {
    const { context, pageRulesContext } = await createContext(services, requestId);
    const { generation } = cache;
    const response = await handle(request, context);
    const type = response.headers.get("content-type") ?? "";
    if (!response.body || !compressible.test(type) || response.headers.has("content-encoding")) return response;

    const body = Buffer.from(await response.arrayBuffer());
    const rules = context.get(pageRulesContext);
    const isCacheable =
      rules !== null && response.status === 200 && request.method === "GET" && !response.headers.has("cache-control");
    if (isCacheable && !hasSessionCookie(request.headers.get("cookie")) && !response.headers.has("set-cookie")) {
      const page = await storePage(cache, request, response, body, rules, generation);
      return answerWith(request, response, page);
    }
    return answerUncached(request, response, body);
  }

  return { answer, renderWith };
}

/** Some services are read anew at every use; those that stand in for them are as they are. */
function toProperties(values: object): PropertyDescriptorMap {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
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

function answerWith(request: Request, response: Response, page: CachedPage): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  const headers = new Headers(response.headers);
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
