import type { Ref } from "react";
import { Form } from "react-router";
import { CreativityField } from "../parts/creativity-field.tsx";
import { look } from "../parts/look.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { type TitlesBox, TitlesField } from "../parts/titles-field.tsx";

type AiGeneratorProps = {
  typed?: { titles: string; description: string; creativity: number };
  hasKey: boolean;
  titlesRef: Ref<TitlesBox>;
  problemId?: string;
};

export function AiGenerator({ typed, hasKey, titlesRef, problemId }: AiGeneratorProps) {
  return (
    <section aria-labelledby="ai-generator" className={`space-y-4 ${look.card}`}>
      <h2 id="ai-generator" className="text-xl font-bold">
        Gerador de páginas com IA
      </h2>
      {!hasKey && <p className="text-soft-ink">Configure a API Key antes de gerar.</p>}
      <Form method="post" action="/admin/painel" className="space-y-4">
        <TitlesField
          ref={titlesRef}
          label="Títulos"
          hint="Um título por linha."
          rows={6}
          defaultValue={typed?.titles}
          problemId={problemId}
        />
        <div className="space-y-1">
          <label htmlFor="ai-description" className="font-medium">
            Descrição (opcional)
          </label>
          <textarea
            id="ai-description"
            name="description"
            rows={3}
            maxLength={5_000}
            defaultValue={typed?.description}
            className={`${look.input} py-2`}
          />
        </div>
        <CreativityField
          hint="Mais criatividade deixa o texto menos previsível."
          defaultValue={Number.isFinite(typed?.creativity) ? typed?.creativity : undefined}
        />
        <SubmitButton intent="ai" busy="Iniciando...">
          Gerar páginas com IA
        </SubmitButton>
      </Form>
    </section>
  );
}
