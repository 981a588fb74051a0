import { Form } from "react-router";
import { photoLimits } from "#domain/photos.ts";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { MissingAlt } from "./missing-alt.tsx";
import { PhotoSection } from "./photo-section.tsx";

const hint =
  "Diga o que se vê, como por telefone: “Portão basculante branco com motor instalado na lateral”. Quem não enxerga ouve este texto, e o Google lê.";

export function AltSection({ alt, answer }: { alt: string; answer: FormAnswer | undefined }) {
  const { formId, fields } = usePanelForm<{ alt: string }>("alt", answer, { alt });
  const { min, max } = photoLimits.alt;
  return (
    <PhotoSection title="Descrição">
      {alt === "" && (
        <div className="space-y-2">
          <MissingAlt />
          <p>Enquanto faltar, a foto não aparece em nenhuma página.</p>
        </div>
      )}
      <Form id={formId} method="post" preventScrollReset className="space-y-4">
        <Field
          label="O que a foto mostra?"
          hint={hint}
          field={fields.alt}
          type="text"
          minLength={min}
          maxLength={max}
        />
        <SubmitButton intent="alt" busy="Salvando...">
          Salvar descrição
        </SubmitButton>
      </Form>
    </PhotoSection>
  );
}
