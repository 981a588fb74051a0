import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, PageCache } from "../page-cache.ts";
import type { SessionCheck } from "../security/signed-session.ts";
import { chooseEncoding, type Encoding } from "./encode.ts";
import { newRequestId } from "./request-id.ts";
import { strictPolicy } from "./security-headers.ts";

/** Browsers and proxies ask each time, and mostly hear that nothing changed: a new page shows at the next request. */
export const pageCacheControl = "no-cache";

const hostPattern = /^[\w.:[\]-]+$/;

/**
 * Answers from the page cache, before any framework: this is the path of nearly every visitor.
 * The function it gives says false when there is nothing to answer with.
 */
export function createCachedAnswer(cache: PageCache, shared: readonly [string, string][], hasSession: SessionCheck) {
  /** Written once for each page and encoding; the last value is the request's id. */
  const headersByBody = new WeakMap<Buffer, string[]>();

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
    const headers = headersByBody.get(body) ?? writeHeaders(page, encoding, shared);
    headersByBody.set(body, headers);
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
