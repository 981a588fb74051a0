import { Form } from "react-router";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { AccountFields } from "./account-forms.ts";
import { AccountSection } from "./account-section.tsx";

type NameSectionProps = { name: string; email: string; answer: FormAnswer | undefined };

export function NameSection({ name, email, answer }: NameSectionProps) {
  const { formId, fields } = usePanelForm<AccountFields<"name">>("name", answer, { name });
  return (
    <AccountSection title="Nome">
      <p className="break-words text-soft-ink">{email}</p>
      <Form id={formId} method="post" className="space-y-4">
        <Field label="Seu nome" field={fields.name} type="text" autoComplete="name" maxLength={80} />
        <SubmitButton intent="name" busy="Salvando...">
          Salvar nome
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
