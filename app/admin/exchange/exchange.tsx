import { data, Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { exchangeTitles } from "#content/words/exchange-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { hasRight } from "#domain/access.ts";
import { isDomainError } from "#domain/errors.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { DateTime } from "../parts/date-time.tsx";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/exchange";
import { ExportSection } from "./export-section.tsx";
import { toImportAddress } from "./import-address.ts";
import { readUpload } from "./read-upload.ts";
import { UploadSection } from "./upload-section.tsx";

const shownImports = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { pages, imports } = context.get(servicesContext);
  const hasSettings = hasRight(context.get(adminContext).role, "exchange-settings");
  const found = await imports.findImports(shownImports);
  return {
    pageCount: await pages.countPages(),
    hasSettings,
    imports: found.filter(({ kind }) => hasSettings || kind !== "settings"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { imports } = context.get(servicesContext);
  const admin = context.get(adminContext);
  try {
    const rights = { maySettings: hasRight(admin.role, "exchange-settings") };
    const { id } = await imports.createImport(await readUpload(request), admin, rights);
    return redirect(toImportAddress(id), 303);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ problem: toMessage(error) }, { status: getStatus(error) });
  }
}

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  const { pageCount, hasSettings, imports } = loaderData;
  return (
    <>
      <title>Importar e exportar</title>
      <h1 className="text-2xl font-bold text-brand">Importar e exportar</h1>
      <PageTabs />
      <Problem message={actionData?.problem} id="import-problem" />
      <UploadSection hasSettings={hasSettings} isRefused={actionData?.problem !== undefined} />
      <ExportSection pageCount={pageCount} hasSettings={hasSettings} />
      {imports.length > 0 && (
        <section aria-labelledby="imports-title" className="space-y-3">
          <h2 id="imports-title" className="text-xl font-bold">
            Arquivos enviados nos últimos dias
          </h2>
          <ul className="divide-y divide-line rounded-xl border border-line bg-white">
            {imports.map(({ id, kind, fileName, counts, createdAt, startedAt, by }) => (
              <li key={id} className="p-4">
                <Link to={toImportAddress(id)} className={`${styles.link} [overflow-wrap:anywhere]`}>
                  {fileName}
                </Link>
                <p>
                  {`${exchangeTitles[kind]}: ${sayCount(
                    Object.values(counts).reduce((sum, count) => sum + count, 0),
                    "linha",
                    "linhas",
                  )}, `}
                  {startedAt ? "importado" : "ainda não importado"}
                </p>
                <p className="text-sm text-soft-ink">
                  <DateTime date={createdAt} />
                  {by.name !== "" && `, por ${by.name}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
