import { SearchX, Trash2 } from "lucide-react";
import { Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCount } from "#content/words/say-count.ts";
import { hasRight } from "#domain/access.ts";
import { daysInBin } from "#domain/page-life.ts";
import { pageRange } from "#domain/paging.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { SearchBox } from "../parts/search-box.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/page-bin";
import { binAction } from "./bin-action.ts";
import { readBinPlace, toBinAddress } from "./bin-address.ts";
import { BinRows } from "./bin-rows.tsx";

export const headers = passActionHeaders;

const shown = 50;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pages } = context.get(servicesContext);
  const place = readBinPlace(url.searchParams);
  const found = await pages.listBin({ search: place.search, limit: shown, offset: (place.page - 1) * shown });
  const range = pageRange(place.page, found.total, shown);
  if (range.page !== place.page) throw redirect(toBinAddress({ ...place, page: range.page }));
  const now = Date.now();
  return {
    place,
    range,
    canPurge: hasRight(context.get(adminContext).role, "empty-bin"),
    pages: found.pages.map((page) => ({
      ...page,
      daysLeft: Math.ceil(daysInBin - (now - page.binnedAt.getTime()) / dayMilliseconds),
    })),
  };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return binAction({ request, url, context });
}

export default function PageBin({ loaderData, actionData }: Route.ComponentProps) {
  const { place, range, pages, canPurge } = loaderData;
  const isEmpty = pages.length === 0;
  return (
    <>
      <title>Lixeira de páginas</title>
      <h1 className="text-2xl font-bold text-brand">Lixeira de páginas</h1>
      <PageTabs />
      <Problem message={actionData?.problem} id="bin-problem" />
      <p>
        O que foi excluído fica aqui por {daysInBin} dias e pode voltar como era. Depois disso sai de vez, e o endereço
        continua avisando que a página foi removida.
      </p>
      {(!isEmpty || place.search !== "") && (
        <SearchBox
          label="Buscar na lixeira"
          hint="Título ou endereço"
          search={place.search}
          clearTo={toBinAddress({})}
        />
      )}
      {isEmpty && place.search === "" && (
        <EmptyState
          icon={Trash2}
          title="A lixeira está vazia"
          text="Quando alguém excluir uma página, no painel ou no site, ela aparece aqui e pode ser trazida de volta."
        >
          <Link to="/admin/pages-list" className={styles.quiet}>
            Ver as páginas
          </Link>
        </EmptyState>
      )}
      {isEmpty && place.search !== "" && (
        <EmptyState
          icon={SearchX}
          title={`Nada na lixeira com “${place.search}”`}
          text="Confira a grafia ou procure por menos palavras."
        >
          <Link to={toBinAddress({})} className={styles.quiet}>
            Limpar busca
          </Link>
        </EmptyState>
      )}
      {!isEmpty && (
        <p className="text-soft-ink">
          {sayCount(range.total, "página", "páginas")}
          {place.search !== "" && (range.total === 1 ? " encontrada" : " encontradas")}
        </p>
      )}
      {!isEmpty && (
        <BinRows key={pages.map(({ id }) => id).join()} pages={pages} total={range.total} canPurge={canPurge} />
      )}
      <NumberedPager range={range} toAddress={(page) => toBinAddress({ ...place, page })} />
    </>
  );
}
