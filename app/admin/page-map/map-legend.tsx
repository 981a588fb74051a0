import { countWords } from "#content/words/count-words.ts";
import { formatCount } from "#domain/format-count.ts";
import { fewestPoints } from "#domain/standing.ts";

const figure = "min-w-0 rounded-xl border bg-white p-3";

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
          {countWords(gaps, "lugar", "lugares")} <span className="text-soft-ink">sem página sobre o assunto</span>
        </dd>
      </div>
      <div className={`${figure} border-danger`}>
        <dt className="font-semibold text-danger">
          <span aria-hidden="true">▲ </span>Páginas demais
        </dt>
        <dd>
          {formatCount(crowded)} com {crowdedFrom} ou mais{" "}
          <span className="text-soft-ink">sobre o mesmo assunto no mesmo lugar</span>
        </dd>
      </div>
      <div className={`${figure} border-warn`}>
        <dt className="font-semibold text-warn">
          <span aria-hidden="true">▼ </span>Nota baixa
        </dt>
        <dd>
          {formatCount(weak)} com média abaixo de {fewestPoints}
        </dd>
      </div>
    </dl>
  );
}
