import { servicesContext } from "#app/services.ts";
import { readChosen } from "../batches/batch-address.ts";
import type { Route } from "./+types/pages-file";
import { readFormat, toExport } from "./to-export.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const { chosen } = readChosen(url.searchParams);
  const format = readFormat(url.searchParams);
  const options = { hasTexts: url.searchParams.get("textos") !== "nao" };
  const wanted = "ids" in chosen ? chosen : chosen.filter;
  return toExport(context.get(servicesContext).exports.exportPages(format, wanted, options), "pages", format);
}
