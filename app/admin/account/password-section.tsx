import { Form } from "react-router";
import { PasswordField } from "../parts/field.tsx";
import { NewPasswordFields } from "../parts/new-password-fields.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { AccountFields } from "./account-forms.ts";
import { AccountSection } from "./account-section.tsx";

export function PasswordSection({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const { formId, fields } = usePanelForm<AccountFields<"password">>("password", answer);
  return (
    <AccountSection title="Senha">
      <p className="text-soft-ink">Ao trocar a senha, todas as sessões são encerradas, inclusive esta.</p>
      <Form id={formId} method="post" className="space-y-4">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label="Senha atual" field={fields.current} autoComplete="current-password" />
        <NewPasswordFields fields={fields} />
        <SubmitButton intent="password" busy="Salvando...">
          Trocar senha
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
