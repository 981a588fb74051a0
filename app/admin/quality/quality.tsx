import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { qualityTitle, saySearchIsCut } from "#content/words/quality-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { SearchBox } from "../parts/search-box.tsx";
import type { Route } from "./+types/quality";
import { DoneBar } from "./done-bar.tsx";
import { readStep } from "./done-step.ts";
import { qualityAction } from "./quality-action.ts";
import { readQueuePlace, toQueueAddress, toReasonName } from "./queue-address.ts";
import { toQueueItem } from "./queue-item.ts";
import { QueueRows } from "./queue-rows.tsx";
import { NothingToDo, StillChecking } from "./queue-states.tsx";
import { ReasonLinks } from "./reason-links.tsx";
import { sayStep } from "./undo-step.ts";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = readQueuePlace(url.searchParams);
  const word = url.searchParams.get("feito");
  const step = readStep(word);
  const [queue, said] = await Promise.all([
    context.get(servicesContext).quality.listQueue(place),
    step && sayStep(context, step),
  ]);
  const { items, range, counts, waiting, isCut } = queue;
  if (range.page !== place.page) throw redirect(toQueueAddress({ ...place, page: range.page }, word ?? undefined));
  return {
    place,
    items: items.map(toQueueItem),
    range,
    counts,
    waiting,
    isCut,
    done: said && word && { step: word, said },
  };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return qualityAction({ request, url, context });
}

export default function Quality({ loaderData, actionData }: Route.ComponentProps) {
  const { place, items, range, counts, waiting, isCut, done } = loaderData;
  const { reason, search } = place;
  return (
    <>
      <title>{qualityTitle}</title>
      <h1 className="text-2xl font-bold text-brand">{qualityTitle}</h1>
      <PageTabs />
      {done && <DoneBar key={done.step} here={toQueueAddress(place)} {...done} />}
      <Problem message={actionData?.problem} id="quality-problem" />
      <p>O mais urgente primeiro. Tudo o que você fizer aqui pode ser desfeito.</p>
      <StillChecking waiting={waiting} />
      {(counts.pages > 0 || search !== "") && (
        <>
          <SearchBox
            label="Buscar por título ou endereço"
            hint="Parte do título"
            search={search}
            clearTo={toQueueAddress({ reason })}
            kept={reason ? { motivo: toReasonName(reason) } : {}}
          />
          <ReasonLinks place={place} counts={counts} />
        </>
      )}
      {items.length > 0 && (
        <p className="text-soft-ink">
          {sayCount(range.total, "página", "páginas")}
          {isCut && `, ${saySearchIsCut}`}
        </p>
      )}
      {items.length > 0 ? (
        <QueueRows key={items.map(({ id }) => id).join()} items={items} />
      ) : (
        <NothingToDo place={place} hasPages={counts.pages > 0} />
      )}
      <NumberedPager range={range} toAddress={(page) => toQueueAddress({ ...place, page })} />
    </>
  );
}
