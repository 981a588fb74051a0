import type { Ref } from "react";
import { Form } from "react-router";
import { CreativityField } from "../parts/creativity-field.tsx";
import { FieldFrame, toInputProps } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { ReviewButton } from "../parts/review-button.tsx";
import { StudioButton } from "../parts/studio-button.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { type TitlesBox, TitlesField } from "../parts/titles-field.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { AiFields } from "./panel-action.ts";

type AiGeneratorProps = {
  hasKey: boolean;
  /** Others ask the owner. */
  canSetKey: boolean;
  titlesRef: Ref<TitlesBox>;
  answer: FormAnswer | undefined;
};

export function AiGenerator({ hasKey, canSetKey, titlesRef, answer }: AiGeneratorProps) {
  const { formId, fields, problemId } = usePanelForm<AiFields>("ai", answer);
  return (
    <section aria-labelledby="ai-generator" className={`space-y-4 ${styles.card}`}>
      <h2 id="ai-generator" className="text-xl font-bold">
        Gerador de páginas com IA
      </h2>
      {!hasKey && (
        <p className="text-soft-ink">
          {canSetKey
            ? "Configure a chave da IA antes de gerar."
            : "Falta a chave da IA. Peça à dona da loja para configurar."}
        </p>
      )}
      <Form id={formId} method="post" action="/admin/painel" className="space-y-4">
        <TitlesField
          ref={titlesRef}
          field={fields.titles}
          label="Títulos"
          hint="Um título por linha."
          rows={6}
          problemId={problemId && "panel-problem"}
        />
        <FieldFrame field={fields.description} label="Descrição (opcional)">
          <textarea
            rows={3}
            maxLength={5_000}
            className={`${styles.input} py-2`}
            {...toInputProps(fields.description)}
          />
        </FieldFrame>
        <CreativityField field={fields.creativity} hint="Mais criatividade deixa o texto menos previsível." />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="ai" busy="Iniciando...">
            Gerar páginas com IA
          </SubmitButton>
          <ReviewButton kind="ai" />
          <StudioButton />
        </div>
      </Form>
    </section>
  );
}
