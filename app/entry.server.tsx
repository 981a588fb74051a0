import { randomBytes } from "node:crypto";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { toLoggedPath } from "#domain/logged-path.ts";
import { BootContext } from "./hydration/boot-context.ts";
import { toBootModule } from "./hydration/boot-module.ts";
import { bootParam } from "./hydration/boot-param.ts";
import { panelPolicy, publicPolicy } from "./hydration/content-security-policy.ts";
import { isPageHandle, isPanelHandle, type PageHandle } from "./hydration/page-handle.ts";
import { documentContext, failureContext, pageRulesContext, requestIdContext, servicesContext } from "./services.ts";

// The server puts its services into this context, and reads from others what a page says, how it may be cached and
// why it failed; and by this parameter that a page is asked for with its data.
export { bootParam, documentContext, failureContext, pageRulesContext, requestIdContext, servicesContext };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { matches, loaderData } = routerContext.staticHandlerContext;
  const leaf = matches.at(-1);
  const handle: unknown = leaf && routerContext.routeModules[leaf.route.id]?.handle;
  const page = isPageHandle(handle) ? handle : null;
  const query = new URL(request.url).searchParams;
  const isBoot = query.has(bootParam);
  // One spelling only, or anyone could fill the page cache with others.
  const isOddBoot = query.getAll(bootParam).join() !== "";
  if (isOddBoot || (isBoot && (!page || status !== 200))) return refuseBoot(status);

  const isPanel = matches.some((match) => isPanelHandle(routerContext.routeModules[match.route.id]?.handle));
  // A page that will be cached carries no nonce: its scripts are constant.
  const nonce = isPanel || isBoot ? randomBytes(16).toString("base64") : undefined;
  const html = await render(request, routerContext, nonce, isBoot);

  if (page && leaf && page.isCacheable?.(query, loaderData[leaf.route.id]) !== false) {
    loadContext.set(pageRulesContext, toPageRules(page, leaf.params, loaderData[leaf.route.id]));
  }
  if (isBoot && nonce) {
    headers.set("Content-Type", "text/javascript; charset=utf-8");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    return new Response(toBootModule(html, nonce), { status, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!import.meta.env.DEV) {
    const { site, shop } = loadContext.get(servicesContext);
    const needs = { frameUrl: page?.hasVideo ? shop.facts.home.videoUrl : null, hasTags: site.tags !== null };
    headers.set("Content-Security-Policy", isPanel && nonce ? panelPolicy(nonce) : publicPolicy(needs));
  }
  const response = new Response(null, { status, headers });
  loadContext.set(documentContext, { response, html });
  return response;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.set(failureContext, error);
  // Who asks for what there is not, or in a way that nothing here answers, hears so: nothing of ours failed.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { log } = context.get(servicesContext);
  const path = toLoggedPath(new URL(request.url).pathname);
  log.error({ err: error, id: context.get(requestIdContext), path }, "a page failed");
};

/** Another page's data must never come out as a script: only pages that say so boot. */
function refuseBoot(status: number): Response {
  return new Response(null, { status: status === 200 ? 400 : status });
}

function toPageRules(
  { params = [], tags }: PageHandle,
  routeParams: Record<string, string | undefined>,
  loaderData: unknown,
) {
  // Any page may show the logo or a photo of work.
  return { params: [...params, bootParam], tags: ["photos", ...(tags?.(routeParams, loaderData) ?? [])] };
}

/** The whole document at once: no holes that a script would have to fill. */
async function render(
  request: Request,
  routerContext: EntryContext,
  nonce: string | undefined,
  isBoot: boolean,
): Promise<string> {
  const hasScripts = nonce !== undefined || import.meta.env.DEV;
  const document = (
    <BootContext value={isBoot}>
      <ServerRouter context={hasScripts ? routerContext : keepMatched(routerContext)} url={request.url} nonce={nonce} />
    </BootContext>
  );
  // Who sends no scripts waits for nothing, and is spared a stream, which costs half as much as the render.
  if (!hasScripts) return `<!DOCTYPE html>${renderToString(document)}`;
  // A failure rejects the render, and handleError logs it: once is enough.
  const options = { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: () => {} };
  const { prelude } = await prerenderToNodeStream(document, options);
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Where no script will navigate on, the router need not know the other routes; making all of them takes its time. */
function keepMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}
