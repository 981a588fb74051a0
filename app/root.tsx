import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { oncePerShop } from "#content/once-per-shop.ts";
import { isServedPath } from "#content/service-area.ts";
import type { Route } from "./+types/root";
import { ConsentScript } from "./consent/consent-script.tsx";
import { BootContext } from "./hydration/boot-context.ts";
import { isPanelHandle } from "./hydration/page-handle.ts";
import { code as publicScript } from "./hydration/public-page.ts?inline-script";
import { speculationRules } from "./hydration/speculation-rules.ts";
import { readRefusal } from "./refused-page.ts";
import { requestIdContext, servicesContext } from "./services.ts";
import { linkedPaths } from "./site/frame/menu-links.ts";
import { ErrorScreen } from "./ui/error-screen.tsx";
import { RefusalScreen } from "./ui/refusal-screen.tsx";

const findHiddenPaths = oncePerShop((shop) => linkedPaths.filter((path) => !isServedPath(shop, path)));

export async function loader({ context }: Route.LoaderArgs) {
  const { photos, shop, site } = context.get(servicesContext);
  const { logo } = shop.facts.look;
  const [view] = logo === null ? [] : await photos.findViews([logo]);
  const hidden = findHiddenPaths(shop);
  return {
    site,
    ...(view && { logo: view }),
    ...(hidden.length > 0 && { hidden }),
    requestId: context.get(requestIdContext),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const isPanel = useMatches().some((match) => isPanelHandle(match.handle));
  const site = useRouteLoaderData<typeof loader>("root")?.site;
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href={site?.look ? "/aparencia/icone.svg" : "/favicon.svg"} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Novidades" />
        {site?.searchConsole && <meta name="google-site-verification" content={site.searchConsole} />}
        <Links />
        {site?.look && !isPanel && <link rel="stylesheet" href={site.look} />}
      </head>
      <body>
        {children}
        {isPanel ? <PanelScripts /> : <PublicScripts />}
      </body>
    </html>
  );
}

function PanelScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Constant, so that the Content-Security-Policy can name them. */
function PublicScripts() {
  const isBoot = useContext(BootContext);
  const hasTags = !!useRouteLoaderData<typeof loader>("root")?.site.tags;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: publicScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {hasTags && <ConsentScript />}
      {/* In development every page is hydrated, so that it can reload as one types. */}
      {(isBoot || import.meta.env.DEV) && <Scripts />}
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const refusal = readRefusal(error);
  if (refusal)
    return <RefusalScreen message={refusal} isMissing={isRouteErrorResponse(error) && error.status === 404} />;
  return <ErrorScreen error={error} reference={loaderData?.requestId} />;
}
