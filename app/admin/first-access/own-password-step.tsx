import { Form } from "react-router";
import type { z } from "zod";
import { AccountSection } from "../account/account-section.tsx";
import type { newPassword } from "../parts/new-password.ts";
import { NewPasswordFields } from "../parts/new-password-fields.tsx";
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
        <NewPasswordFields fields={fields} />
        <SubmitButton intent="own-password" busy="Salvando..." isWide>
          Salvar e abrir o painel
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
