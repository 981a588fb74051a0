import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { listDeletionFailed, publishingFailed } from "#content/words/panel-words.ts";
import type { Message } from "#domain/accounts.ts";
import { isDomainError } from "#domain/errors.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readPlace, toListAddress } from "./list-address.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const { title } = listDeletionFailed;
const alreadyGone = "Ela já não estava na lista. Atualize a lista";

/** Publishes a draft, or deletes one page or all that are marked; stays at the same place of the list. */
export async function listAction({ request, url, context }: Args) {
  const { pages, site, log } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const ids = form.getAll("id").filter((id) => typeof id === "string");
  const here = toListAddress(readPlace(url.searchParams));
  const [first = ""] = ids;
  return String(form.get("intent")).startsWith("publish-") ? publish(first) : remove();

  async function publish(id: string) {
    try {
      if (!(await pages.publishPage(id))) return refuse(404, { title: publishingFailed.title, text: alreadyGone });
      return redirectWithNotice(here, new Headers(), site.url, "page-published");
    } catch (error) {
      if (isDomainError(error)) return refuse(getStatus(error), toMessage(error));
      log.error({ err: error }, "a draft could not be published");
      return refuse(500, { title: publishingFailed.title, text: publishingFailed.description });
    }
  }

  async function remove() {
    if (ids.length === 0) {
      return refuse(400, { title: "Nenhuma página marcada", text: "Marque as páginas que quer excluir" });
    }
    try {
      const gone = await pages.deletePages(ids, context.get(adminContext));
      if (gone === 0) return refuse(404, { title, text: alreadyGone });
      return redirectWithNotice(here, new Headers(), site.url, gone === 1 ? "page-deleted" : "pages-deleted");
    } catch (error) {
      if (isDomainError(error)) return refuse(getStatus(error), toMessage(error));
      log.error({ err: error }, "pages could not be deleted");
      return refuse(500, { title, text: "Nada foi excluído. Tente de novo em instantes" });
    }
  }
}

function refuse(status: number, problem: Message) {
  return data({ problem }, { status });
}
