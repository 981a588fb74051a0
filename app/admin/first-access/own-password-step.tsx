import { Form } from "react-router";
import type { z } from "zod";
import { passwordLength } from "#domain/accounts.ts";
import { AccountSection } from "../account/account-section.tsx";
import { PasswordField } from "../parts/field.tsx";
import type { newPassword } from "../parts/new-password.ts";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";

export function OwnPasswordStep({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const { formId, fields } = usePanelForm<z.infer<typeof newPassword>>("own-password", answer);
  return (
    <AccountSection title="Escolha a sua senha">
      <p className="text-soft-ink">
        A senha com que você entrou veio pronta e outra pessoa pode tê-la visto. Escolha uma que só você conheça. O
        painel abre em seguida.
      </p>
      <Form id={formId} method="post" className="space-y-4">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Nova senha"
          field={fields.password}
          autoComplete="new-password"
          hint={`De ${passwordLength.min} a ${passwordLength.max} caracteres`}
        />
        <PasswordField label="Repita a nova senha" field={fields.repeated} autoComplete="new-password" />
        <SubmitButton intent="own-password" busy="Salvando..." isWide>
          Salvar e abrir o painel
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
