import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/redirects-file";
import { readFormat, toExport } from "./to-export.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const format = readFormat(url.searchParams);
  return toExport(context.get(servicesContext).exports.exportRedirects(format), "redirects", format);
}
