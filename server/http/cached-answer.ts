import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, PageCache } from "../page-cache.ts";
import type { SessionCheck } from "../security/signed-session.ts";
import { chooseEncoding, type Encoding } from "./encode.ts";
import { newRequestId } from "./request-id.ts";
import { strictPolicy } from "./security-headers.ts";

/** Browsers and proxies ask each time, and mostly hear that nothing changed: a new page shows at the next request. */
export const pageCacheControl = "no-cache";

/**
 * For a CDN that is told of changes (RFC 9213), only where an address has no query: what it is told is an address, and
 * anyone may add a query to one. An hour is how long a lost notice can be noticed.
 */
export const cdnHeaders: readonly [string, string][] = [
  ["CDN-Cache-Control", "public, max-age=3600, stale-if-error=86400"],
];

type Parts = {
  cache: PageCache;
  /** On every answer. */
  shared: readonly [string, string][];
  hasSession: SessionCheck;
  hasCdn: boolean;
};

const hostPattern = /^[\w.:[\]-]+$/;

/**
 * Answers from the page cache, before any framework: this is the path of nearly every visitor.
 * The function it gives says false when there is nothing to answer with.
 */
export function createCachedAnswer({ cache, shared, hasSession, hasCdn }: Parts) {
  /** Written once for each page and encoding; the last value is the request's id. */
  const [headersByBody, headersWithQuery] = [new WeakMap<Buffer, string[]>(), new WeakMap<Buffer, string[]>()];
  const sharedWithCdn = hasCdn ? [...shared, ...cdnHeaders] : shared;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const { host, cookie, "accept-encoding": accepted, "if-none-match": known } = request.headers;
    // What is odd goes the long way round and is refused there.
    if (!hostPattern.test(host ?? "") || hasSession(cookie)) return false;
    const url = request.url ?? "/";
    const cut = url.indexOf("?");
    const page = cut < 0 ? cache.get(url, "") : cache.get(url.slice(0, cut), url.slice(cut + 1));
    if (!page) return false;

    const encoding = chooseEncoding(accepted as string | undefined);
    const body = page[encoding];
    const written = cut < 0 ? headersByBody : headersWithQuery;
    const headers = written.get(body) ?? writeHeaders(page, encoding, cut < 0 ? sharedWithCdn : shared);
    written.set(body, headers);
    headers[headers.length - 1] = newRequestId();
    if (known === page.etag) response.writeHead(304, headers.slice(4)).end();
    else response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

/** What describes the body comes first, so that an answer without one can leave it out. */
function writeHeaders(page: CachedPage, encoding: Encoding, shared: readonly [string, string][]): string[] {
  const hasPolicy = page.headers.some(([name]) => name === "content-security-policy");
  return [
    ...["Content-Length", String(page[encoding].length)],
    ...["Content-Type", page.contentType],
    ...(encoding === "plain" ? [] : ["Content-Encoding", encoding]),
    ...shared.flat(),
    ...page.headers.flat(),
    ...(hasPolicy ? [] : ["Content-Security-Policy", strictPolicy]),
    ...["ETag", page.etag, "Cache-Control", pageCacheControl, "Vary", "Accept-Encoding, Cookie", "X-Request-Id", ""],
  ];
}
