import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { batchWords } from "#content/words/batch-words.ts";
import { PageTabs } from "../pages/page-tabs.tsx";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/batches";
import { sayBatchState } from "./say-batch-state.ts";

const shown = 50;

export async function loader({ context }: Route.LoaderArgs) {
  return { batches: await context.get(servicesContext).batches.findBatches(shown) };
}

export default function Batches({ loaderData: { batches } }: Route.ComponentProps) {
  return (
    <>
      <title>Mudanças em várias páginas</title>
      <h1 className="text-2xl font-bold text-brand">Mudanças em várias páginas</h1>
      <PageTabs />
      {batches.length === 0 ? (
        <p className={styles.card}>
          Nenhuma ainda. Na lista de páginas, escolha um filtro ou marque páginas e diga o que fazer com elas.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-white">
          {batches.map((batch) => (
            <li key={batch.id} className="p-4">
              <Link to={`/admin/mudancas/${batch.id}`} className={styles.link}>
                {batchWords[batch.request.action].button}
              </Link>
              <p>{sayBatchState(batch)}</p>
              <p className="text-sm text-soft-ink">
                <DateTime date={batch.createdAt} />
                {batch.by.name !== "" && `, por ${batch.by.name}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Link to="/admin/pages-list" className={styles.quiet}>
        Ir para a lista de páginas
      </Link>
    </>
  );
}
