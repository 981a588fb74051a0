import { useState } from "react";
import { Form } from "react-router";
import { daysInBin } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { ComparedPage } from "#server/pages/page-quality-service.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

type MergeFormProps = {
  stays: ComparedPage;
  leaves: ComparedPage;
  ids: readonly [string, string];
  /** Parts of the one that leaves, by their numbers. */
  taken: readonly number[];
};

/** Which parts go over, what comes of it, and the button. Without JavaScript a second button shows what comes of it. */
export function MergeForm({ stays, leaves, ids, taken: first }: MergeFormProps) {
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set(first));
  const toggle = (number: number, isTaken: boolean) =>
    setTaken((before) => new Set(isTaken ? [...before, number] : [...before].filter((other) => other !== number)));
  const fields = {
    uma: ids[0],
    outra: ids[1],
    fica: stays.id,
    escolhido: "1",
    staysId: stays.id,
    staysVersion: stays.version,
    leavesId: leaves.id,
    leavesVersion: leaves.version,
  };
  return (
    <Form method="post" className={`space-y-5 ${styles.card}`}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {leaves.sections.length > 0 && (
        <fieldset className="space-y-2">
          <legend className="text-lg font-bold">O que aproveitar da outra página</legend>
          <p className="text-soft-ink">Já vem marcado o que a página que fica ainda não diz.</p>
          <ul className="divide-y divide-line">
            {leaves.sections.map(({ heading, text, isShared }, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its number
              <li key={number} className="py-1">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="parte"
                    value={number}
                    checked={taken.has(number)}
                    onChange={({ target }) => toggle(number, target.checked)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {heading}
                    {isShared && <span className="text-soft-ink"> (quase tudo já está na página que fica)</span>}
                  </span>
                </label>
                <details className="pl-8 text-sm">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
                    Ler esta parte<span className="sr-only">: {heading}</span>
                  </summary>
                  <p className="pb-2 whitespace-pre-line">{text}</p>
                </details>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <section aria-labelledby="merge-result" className="space-y-2">
        <h2 id="merge-result" className="text-lg font-bold">
          Como a página fica
        </h2>
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{stays.title}</bdi>
        </p>
        <ol aria-live="polite" className="list-decimal space-y-1 pl-6">
          {stays.sections.map(({ heading }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its number
            <li key={number}>{heading}</li>
          ))}
          {leaves.sections.map(
            ({ heading }, number) =>
              taken.has(number) && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its number
                <li key={number}>
                  <ins className="bg-good-pale no-underline">{heading}</ins> <strong>(vem da outra)</strong>
                </li>
              ),
          )}
        </ol>
        {stays.sections.length + taken.size === 0 && <p>O texto continua como está.</p>}
      </section>
      <p>
        A outra página vai para a lixeira por {daysInBin} dias, e quem abrir{" "}
        <span className="[overflow-wrap:anywhere]">{getGeneratedPagePath(leaves.slug)}</span> passa a ver a que fica. Dá
        para desfazer.
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="merge" busy="Juntando...">
          Juntar as duas
        </SubmitButton>
        <noscript>
          <button type="submit" formMethod="get" className={styles.quiet}>
            Ver como fica
          </button>
        </noscript>
      </div>
    </Form>
  );
}
