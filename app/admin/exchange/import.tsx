import { useEffect } from "react";
import { data, Form, Link, redirect, useRevalidator } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage, toSentence } from "#content/words/errors.ts";
import { exchangeTitles } from "#content/words/exchange-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { sectionFields } from "#content/words/section-fields.ts";
import { sectionWords } from "#content/words/shop-words.ts";
import { hasRight } from "#domain/access.ts";
import { isDomainError } from "#domain/errors.ts";
import { importLimits } from "#domain/exchange/imports.ts";
import type { FactSection } from "#domain/facts/facts.ts";
import { formatNumber } from "#domain/format-number.ts";
import { pageRange } from "#domain/paging.ts";
import type { Services } from "#server/services.ts";
import { exchangePath } from "../pages/page-paths.ts";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { Problem } from "../parts/problem.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { toErrorPage } from "../parts/to-error-page.ts";
import { describeChanges } from "../shop/describe-changes.ts";
import type { Route } from "./+types/import";
import { readImportPlace, toImportAddress, toOutcomeName } from "./import-address.ts";
import { ImportRows } from "./import-rows.tsx";
import { OutcomeLinks } from "./outcome-links.tsx";
import { SectionChanges } from "./section-changes.tsx";

const pollMilliseconds = 1_000;

async function requireImport(id: string, context: Route.LoaderArgs["context"]) {
  const found = await context.get(servicesContext).imports.getImport(id);
  if (!found) throw toErrorPage("import-missing");
  if (found.kind === "settings" && !hasRight(context.get(adminContext).role, "exchange-settings")) {
    throw toErrorPage("import-owner");
  }
  return found;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await requireImport(params.id, context);
  const place = readImportPlace(url.searchParams);
  const size = importLimits.rowsShown;
  const list = (page: number) =>
    services.imports.listRows(found.id, { ...place, limit: size, offset: (page - 1) * size });
  const { rows, total } = await list(place.page);
  const range = pageRange(place.page, total, size);
  if (range.page !== place.page) throw redirect(toImportAddress(found.id, { ...place, page: range.page }));
  return {
    found,
    place,
    range,
    rows: rows.map(({ reason, ...row }) => ({ ...row, reason: reason ? toSentence(reason) : "" })),
    sections: found.kind === "settings" && found.isChecked ? await describeSections(services, found.id) : [],
  };
}

async function describeSections({ facts, imports }: Pick<Services, "facts" | "imports">, id: string) {
  const sections = await imports.findChangedSections(id);
  return (Object.keys(sections) as FactSection[]).map((section) => ({
    title: sectionWords[section].title,
    changes: describeChanges(sectionFields[section], { ...facts.known[section] }, { ...sections[section] }),
  }));
}

export async function action({ params, context }: Route.ActionArgs) {
  const { imports } = context.get(servicesContext);
  const { id } = await requireImport(params.id, context);
  try {
    const { batchId } = await imports.startImport(id, context.get(adminContext));
    return redirect(batchId ? `/admin/mudancas/${batchId}` : toImportAddress(id), 303);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ problem: toMessage(error) }, { status: getStatus(error) });
  }
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, place, range, rows, sections } = loaderData;
  const { id, kind, counts, isChecked, startedAt, batchId, ignored } = found;
  const { revalidate } = useRevalidator();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const willDo = kind === "settings" ? sections.length : counts.new + counts.changed;
  useEffect(() => {
    if (isChecked) return;
    const timer = setInterval(() => void revalidate(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isChecked, revalidate]);
  return (
    <>
      <title>{`Importar ${found.fileName}`}</title>
      {!isChecked && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      <h1 className="text-2xl font-bold text-brand [overflow-wrap:anywhere]">{`Importar ${found.fileName}`}</h1>
      <Problem message={actionData?.problem} id="start-problem" />
      <section aria-label="Conferência" className={`space-y-3 ${styles.card}`}>
        <p role="status" className="text-lg font-semibold">
          {startedAt
            ? "Este arquivo já foi importado"
            : isChecked
              ? `${exchangeTitles[kind]}: ${sayPlan(kind === "settings", willDo, counts)}`
              : "Conferindo as linhas..."}
        </p>
        {!isChecked && (
          <>
            <progress
              value={total - counts.waiting}
              max={Math.max(1, total)}
              aria-label="Conferência"
              className="h-3 w-full accent-brand"
            />
            <p className="text-soft-ink">{`${formatNumber(total - counts.waiting)} de ${sayCount(total, "linha", "linhas")}`}</p>
          </>
        )}
        {ignored.length > 0 && <p className="text-soft-ink">{`Colunas que não usamos: ${ignored.join(", ")}`}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {isChecked && !startedAt && willDo > 0 && (
            <Form method="post">
              <SubmitButton intent="start" busy="Começando...">
                {kind === "settings" ? "Salvar os ajustes" : `Importar ${sayCount(willDo, "linha", "linhas")}`}
              </SubmitButton>
            </Form>
          )}
          {batchId && (
            <Link to={`/admin/mudancas/${batchId}`} className={styles.button}>
              Ver o andamento
            </Link>
          )}
          <Link to={exchangePath} className={styles.link}>
            Enviar outro arquivo
          </Link>
        </div>
        {isChecked && !startedAt && willDo > 0 && (
          <p className="text-soft-ink">
            {kind === "settings"
              ? "Cada parte da loja guarda o que era antes, e dá para voltar."
              : "Dá para acompanhar, parar e desfazer depois."}
          </p>
        )}
      </section>
      {!startedAt && <SectionChanges sections={sections} />}
      <div className="space-y-3">
        <OutcomeLinks id={id} place={place} counts={counts} />
        <SearchBox
          label="Buscar nas linhas"
          hint={kind === "settings" ? "Ajuste ou linha" : "Título ou linha"}
          search={place.search}
          clearTo={toImportAddress(id, { outcome: place.outcome })}
          kept={place.outcome ? { ver: toOutcomeName(place.outcome) } : {}}
        />
      </div>
      {rows.length > 0 ? <ImportRows kind={kind} rows={rows} /> : <p>Nenhuma linha combina com isto.</p>}
      <NumberedPager range={range} toAddress={(page) => toImportAddress(id, { ...place, page })} />
    </>
  );
}

function sayPlan(isSettings: boolean, willDo: number, counts: { same: number; refused: number }): string {
  const what = isSettings
    ? sayCount(willDo, "parte da loja muda", "partes da loja mudam")
    : sayCount(willDo, "linha muda alguma coisa", "linhas mudam alguma coisa");
  if (willDo === 0 && counts.refused === 0) return "nada muda, tudo já está assim";
  const refused = counts.refused > 0 ? `, ${sayCount(counts.refused, "linha recusada", "linhas recusadas")}` : "";
  return `${willDo === 0 ? "nada muda" : what}${refused}`;
}
