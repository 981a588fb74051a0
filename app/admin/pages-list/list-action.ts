import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { type ErrorInfo, isDomainError } from "#domain/errors.ts";
import { readForm, text, texts } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { chooseColumns } from "./columns.tsx";
import { readPlace, toListAddress } from "./list-address.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const schema = z.object({
  intent: text,
  /** Of pages that are marked, or of a filter. */
  id: texts,
  /** Of a filter that is to be kept. */
  nome: text.transform((name) => name.trim()),
  coluna: texts,
});

/** Publishes a draft, or deletes one page or all that are marked; stays at the same place of the list. */
export async function listAction({ request, url, context }: Args) {
  const { pages, site, log } = context.get(servicesContext);
  const { value } = await readForm(request, schema);
  const here = toListAddress(readPlace(url.searchParams));
  if (!value) return refuse({ code: "bad-request" });
  const { intent, nome: name, coluna: columns } = value;
  const ids = findIds(value.id, intent);
  const [first = ""] = ids;
  if (intent === "columns") return chooseColumns(columns, here, site.url);
  if (intent === "save-filter" || intent === "delete-filter") return changeFilters(intent);
  return intent.startsWith("publish-") ? publish(first) : remove();

  async function changeFilters(intent: "save-filter" | "delete-filter") {
    const { id } = context.get(adminContext);
    if (intent === "delete-filter") {
      await pages.deleteFilter(id, first);
      return redirectWithNotice(here, new Headers(), site.url, "filter-deleted");
    }
    if (name === "" || name.length > 60) {
      return refuse({ code: "filter-unnamed" });
    }
    await pages.saveFilter(id, { name, query: here.split("?")[1] ?? "" });
    return redirectWithNotice(here, new Headers(), site.url, "filter-saved");
  }

  async function publish(id: string) {
    try {
      if (!(await pages.publishPage(id))) return refuse({ code: "not-in-list-to-publish" });
      return redirectWithNotice(here, new Headers(), site.url, "page-published");
    } catch (error) {
      if (isDomainError(error)) return refuse(error);
      log.error({ err: error }, "a draft could not be published");
      return refuse({ code: "publishing-failed" });
    }
  }

  async function remove() {
    if (ids.length === 0) {
      return refuse({ code: "none-marked-in-list" });
    }
    try {
      const gone = await pages.deletePages(ids, context.get(adminContext));
      if (gone === 0) return refuse({ code: "not-in-list" });
      const notice = gone === 1 ? "page-deleted" : "pages-deleted";
      return redirectWithNotice(here, new Headers(), site.url, notice, ids);
    } catch (error) {
      if (isDomainError(error)) return refuse(error);
      log.error({ err: error }, "pages could not be deleted");
      return refuse({ code: "list-deletion-failed" });
    }
  }
}

/** Those that are marked, or the one whose button was pressed. */
function findIds(marked: string[], intent: string): string[] {
  const [, one] = /^(?:publish|delete)-(?!marked$|filter$)(.+)$/.exec(intent) ?? [];
  return one ? [one] : marked;
}

function refuse(refusal: Pick<ErrorInfo, "code"> & Partial<ErrorInfo>) {
  return data({ problem: toMessage(refusal) }, { status: getStatus(refusal) });
}
