import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { sayCount } from "#content/words/say-count.ts";
import { writePageFilter } from "#domain/page-filter.ts";
import { readChosen } from "../batches/batch-address.ts";
import { pagesFilePath } from "../pages/page-paths.ts";
import { toListAddress } from "../pages-list/list-address.ts";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/export-pages";
import { FormatChoice } from "./format-choice.tsx";

/** What was chosen in the list, before it goes into a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { chosen } = readChosen(url.searchParams);
  if ("ids" in chosen) return { count: chosen.ids.length, ids: chosen.ids, filter: null, back: toListAddress({}) };
  const count = await context.get(servicesContext).pages.countFiltered(chosen.filter);
  const filter = writePageFilter(chosen.filter).toString();
  return { count, ids: [], filter, back: toListAddress({ filter: chosen.filter }) };
}

export default function ExportPages({ loaderData: { count, ids, filter, back } }: Route.ComponentProps) {
  const heading = count === 0 ? "Exportar páginas" : `Exportar ${sayCount(count, "página", "páginas")}`;
  return (
    <>
      <title>{heading}</title>
      <h1 className="text-2xl font-bold text-brand">{heading}</h1>
      {count === 0 ? (
        <p>Nenhuma página foi escolhida. Marque páginas na lista, ou marque “todas da lista”.</p>
      ) : (
        <form action={pagesFilePath} className={`space-y-4 ${styles.card}`}>
          {filter === null ? (
            ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
          ) : (
            <>
              <input type="hidden" name="todas" value="sim" />
              <input type="hidden" name="filtro" value={filter} />
            </>
          )}
          <FormatChoice hasTexts />
          <button type="submit" className={styles.button}>
            Baixar o arquivo
          </button>
        </form>
      )}
      <Link to={back} className={styles.link}>
        Voltar à lista
      </Link>
    </>
  );
}
