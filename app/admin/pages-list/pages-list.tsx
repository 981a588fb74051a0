import { Plus, RefreshCw } from "lucide-react";
import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/pages-list";
import { listAction } from "./list-action.ts";
import { readPlace, toListAddress } from "./list-address.ts";
import { ListCaption } from "./list-caption.tsx";
import { ListProblems, NoMatch, NoPages, NothingLoads } from "./list-states.tsx";
import { loadList } from "./load-list.ts";
import { OrderLinks } from "./order-links.tsx";
import { PageRows } from "./page-rows.tsx";
import { Pager } from "./pager.tsx";
import { SearchForm } from "./search-form.tsx";
import { Statistics } from "./statistics.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context.get(servicesContext), readPlace(url.searchParams));
}

export function action({ request, url, context }: Route.ActionArgs) {
  return listAction({ request, url, context });
}

export default function PagesList({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, found, count, statistics, problems } = loaderData;
  const here = toListAddress(place);
  const isEmpty = list.pages.length === 0;
  const isSearch = place.search !== "";
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
          <Link to="/admin/legacy-generator" className={styles.button}>
            <Plus aria-hidden="true" className="size-4" />
            Criar mais páginas
          </Link>
        </div>
      </div>
      <Problem message={actionData?.problem} id="list-problem" />
      <ListProblems problems={problems} />
      {isEmpty && (hasFailed || !isSearch) && count !== null && count > 0 && (
        <NothingLoads count={count} retry={here} />
      )}
      {statistics && <Statistics {...statistics} />}
      {(count !== 0 || isSearch) && (
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SearchForm place={place} />
          <OrderLinks place={place} />
        </div>
      )}
      {isEmpty && !hasFailed && isSearch && count !== 0 && <NoMatch place={place} />}
      {count === 0 && !hasFailed && <NoPages />}
      {!isEmpty && <ListCaption place={place} found={found} />}
      {!isEmpty && <PageRows key={list.pages.map(({ id }) => id).join()} pages={list.pages} />}
      <Pager place={place} next={list.next} previous={list.previous} found={found} />
    </>
  );
}
