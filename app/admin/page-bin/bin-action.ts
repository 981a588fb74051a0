import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { hasRight } from "#domain/access.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { readForm, text, texts } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readBinPlace, toBinAddress } from "./bin-address.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const schema = z.object({
  intent: text,
  /** One, or all that are marked. */
  id: texts.transform((ids) => ids.slice(0, 1_000)),
  /** Where the person was who takes a page back. */
  back: text,
});

/** Takes pages out of the bin: back to where they were, or for good. */
export async function binAction({ request, url, context }: Args) {
  const { pages, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const form = await readForm(request, schema);
  const { id: ids, back } = form.value ?? { id: [], back: "" };
  const place = readBinPlace(url.searchParams);
  // Which page it is stands behind the dash, so that only the button that was pressed shows that it works.
  const [verb, what] = form.intent.split("-");

  if (verb !== "restore" && verb !== "purge") return refuse("none-marked");
  if (verb === "purge" && !hasRight(admin.role, "empty-bin")) {
    return refuse("no-access");
  }
  if (what !== "found" && ids.length === 0) return refuse("none-marked");
  let count: number;
  try {
    count = await work();
  } catch (error) {
    return form.refuse(error);
  }
  if (count === 0) return refuse("not-in-bin");
  const isOne = count === 1;
  if (verb === "purge") return go(toBinAddress(place), isOne ? "page-purged" : "pages-purged");
  return go(toPanelPath(back) ?? toBinAddress(place), isOne ? "page-restored" : "pages-restored");

  async function work(): Promise<number> {
    if (verb === "restore") {
      return what === "found" ? pages.restoreFound(place.search, admin) : (await pages.restorePages(ids, admin)).length;
    }
    return what === "found" ? pages.purgeFound(place.search, admin) : pages.purgePages(ids, admin);
  }

  function go(path: string, notice: Parameters<typeof redirectWithNotice>[3]) {
    return redirectWithNotice(path, new Headers(), site.url, notice);
  }
}

function refuse(code: ErrorCode) {
  return data({ problem: toMessage({ code }) }, { status: getStatus({ code }) });
}

/** A page of the panel and nothing else: the form could say anything. */
function toPanelPath(path: string): string | null {
  return /^\/admin\/[\w/-]*(\?[^#\s\\]*)?$/.test(path) ? path : null;
}
