import { sayCount } from "#content/words/say-count.ts";
import { fewestPoints } from "#domain/standing.ts";

const figure = "min-w-0 rounded-xl border bg-white p-3";

function sayPlaces(count: number): string {
  return count === 0 ? "Nenhum lugar" : sayCount(count, "lugar", "lugares");
}

/** The three things to look for, how many there are, and their signs in the table. */
export function MapLegend({
  gaps,
  crowded,
  weak,
  crowdedFrom,
}: Record<"gaps" | "crowded" | "weak" | "crowdedFrom", number>) {
  return (
    <dl className="grid gap-2 sm:grid-cols-3">
      <div className={`${figure} border-dashed border-line`}>
        <dt className="font-semibold">
          <span aria-hidden="true">+ </span>Falta página
        </dt>
        <dd>
          {sayPlaces(gaps)} <span className="text-soft-ink">sem página sobre o assunto</span>
        </dd>
      </div>
      <div className={`${figure} border-danger`}>
        <dt className="font-semibold text-danger">
          <span aria-hidden="true">▲ </span>Páginas demais
        </dt>
        <dd>
          {sayPlaces(crowded)}{" "}
          <span className="text-soft-ink">com {crowdedFrom} ou mais páginas sobre o mesmo assunto</span>
        </dd>
      </div>
      <div className={`${figure} border-warn`}>
        <dt className="font-semibold text-warn">
          <span aria-hidden="true">▼ </span>Nota baixa
        </dt>
        <dd>
          {sayPlaces(weak)} <span className="text-soft-ink">com nota média abaixo de {fewestPoints} no assunto</span>
        </dd>
      </div>
    </dl>
  );
}
