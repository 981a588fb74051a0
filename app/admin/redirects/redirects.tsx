import { SearchX, Signpost } from "lucide-react";
import { Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { sayCount } from "#content/words/say-count.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { SearchBox } from "../parts/search-box.tsx";
import { styles } from "../parts/styles.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/redirects";
import { DeletedRedirect } from "./deleted-redirect.tsx";
import { FilterLinks, OrderLinks } from "./list-links.tsx";
import { NewRedirect } from "./new-redirect.tsx";
import { RedirectRow } from "./redirect-row.tsx";
import { redirectsAction } from "./redirects-action.ts";
import { readDeleted, readRedirectsPlace, toFilterName, toRedirectsAddress } from "./redirects-address.ts";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { oldAddresses } = context.get(servicesContext);
  const place = readRedirectsPlace(url.searchParams);
  const { items, range } = await oldAddresses.list(place);
  if (range.page !== place.page) throw redirect(toRedirectsAddress({ ...place, page: range.page }));
  return { place, items, range, deleted: readDeleted(url.searchParams) };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return redirectsAction({ request, url, context });
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { place, items, range, deleted } = loaderData;
  const refusal = actionData?.form;
  const { search, filter, order } = place;
  const isNarrow = search !== "" || filter !== "all";
  return (
    <>
      <title>Redirecionamentos</title>
      <h1 className="text-2xl font-bold text-brand">Redirecionamentos</h1>
      <PageTabs />
      {deleted && <DeletedRedirect {...deleted} />}
      <Problem message={actionData?.problem} id="redirects-problem" isAtField={refusal && isAtField(refusal)} />
      <p>
        Endereços em que não há mais página: os que levam o visitante para outra e os que avisam que a página foi
        removida.
      </p>
      <NewRedirect answer={refusal?.from === null ? refusal : undefined} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SearchBox
          label="Buscar endereço"
          hint="Parte do endereço"
          search={search}
          clearTo={toRedirectsAddress({ filter, order })}
          kept={{
            ...(filter !== "all" && { ver: toFilterName(filter) }),
            ...(order === "hits" && { ordem: "acessos" }),
          }}
        />
        <OrderLinks place={place} />
      </div>
      <FilterLinks place={place} />
      {items.length > 0 && <p className="text-soft-ink">{sayCount(range.total, "endereço", "endereços")}</p>}
      {items.length > 0 && (
        <ul aria-label="Endereços" className="divide-y divide-line rounded-xl border border-line bg-white">
          {items.map((item, index) => (
            <RedirectRow
              key={item.from}
              item={item}
              formName={`redirect-${index}`}
              answer={refusal?.from === item.from ? refusal : undefined}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && !isNarrow && (
        <EmptyState
          icon={Signpost}
          title="Nenhum redirecionamento ainda"
          text="Quando uma página muda de endereço, é juntada a outra ou sai do ar, o endereço antigo aparece aqui. Também dá para fazer um à mão, acima: por exemplo, de um endereço impresso num cartão."
        />
      )}
      {items.length === 0 && isNarrow && (
        <EmptyState icon={SearchX} title="Nada encontrado" text="Nenhum endereço antigo combina com isto.">
          <Link to={toRedirectsAddress({})} className={styles.quiet}>
            Ver todos
          </Link>
        </EmptyState>
      )}
      <NumberedPager range={range} toAddress={(page) => toRedirectsAddress({ ...place, page })} />
    </>
  );
}
