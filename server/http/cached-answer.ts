import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, PageCache } from "../page-cache.ts";
import { chooseEncoding } from "./encode.ts";

/** Browsers and proxies ask each time, and mostly hear that nothing changed: a new page shows at the next request. */
export const pageCacheControl = "no-cache";

export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return !!cookies && cookies.includes("basculante.session_token=");
}

/**
 * Answers from the page cache, before any framework: this is the path of nearly every visitor.
 * False when there is nothing to answer with.
 */
export function answerFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly [string, string][],
): boolean {
  if ((request.method !== "GET" && request.method !== "HEAD") || hasSessionCookie(request.headers.cookie)) return false;
  const url = request.url ?? "/";
  const cut = url.indexOf("?");
  const page = cut < 0 ? cache.get(url, "") : cache.get(url.slice(0, cut), url.slice(cut + 1));
  if (!page) return false;
  sendPage(page, request, response, shared);
  return true;
}

function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  shared: readonly [string, string][],
): void {
  const headers: string[] = [];
  for (const [name, value] of shared) headers.push(name, value);
  for (const [name, value] of page.headers) headers.push(name, value);
  headers.push("ETag", page.etag, "Cache-Control", pageCacheControl, "Vary", "Accept-Encoding, Cookie");
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  const body = page[encoding];
  headers.push("Content-Type", page.contentType, "Content-Length", String(body.length));
  if (encoding !== "plain") headers.push("Content-Encoding", encoding);
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}
