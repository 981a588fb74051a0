import { getPlaceBySlug } from "#content/places/places.ts";
import { type BatchAction, type BatchRequest, readBatchRequest } from "#domain/batches.ts";
import { fromLocalTime } from "#domain/local-time.ts";
import { toPath } from "#domain/redirects.ts";

type Read = { request: BatchRequest } | { problem: string };

/** What the form says of an action, or what is wrong with it. */
export function readOptions(action: BatchAction, form: FormData | URLSearchParams, siteUrl: string): Read {
  const get = (name: string) => String(form.get(name) ?? "");
  const options = (): unknown => {
    switch (action) {
      case "unpublish":
        return { to: get("destino") === "pagina" ? toPath(get("para"), siteUrl) : null };
      case "schedule":
        return {
          at: fromLocalTime(get("quando"))?.toISOString(),
          perDay: get("porDia") === "" ? null : Number(get("porDia")),
        };
      case "place":
        return { place: get("lugar") === "titulo" ? null : get("lugar") };
      case "replace":
        return { find: get("procurar"), replacement: get("trocar"), isInTitle: form.get("titulo") !== null };
      case "rewrite":
        return { source: get("fonte"), version: get("versao"), includesEdited: form.get("editadas") !== null };
      default:
        return {};
    }
  };
  const request = readBatchRequest(action, options());
  const problem = request ? findProblem(request, get("destino")) : problems[action];
  return request && !problem ? { request } : { problem: problem ?? problems[action] ?? "Confira os campos." };
}

const problems: Partial<Record<BatchAction, string>> = {
  schedule: "Escolha um dia e uma hora, e quantas páginas por dia.",
  replace: "Digite o texto procurado, com pelo menos 2 letras.",
};

function findProblem({ action, options }: BatchRequest, target: string): string | undefined {
  if (action === "unpublish" && target === "pagina" && options.to === null) {
    return "Digite para onde os visitantes vão: um endereço deste site, que começa com uma barra.";
  }
  if (action === "schedule" && new Date(options.at).getTime() <= Date.now()) {
    return "Escolha um dia e uma hora que ainda não passaram.";
  }
  if (action === "place" && options.place && !getPlaceBySlug(options.place)) return "Escolha um lugar da lista.";
  return undefined;
}
