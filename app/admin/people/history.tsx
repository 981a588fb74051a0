import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { sayActivity, serverActor } from "#content/words/activity-words.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/history";
import { readHistoryPlace, toHistoryAddress } from "./history-address.ts";
import { HistoryFilter } from "./history-filter.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { activity, runs } = context.get(servicesContext);
  const place = readHistoryPlace(url.searchParams);
  const [{ activities, next }, actors] = await Promise.all([activity.findActivities(place), activity.findActors()]);
  const said = activities.map(({ id, at, actor, action, details }) => ({
    id,
    at,
    actor,
    text: sayActivity(action, details, runs.nameGenerator),
  }));
  return { place, activities: said, next, actors };
}

/** Who changed what, newest first. */
export default function History({ loaderData: { place, activities, next, actors } }: Route.ComponentProps) {
  const isFiltered = place.actor !== undefined || place.kind !== undefined;
  return (
    <>
      <title>Histórico</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold text-brand">Histórico</h1>
          <p className="text-soft-ink">Quem fez o quê no painel. Fica guardado por 400 dias.</p>
        </div>
        <Link to="/admin/pessoas" className={styles.quiet}>
          Voltar a Pessoas
        </Link>
      </div>
      <section aria-label="Lista" className={`space-y-4 ${styles.card}`}>
        <HistoryFilter place={place} actors={actors} />
        {activities.length === 0 ? (
          <Nothing isFiltered={isFiltered} isPast={place.before !== undefined} />
        ) : (
          <ol className="divide-y divide-line">
            {activities.map(({ id, at, actor, text }) => (
              <li key={id} className="py-3">
                <p className="break-words">
                  <span className="font-semibold">{actor?.name ?? serverActor}</span>: {text}
                </p>
                <p className="text-sm text-soft-ink">
                  <DateTime date={at} />
                </p>
              </li>
            ))}
          </ol>
        )}
        {(place.before !== undefined || next !== null) && (
          <nav aria-label="Páginas do histórico" className="flex flex-wrap gap-3">
            {place.before !== undefined && (
              <Link to={toHistoryAddress({ ...place, before: undefined })} className={styles.quiet}>
                Mais novas
              </Link>
            )}
            {next !== null && (
              <Link rel="next" to={toHistoryAddress({ ...place, before: next })} className={styles.quiet}>
                Mais antigas
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}

function Nothing({ isFiltered, isPast }: { isFiltered: boolean; isPast: boolean }) {
  if (isPast) return <p>Não há nada mais antigo.</p>;
  if (!isFiltered) return <p>Nada foi feito ainda. O que as pessoas fizerem no painel aparece aqui.</p>;
  return (
    <p>
      Nada encontrado com este filtro.{" "}
      <Link to="/admin/pessoas/historico" className={styles.link}>
        Ver tudo
      </Link>
    </p>
  );
}
