import { useEffect } from "react";
import { Form, Link, redirect, useRevalidator } from "react-router";
import { readIntent } from "#app/read-intent.ts";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { batchWords } from "#content/words/batch-words.ts";
import { toSentence } from "#content/words/errors.ts";
import { sayCount } from "#content/words/say-count.ts";
import { isBatchOver, itemsShown } from "#domain/batches.ts";
import { formatNumber } from "#domain/format-number.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { toErrorPage } from "../parts/to-error-page.ts";
import type { Route } from "./+types/batch";
import { sayBatchState } from "./say-batch-state.ts";

const pollMilliseconds = 1_000;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { batches } = context.get(servicesContext);
  const batch = await batches.getBatch(params.id);
  if (!batch) throw toErrorPage("batch-not-found");
  const states = batch.state === "undone" ? (["kept"] as const) : (["passed-over"] as const);
  const items = await batches.findItems(batch.id, states, url.searchParams.get("depois") ?? "");
  return {
    batch,
    items: items.map(({ id, title, reason }) => ({ id, title, reason: reason ? toSentence(reason) : "" })),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { batches } = context.get(servicesContext);
  if ((await readIntent(request)) === "undo") await batches.undoBatch(params.id, context.get(adminContext));
  else await batches.cancelBatch(params.id);
  return redirect(`/admin/mudancas/${encodeURIComponent(params.id)}`, 303);
}

export default function BatchPage({ loaderData: { batch, items } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isOver = isBatchOver(batch);
  const isUndoing = batch.state === "undoing";
  const done = isUndoing ? batch.undone : batch.changed + batch.passedOver;
  const total = isUndoing ? batch.changed : batch.total;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => void revalidate(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOver, revalidate]);
  const isImport = batch.request.action === "import";
  const sayItems = (count: number) =>
    isImport ? sayCount(count, "linha", "linhas") : sayCount(count, "página", "páginas");
  const { button, doing } = batchWords[batch.request.action];
  const heading = isOver ? button : doing;
  return (
    <>
      <title>{heading}</title>
      {!isOver && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      <h1 className="text-2xl font-bold text-brand">{heading}</h1>
      <section className={`space-y-3 ${styles.card}`} aria-label="Andamento">
        <p role="status" className="text-lg font-semibold">
          {sayBatchState(batch)}
        </p>
        {!isOver && (
          <>
            <progress
              value={done}
              max={Math.max(1, total)}
              aria-label="Andamento"
              className="h-3 w-full accent-brand"
            />
            <p className="text-soft-ink">{`${formatNumber(done)} de ${sayItems(total)}`}</p>
          </>
        )}
        <p className="text-sm text-soft-ink">
          Começou em <DateTime date={batch.createdAt} />
          {batch.by.name !== "" && `, por ${batch.by.name}`}
        </p>
        <div className="flex flex-wrap gap-3">
          {(batch.state === "waiting" || batch.state === "preparing") && (
            <Form method="post">
              <SubmitButton intent="cancel" kind="danger" busy="Parando...">
                Parar
              </SubmitButton>
            </Form>
          )}
          {(batch.state === "done" || batch.state === "cancelled") && batch.changed > 0 && (
            <details className="relative">
              <summary className={`${styles.quiet} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
                Desfazer
              </summary>
              <Form method="post" className="mt-2 max-w-sm space-y-3 rounded-lg border border-line bg-white p-3">
                <p>{`Voltar ${sayItems(batch.changed)} como eram antes? O que alguém mudou depois fica como está.`}</p>
                <SubmitButton intent="undo" busy="Desfazendo...">
                  Sim, desfazer
                </SubmitButton>
              </Form>
            </details>
          )}
          <Link to="/admin/pages-list" className={styles.quiet}>
            Ver as páginas
          </Link>
          <Link to="/admin/mudancas" className={styles.link}>
            Outras mudanças
          </Link>
        </div>
      </section>
      {items.length > 0 && (
        <section className="space-y-2" aria-labelledby="batch-items">
          <h2 id="batch-items" className="text-lg font-bold">
            {isImport ? "Linhas que não mudaram nada" : "Páginas que ficaram como estavam"}
          </h2>
          <ul className="divide-y divide-line rounded-xl border border-line bg-white">
            {items.map(({ id, title, reason }) => (
              <li key={id} className="p-3">
                <p className="font-semibold [overflow-wrap:anywhere]">
                  {isImport && `Linha ${Number(id)}: `}
                  {title || "Página que não existe mais"}
                </p>
                <p className="text-sm text-soft-ink">{reason}</p>
              </li>
            ))}
          </ul>
          {items.length === itemsShown && (
            <Link to={`?depois=${items.at(-1)?.id}`} className={styles.link}>
              Ver mais
            </Link>
          )}
        </section>
      )}
    </>
  );
}
