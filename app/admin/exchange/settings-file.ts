import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/settings-file";
import { readFormat, toExport } from "./to-export.ts";

/** For the owner alone: domain/access.ts says so of its address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const format = readFormat(url.searchParams);
  return toExport(context.get(servicesContext).exports.exportSettings(format), "settings", format);
}
