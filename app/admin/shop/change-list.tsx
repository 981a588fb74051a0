import type { Change } from "./describe-changes.ts";

/** What someone else changed while a form was open. */
export function ChangeList({ savedBy, changes }: { savedBy: string; changes: readonly Change[] }) {
  return (
    <section aria-labelledby="other-changes" className="space-y-3 rounded-xl border border-warn bg-warn-pale p-5">
      <h2 id="other-changes" className="text-lg font-bold text-warn">
        {`O que ${savedBy} mudou`}
      </h2>
      <dl className="space-y-2">
        {changes.map(({ label, before, after }) => (
          <div key={`${label} ${before}`}>
            <dt className="font-semibold">{label}</dt>
            <dd>
              Era: {before}. Agora: {after}.
            </dd>
          </div>
        ))}
      </dl>
      <p>O que você escreveu está no formulário abaixo. Se salvar, vale o seu.</p>
    </section>
  );
}
