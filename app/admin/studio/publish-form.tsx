import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { sayPublishing } from "#content/words/publishing-words.ts";
import { publishHeld, summariseReview } from "#content/words/review-words.ts";
import { sayCreate } from "#content/words/studio-words.ts";
import { isDomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { countPagesToMake, type ReviewCounts } from "#domain/title-review.ts";
import { Problem } from "../parts/problem.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { isAtField, usePanelForm } from "../parts/use-panel-form.ts";
import { DripFields } from "./drip-fields.tsx";
import { type PublishingFields, publishingForm, readPublishing } from "./read-publishing.ts";

type PublishFormProps = { counts: ReviewCounts; leftOut: number; today: string; answer: FormAnswer | undefined };

const modes = [
  { value: "all", label: "Publicar tudo assim que ficar pronto" },
  { value: "drip", label: "Publicar aos poucos, algumas por dia" },
  { value: "drafts", label: "Guardar tudo como rascunho" },
] as const;

/** What will be made and when it comes out, and the one button. */
export function PublishForm({ counts, leftOut, today, answer }: PublishFormProps) {
  const defaults = { mode: "all", perDay: "20", fromHour: "8", toHour: "18", firstDay: today };
  const { formId, fields, problemId } = usePanelForm<Record<keyof PublishingFields, string>>(
    "publish",
    answer,
    defaults,
  );
  const [plan, setPlan] = useState("");
  const toMake = countPagesToMake(counts);
  const summary = [
    ...summariseReview(counts),
    ...(leftOut > 0 ? [{ name: "Você deixou de fora", count: leftOut }] : []),
  ];

  function tellPlan({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget);
    const typed = publishingForm.parse({ ...Object.fromEntries(form), weekdays: form.getAll("weekdays") });
    try {
      const publishing = readPublishing(typed, today);
      setPlan(publishing.mode === "drip" ? sayPublishing(publishing, toMake, new Date()) : "");
    } catch (error) {
      if (!isDomainError(error)) throw error;
      setPlan("");
    }
  }

  return (
    <section aria-labelledby="publish" className={`space-y-4 ${styles.card}`}>
      <h2 id="publish" className="text-xl font-bold">
        Resumo
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {summary.map(({ name, count }) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-soft-ink">{name}</dt>
            <dd className="text-2xl font-bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Problem
        message={answer?.problem}
        id={problemId ?? "publish-problem"}
        isAtField={answer ? isAtField(answer) : false}
      />
      {toMake === 0 ? (
        <p className="font-medium">
          Nenhuma linha faria uma página nova. Corrija os títulos abaixo, ou volte e mude o modelo.
        </p>
      ) : (
        <Form id={formId} method="post" className="group/publish space-y-4" onChange={tellPlan}>
          <fieldset className="space-y-1">
            <legend className="font-medium">Quando publicar</legend>
            {modes.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="mode"
                  value={value}
                  defaultChecked={value === fields.mode.initialValue}
                  className="size-5 shrink-0 accent-brand"
                />
                {label}
              </label>
            ))}
          </fieldset>
          <div className="hidden group-has-[[value=drip]:checked]/publish:block">
            <DripFields fields={fields} today={today} />
          </div>
          {counts.held > 0 && (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="publishesHeld" value="1" className="size-5 shrink-0 accent-brand" />
              {`Para os que ficariam como rascunho: ${publishHeld.replace(/^P/, "p")}`}
            </label>
          )}
          <p role="status" className="font-medium empty:hidden">
            {plan}
          </p>
          <SubmitButton intent="start" busy="Começando...">
            {sayCreate(toMake)}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
