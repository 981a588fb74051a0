import { FileSpreadsheet } from "lucide-react";
import { Form, Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCount } from "#content/words/say-count.ts";
import { studioTitle } from "#content/words/studio-words.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";
import { DateTime } from "../parts/date-time.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/studio";
import { BringForm } from "./bring-form.tsx";
import { studioAction } from "./studio-action.ts";
import { studioPath, toReviewPath, toSheetPath } from "./studio-address.ts";
import { StudioSteps } from "./studio-steps.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { sheets: await context.get(servicesContext).studio.findSheets(context.get(adminContext)) };
}

export const action = studioAction;

export default function Studio({ loaderData: { sheets }, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{studioTitle}</title>
      <div>
        <h1 className="text-2xl font-bold text-brand">{studioTitle}</h1>
        <p className="text-soft-ink">
          De uma lista de títulos ou de uma planilha. Nada é publicado antes de você conferir.
        </p>
      </div>
      <StudioSteps step="bring" id={null} />
      <BringForm answer={actionData} />
      {sheets.length === 0 ? (
        <EmptyState
          icon={FileSpreadsheet}
          title="Nenhuma lista guardada"
          text={`Cole títulos ou escolha uma planilha acima. A lista fica guardada por ${sheetLimits.days} dias, e você pode parar e voltar depois.`}
        />
      ) : (
        <KeptSheets sheets={sheets} />
      )}
      <OtherWays />
    </>
  );
}

function KeptSheets({ sheets }: { sheets: Route.ComponentProps["loaderData"]["sheets"] }) {
  return (
    <section aria-labelledby="kept-sheets" className="space-y-2">
      <h2 id="kept-sheets" className="text-xl font-bold">
        Suas listas
      </h2>
      <p className="text-soft-ink">{`Ficam guardadas por ${sheetLimits.days} dias. Só você vê as suas.`}</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-white">
        {sheets.map(({ id, name, rowCount, createdAt, runId }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 md:p-4">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
              <p className="text-sm text-soft-ink">
                {sayCount(rowCount, "linha", "linhas")}, <DateTime date={createdAt} />
                {runId !== null && ", já virou páginas"}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {runId === null ? (
                <Link to={toReviewPath(id)} className={styles.quiet}>
                  Continuar<span className="sr-only"> com {name}</span>
                </Link>
              ) : (
                <Link to={`/admin/execucoes/${runId}`} className={styles.quiet}>
                  Ver o resultado<span className="sr-only"> de {name}</span>
                </Link>
              )}
              <Link to={toSheetPath(id)} className={styles.link}>
                Título e texto<span className="sr-only"> de {name}</span>
              </Link>
              <Form method="post" action={studioPath}>
                <button type="submit" name="forget" value={id} className={styles.link}>
                  Apagar<span className="sr-only"> {name}</span>
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = [
  { to: "/admin/local-generator", name: "Gerador Local", text: "uma página, com o texto na tela antes de salvar" },
  { to: "/admin/legacy-generator", name: "Gerador em massa", text: "muitos títulos, publicados na hora" },
  { to: "/admin/painel", name: "Gerador com IA", text: "no painel, com a sua chave da IA" },
];

function OtherWays() {
  return (
    <section aria-labelledby="other-ways" className="space-y-2">
      <h2 id="other-ways" className="text-xl font-bold">
        Outros jeitos
      </h2>
      <ul className="space-y-1">
        {ways.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
            : {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
