import { Map as MapIcon } from "lucide-react";
import { Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { mapTitle } from "#content/words/quality-words.ts";
import { pageRange } from "#domain/paging.ts";
import { toNewPageAddress } from "../pages/page-paths.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { styles } from "../parts/styles.ts";
import { studioPath } from "../studio/studio-address.ts";
import type { Route } from "./+types/page-map";
import { buildMap, crowdedFrom, findUntold, sortSubjects, suggestTitle } from "./build-map.ts";
import { readMapPlace, toMapAddress } from "./map-address.ts";
import { MapChoice } from "./map-choice.tsx";
import { MapLegend } from "./map-legend.tsx";
import { findPlacesIn, regionChoices } from "./map-regions.ts";
import { MapTable } from "./map-table.tsx";
import { showMap } from "./show-map.ts";

const rowsShown = 15;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { quality, shop } = context.get(servicesContext);
  const place = readMapPlace(url.searchParams);
  // A form sends its empty fields too.
  if ([...url.searchParams.values()].includes("")) throw redirect(toMapAddress(place));
  const counts = await quality.countBySubject();
  const subjects = sortSubjects(counts, place.kind);
  const range = pageRange(place.page, subjects.length, rowsShown);
  if (range.page !== place.page) throw redirect(toMapAddress({ ...place, page: range.page }));
  const shown = range.total === 0 ? [] : subjects.slice(range.first - 1, range.last);
  const part = { concepts: shown.map(({ id }) => id), places: findPlacesIn(place.region) };
  const view = buildMap(shown, await quality.findMap(part), place, shop);
  const { gaps, crowded, weak } = view;
  return {
    place,
    range,
    isEmpty: counts.size === 0,
    map: showMap(view),
    figures: { gaps, crowded, weak, crowdedFrom },
    untold: findUntold(counts, place.kind).map(({ id, label }) => ({
      id,
      label,
      to: toNewPageAddress(suggestTitle(id, null)),
    })),
    regions: regionChoices,
  };
}

export default function PageMap({ loaderData }: Route.ComponentProps) {
  const { place, range, isEmpty, map, figures, untold, regions } = loaderData;
  return (
    <>
      <title>{mapTitle}</title>
      <h1 className="text-2xl font-bold text-brand">{mapTitle}</h1>
      <PageTabs />
      {isEmpty ? (
        <EmptyState
          icon={MapIcon}
          title="O mapa ainda está vazio"
          text="Ele mostra as páginas publicadas por assunto e por lugar, alguns minutos depois que são criadas: onde falta página e onde há páginas demais."
        >
          <Link to={studioPath} className={styles.button}>
            Criar páginas
          </Link>
        </EmptyState>
      ) : (
        <>
          <p>
            Páginas publicadas por assunto e por lugar. Toque num número para ver as páginas dele, ou num{" "}
            <strong>+</strong> para criar a que falta.
          </p>
          <MapChoice place={place} regions={regions} />
          <MapLegend {...figures} />
          {map.rows.length === 0 ? (
            <p className={styles.card}>Nenhuma página publicada sobre estes assuntos.</p>
          ) : (
            <MapTable map={map} place={place} />
          )}
          <NumberedPager range={range} toAddress={(page) => toMapAddress({ ...place, page })} />
          {untold.length > 0 && (
            <details className={styles.card}>
              <summary className="-my-2 flex min-h-11 cursor-pointer items-center font-semibold">
                Assuntos que conhecemos e ainda não têm página ({untold.length})
              </summary>
              <ul className="mt-3 flex flex-wrap gap-2">
                {untold.map(({ id, label, to }) => (
                  <li key={id}>
                    <Link to={to} className={styles.chip}>
                      <span aria-hidden="true">+</span>
                      <span className="sr-only">Criar página sobre </span>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </>
  );
}
