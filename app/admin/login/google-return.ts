import { servicesContext } from "#app/services.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import type { Route } from "./+types/google-return";

/** Where Google's page ends up: it says what happened and goes on to the page that was asked for. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isLink = url.searchParams.get("aviso") === "google-linked";
  const path = toPanelPath(url.searchParams.get("voltar"));
  return redirectWithNotice(
    path,
    new Headers(),
    context.get(servicesContext).site.url,
    isLink ? "google-linked" : "signed-in",
  );
}
