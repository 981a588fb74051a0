import { SearchX } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCount } from "#content/words/say-count.ts";
import { sayReading, studioTitle } from "#content/words/studio-words.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { pageRange } from "#domain/paging.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/rows";
import { orMissing } from "./or-missing.ts";
import { PublishForm } from "./publish-form.tsx";
import { RowItem } from "./row-item.tsx";
import { rowsAction } from "./rows-action.ts";
import { filterWords, type RowsPlace, readRowsPlace, toReviewPath } from "./studio-address.ts";
import { StudioSteps } from "./studio-steps.tsx";

const pollMilliseconds = 1_000;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { studio } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const place = readRowsPlace(url.searchParams);
  const { id, name, rowCount, runId, options } = await orMissing(studio.getSheet(params.id, actor));
  const review = await studio.review(params.id, place, actor);
  return { sheet: { id, name, rowCount, runId, text: options.text }, place, review, today: toBusinessDay(new Date()) };
}

export const action = rowsAction;

export default function Rows({ loaderData: { sheet, place, review, today }, actionData }: Route.ComponentProps) {
  const { id, name, rowCount, runId } = sheet;
  return (
    <>
      <title>{`${name}: conferir`}</title>
      <div>
        <h1 className="text-2xl font-bold text-brand">{studioTitle}</h1>
        <p className="text-soft-ink [overflow-wrap:anywhere]">
          {name}, {sayCount(rowCount, "linha", "linhas")}
        </p>
      </div>
      <StudioSteps step="review" id={id} />
      {runId !== null && (
        <p className="rounded-lg border border-warn bg-warn-pale px-4 py-2 text-warn">
          Esta lista já virou páginas.{" "}
          <Link to={`/admin/execucoes/${runId}`} className={styles.link}>
            Ver a leva
          </Link>
        </p>
      )}
      {"rows" in review ? (
        <>
          <PublishForm counts={review.counts} leftOut={review.leftOut} today={today} answer={actionData} />
          <RowsSection id={id} text={sheet.text} place={place} review={review} />
        </>
      ) : (
        <Reading done={review.done} total={rowCount} />
      )}
    </>
  );
}

/** Reading ten thousand titles takes a while; it goes on when nobody looks. */
function Reading({ done, total }: { done: number; total: number }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <section aria-label="Leitura da lista" className={`space-y-3 ${styles.card}`}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <p className="text-lg font-semibold">{sayReading(done, total)}</p>
      <progress
        value={done}
        max={Math.max(1, total)}
        aria-label="Leitura da lista"
        className="h-3 w-full accent-brand"
      />
    </section>
  );
}

const filters = [
  { filter: "all", label: "Todas" },
  { filter: "problems", label: "Pedem atenção" },
  { filter: "left-out", label: "Deixadas de fora" },
] as const;

type Review = Extract<Route.ComponentProps["loaderData"]["review"], { rows: unknown }>;
type RowsSectionProps = {
  id: string;
  text: Route.ComponentProps["loaderData"]["sheet"]["text"];
  place: RowsPlace;
  review: Review;
};

function RowsSection({ id, text, place, review: { rows, found } }: RowsSectionProps) {
  const { filter, search, page } = place;
  const address = toReviewPath(id, place);
  const range = pageRange(page, found, sheetLimits.rowsShown);
  return (
    <section aria-labelledby="rows" className="space-y-4">
      <h2 id="rows" className="text-xl font-bold">
        Como cada linha foi entendida
      </h2>
      <div className="space-y-3 lg:flex lg:items-end lg:gap-6 lg:space-y-0">
        <nav aria-label="Quais linhas" className="flex flex-wrap gap-2">
          {filters.map(({ filter: each, label }) => (
            <Link
              key={each}
              to={toReviewPath(id, { filter: each, search })}
              aria-current={each === filter ? "true" : undefined}
              className={styles.chip}
              preventScrollReset
            >
              {label}
            </Link>
          ))}
        </nav>
        <SearchBox
          label="Buscar na lista"
          hint="Título ou linha"
          search={search}
          clearTo={toReviewPath(id, { filter })}
          kept={filter === "all" ? {} : { filtro: filterWords[filter] }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={SearchX} {...sayNothing(place)}>
          <Link to={toReviewPath(id)} className={styles.quiet}>
            Ver todas as linhas
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="text-soft-ink">{sayCount(found, "linha", "linhas")}</p>
          <ul className="divide-y divide-line rounded-xl border border-line bg-white">
            {rows.map((row) => (
              <RowItem key={row.review.line} id={id} row={row} address={address} text={text} />
            ))}
          </ul>
          <NumberedPager range={range} toAddress={(other) => toReviewPath(id, { ...place, page: other })} />
        </>
      )}
    </section>
  );
}

function sayNothing({ filter, search }: RowsPlace): { title: string; text: string } {
  if (search !== "") return { title: `Nada com “${search}”`, text: "Confira a busca, ou veja a lista toda." };
  if (filter === "problems") return { title: "Nada pede atenção", text: "Todas as linhas viram páginas como estão." };
  if (filter === "left-out") {
    return { title: "Nenhuma linha ficou de fora", text: "Use “Deixar de fora” na linha que não deve virar página." };
  }
  return { title: "Esta parte da lista está vazia", text: "Volte ao começo da lista." };
}
