import { ArrowRight } from "lucide-react";
import { Form } from "react-router";
import { addressKindWords } from "#content/words/redirect-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { type OldAddress, quietRedirectDays } from "#domain/old-addresses.ts";
import { DateTime } from "../parts/date-time.tsx";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { RedirectFields } from "./redirects-action.ts";

type RedirectRowProps = { item: OldAddress; formName: string; answer: FormAnswer | undefined };

const label = "inline-block rounded-md border px-2 py-0.5 text-sm font-medium";

export function RedirectRow({ item, formName, answer }: RedirectRowProps) {
  const { from, to, kind, madeBy, at, hits, lastHitAt, isQuiet, isBroken } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 md:p-4">
      <div className="min-w-0 flex-1 basis-72 space-y-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{from}</p>
        {to !== null && (
          <p className="flex items-start gap-2">
            <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-soft-ink" />
            <span className="sr-only">leva para </span>
            <a
              href={to}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere] text-brand underline underline-offset-4"
            >
              {to}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </p>
        )}
        <p className="flex flex-wrap gap-1.5">
          <span className={`${label} border-line bg-paper`}>{addressKindWords[kind]}</span>
          {isBroken && (
            <span className={`${label} border-danger bg-danger-pale text-danger`}>
              Quebrado: não há mais página onde ele leva
            </span>
          )}
          {isQuiet && (
            <span className={`${label} border-warn bg-warn-pale text-warn`}>Sem uso há {quietRedirectDays} dias</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-soft-ink">
          <span>
            {to === null ? "Removida em " : "Desde "}
            <DateTime date={at} />
            {madeBy !== "" && `, por ${madeBy}`}
          </span>
          {hits !== null && <span>{sayCount(hits, "acesso", "acessos")}</span>}
          {lastHitAt !== null && (
            <span>
              Último em <DateTime date={lastHitAt} />
            </span>
          )}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-start gap-2 md:w-auto">
        <ChangeTarget item={item} formName={formName} answer={answer} />
        {to !== null && <DeleteQuestion from={from} name={formName} />}
      </div>
    </li>
  );
}

function ChangeTarget({ item: { from, to }, formName, answer }: RedirectRowProps) {
  const { fields, formId } = usePanelForm<RedirectFields>(formName, answer, { to: to ?? "" });
  return (
    <details name="change-redirect" className="relative max-md:open:w-full" open={answer !== undefined}>
      <summary className={`${styles.quiet} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {to === null ? "Levar a outra página" : "Trocar destino"}
        <span className="sr-only"> de {from}</span>
      </summary>
      <Form
        id={formId}
        method="post"
        preventScrollReset
        className="mt-2 space-y-3 rounded-lg border border-line bg-white p-3 md:absolute md:right-0 md:z-10 md:w-96 md:shadow-lg"
      >
        <input type="hidden" name="from" value={from} />
        <Field field={fields.to} label="Leva para" maxLength={500} autoComplete="off" />
        <SubmitButton intent={`change-${formName}`} busy="Salvando...">
          Salvar destino
        </SubmitButton>
      </Form>
    </details>
  );
}

function DeleteQuestion({ from, name }: { from: string; name: string }) {
  return (
    <details name="delete-redirect" className="relative max-md:open:w-full">
      <summary className={`${styles.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        Apagar<span className="sr-only"> o redirecionamento de {from}</span>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 max-w-sm space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg"
      >
        <input type="hidden" name="from" value={from} />
        <p>Apagar este redirecionamento? Quem usar o endereço antigo não acha mais a página.</p>
        <SubmitButton intent={`delete-${name}`} kind="danger" busy="Apagando...">
          Sim, apagar
        </SubmitButton>
      </Form>
    </details>
  );
}
