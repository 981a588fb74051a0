import { Plus, RefreshCw } from "lucide-react";
import { Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { isNarrowed } from "#domain/page-filter.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import { studioPath } from "../studio/studio-address.ts";
import type { Route } from "./+types/pages-list";
import { ColumnChoice, readColumns } from "./columns.tsx";
import { loadFilterChoices } from "./filter-choices.ts";
import { FilterForm } from "./filter-form.tsx";
import { listAction } from "./list-action.ts";
import { readPlace, toListAddress } from "./list-address.ts";
import { ListCaption } from "./list-caption.tsx";
import { ListProblems, NoMatch, NoPages, NothingLoads } from "./list-states.tsx";
import { loadList } from "./load-list.ts";
import { OrderLinks } from "./order-links.tsx";
import { PageRows } from "./page-rows.tsx";
import { Pager } from "./pager.tsx";
import { SavedFilters } from "./saved-filters.tsx";
import { Statistics } from "./statistics.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const place = readPlace(url.searchParams);
  // A form sends its empty fields too.
  if ([...url.searchParams.values()].includes("")) throw redirect(toListAddress(place));
  const [list, choices, saved] = await Promise.all([
    loadList(services, place),
    loadFilterChoices(services, place.filter),
    services.pages.findFilters(context.get(adminContext).id),
  ]);
  return { ...list, choices, saved, columns: readColumns(request.headers) };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return listAction({ request, url, context });
}

export default function PagesList({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, found, count, statistics, problems, choices, saved, columns } = loaderData;
  const here = toListAddress(place);
  const isEmpty = list.pages.length === 0;
  const isSearch = isNarrowed(place.filter);
  const hasFailed = problems.length > 0;
  return (
    <>
      <title>Páginas criadas</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold text-brand">Páginas criadas</h1>
        <div className="flex flex-wrap gap-2">
          <Link to={here} replace preventScrollReset className={styles.quiet}>
            <RefreshCw aria-hidden="true" className="size-4" />
            Atualizar
          </Link>
          <Link to={studioPath} className={styles.button}>
            <Plus aria-hidden="true" className="size-4" />
            Criar mais páginas
          </Link>
        </div>
      </div>
      <PageTabs />
      <Problem message={actionData?.problem} id="list-problem" />
      <ListProblems problems={problems} />
      {isEmpty && (hasFailed || !isSearch) && count !== null && count > 0 && (
        <NothingLoads count={count} retry={here} />
      )}
      {statistics && <Statistics {...statistics} />}
      {(count !== 0 || isSearch) && (
        <>
          <FilterForm place={place} choices={choices} />
          <SavedFilters place={place} saved={saved} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <OrderLinks place={place} />
            <ColumnChoice columns={columns} />
          </div>
        </>
      )}
      {isEmpty && !hasFailed && isSearch && count !== 0 && <NoMatch place={place} />}
      {count === 0 && !hasFailed && <NoPages />}
      {!isEmpty && <ListCaption place={place} found={found} />}
      {!isEmpty && (
        <PageRows
          key={list.pages.map(({ id }) => id).join()}
          pages={list.pages}
          columns={columns}
          filter={place.filter}
          found={found}
        />
      )}
      <Pager place={place} next={list.next} previous={list.previous} found={found} />
    </>
  );
}
