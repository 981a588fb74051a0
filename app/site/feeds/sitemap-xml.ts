import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { pageRulesContext, servicesContext } from "#app/services.ts";
import { type Address, findAddresses } from "#content/addresses.ts";
import { pageKinds } from "#content/page-kinds.ts";
import type { Shop } from "#content/shop.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { maxEntries, type SitemapEntry, toSitemapIndex, urlEntry, urlSetEnd, urlSetStart } from "#domain/sitemap.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./+types/sitemap-xml";

const batch = 1_000;

/** No slug has a dot, so this can stand for the built-in pages. */
const builtInPart = ".paginas";

/**
 * One file while it may hold all addresses. Beyond that an index, whose parts are read by key and streamed, so
 * that memory does not grow with the number of pages: `?parte=` is the slug after which a part starts.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pages, shop, site, log } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const headers = new Headers({ "Content-Type": "application/xml; charset=utf-8" });
  if (query.has("download")) headers.set("Content-Disposition", 'attachment; filename="sitemap.xml"');
  try {
    const part = query.get("parte");
    if (part !== null && part !== builtInPart) return await streamPart(request, pages, site.url, part, headers);
    if (isOneSpelling(query)) context.set(pageRulesContext, { params: ["download", "parte"], tags: ["pages"] });
    if (part === builtInPart) {
      return new Response(urlSet(builtInEntries(shop, await pages.getLastChange()), site.url), { headers });
    }
    const generated = await findGenerated(pages, findAddresses(shop).length, log);
    if (generated === "failed") {
      return new Response(urlSet(builtInEntries(shop, null), site.url), { headers: withoutStore(headers) });
    }
    if (generated === "too many") return new Response(await createIndex(pages, site.url), { headers });
    const builtIn = builtInEntries(shop, await pages.getLastChange());
    return new Response(urlSet([...builtIn, ...generated], site.url), { headers });
  } catch (error) {
    log.error({ err: error }, "cannot make the sitemap");
    return new Response("Error generating sitemap", { status: 500, headers: { "Content-Type": "text/plain" } });
  }
}

/** Other spellings are answered but not kept: anyone could fill the page cache with them. */
function isOneSpelling(query: URLSearchParams): boolean {
  return query.getAll("download").join() === "" && query.getAll("parte").length < 2;
}

function builtInEntries(shop: Shop, pagesChanged: Date | null): SitemapEntry[] {
  return findAddresses(shop).map((address) => ({ ...address, lastModified: getLastModified(address, pagesChanged) }));
}

function getLastModified({ lastModified, listsGeneratedPages }: Address, pagesChanged: Date | null): Date {
  if (!listsGeneratedPages || pagesChanged === null || pagesChanged < lastModified) return lastModified;
  return pagesChanged;
}

function toEntry({ slug, updatedAt }: { slug: string; updatedAt: Date }): SitemapEntry {
  return { path: getGeneratedPagePath(slug), lastModified: updatedAt, ...pageKinds["useful-link"].sitemap };
}

function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  return urlSetStart + entries.map((entry) => urlEntry(entry, siteUrl)).join("") + urlSetEnd;
}

/** When the database fails, the built-in pages can be listed all the same. */
async function findGenerated(
  pages: Services["pages"],
  builtIn: number,
  log: { error(details: object, message: string): void },
) {
  try {
    if (builtIn + (await pages.countIndexable()) > maxEntries) return "too many";
    return (await pages.findAddresses({ limit: maxEntries })).map(toEntry);
  } catch (error) {
    log.error({ err: error }, "the sitemap goes without generated pages");
    return "failed";
  }
}

/** A sitemap without its pages must not be kept. */
function withoutStore(headers: Headers): Headers {
  headers.set("Cache-Control", "no-store");
  return headers;
}

async function createIndex(pages: Services["pages"], siteUrl: string): Promise<string> {
  const parts = [builtInPart, ""];
  for (;;) {
    const last = await pages.getSlugAt({ size: maxEntries, after: parts.at(-1) });
    const hasMore = last !== null && (await pages.getSlugAt({ size: 1, after: last })) !== null;
    if (!hasMore) break;
    parts.push(last);
  }
  return toSitemapIndex(parts.map((part) => `${siteUrl}/sitemap.xml?parte=${encodeURIComponent(part)}`));
}

async function streamPart(request: Request, pages: Services["pages"], siteUrl: string, part: string, headers: Headers) {
  const end = await pages.getSlugAt({ after: part, size: maxEntries });
  const state = JSON.stringify([part, end, await pages.countIndexable(), await pages.getLastChange()]);
  const etag = `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  headers.set("Cache-Control", "no-cache");
  headers.set("Vary", "Accept-Encoding");
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const lines = Readable.from(writePart(pages, siteUrl, part));
  if (!takesGzip(request.headers.get("accept-encoding"))) return toStreamResponse(lines, headers);
  headers.set("Content-Encoding", "gzip");
  // The reader hears of a failure by the end of the stream; nobody else has to.
  return toStreamResponse(
    pipeline(lines, createGzip(), () => {}),
    headers,
  );
}

/** A client that refuses it says so with q=0. */
function takesGzip(accepted: string | null): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? "");
}

function toStreamResponse(stream: Readable, headers: Headers): Response {
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
}

async function* writePart(pages: Services["pages"], siteUrl: string, part: string) {
  yield Buffer.from(urlSetStart);
  let after = part;
  for (let written = 0; written < maxEntries; ) {
    const found = await pages.findAddresses({ after, limit: Math.min(batch, maxEntries - written) });
    const last = found.at(-1);
    if (!last) break;
    yield Buffer.from(found.map((address) => urlEntry(toEntry(address), siteUrl)).join(""));
    after = last.slug;
    written += found.length;
  }
  yield Buffer.from(urlSetEnd);
}
