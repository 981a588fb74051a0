import { formatNumber } from "#domain/format-number.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { type LiveRun, stateNames } from "./run-data.ts";
import { sayTimeLeft } from "./time-left.ts";

/** Everything that is to be known of a run while it goes on. */
export function RunProgress({ run }: { run: LiveRun }) {
  const { name, state, percentage, progressText, created, held, existing, failed, currentTitle, timeLeftMs, isOver } =
    run;
  return (
    <div className="space-y-3">
      <div className="flex items-baseline justify-between gap-4">
        <p>{progressText}</p>
        <p className="text-2xl font-bold text-brand">{percentage}%</p>
      </div>
      <ProgressBar percentage={percentage} label={`Progresso: ${name}`} />
      {currentTitle !== null && (
        <p className="break-words">
          <span className="text-soft-ink">Título atual:</span> {currentTitle}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        <Figure name="Situação" value={stateNames[state]} />
        <Figure name="Criadas" value={formatNumber(created)} />
        {held > 0 && <Figure name="Rascunhos" value={formatNumber(held)} />}
        {existing > 0 && <Figure name="Já existiam" value={formatNumber(existing)} />}
        <Figure name="Erros" value={formatNumber(failed)} isBad={failed > 0} />
        {!isOver && state !== "paused" && (
          <Figure name="Tempo restante" value={timeLeftMs === null ? "calculando" : sayTimeLeft(timeLeftMs)} />
        )}
      </dl>
    </div>
  );
}

function Figure({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-soft-ink">{name}</dt>
      <dd className={`font-semibold ${isBad ? "text-danger" : ""}`}>{value}</dd>
    </div>
  );
}
