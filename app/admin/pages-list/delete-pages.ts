import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { listDeletionFailed } from "#content/words/panel-words.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readPlace, toListAddress } from "./list-address.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const { title } = listDeletionFailed;

/** Deletes one page or all that are marked, and stays at the same place of the list. */
export async function deletePages({ request, url, context }: Args) {
  const { pages, site, log } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const ids = form.getAll("id").filter((id) => typeof id === "string");
  if (ids.length === 0) {
    return refuse(400, { title: "Nenhuma página marcada", text: "Marque as páginas que quer excluir" });
  }
  try {
    const gone = await pages.deletePages(ids);
    if (gone === 0) return refuse(404, { title, text: "Ela já não estava na lista. Atualize a lista" });
    const notice = gone === 1 ? "page-deleted" : "pages-deleted";
    return redirectWithNotice(toListAddress(readPlace(url.searchParams)), new Headers(), site.url, notice);
  } catch (error) {
    log.error({ err: error }, "pages could not be deleted");
    return refuse(500, { title, text: "Nada foi excluído. Tente de novo em instantes" });
  }
}

function refuse(status: number, problem: { title: string; text: string }) {
  return data({ problem }, { status });
}
