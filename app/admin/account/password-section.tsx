import { Form } from "react-router";
import { passwordLength } from "#domain/accounts.ts";
import { PasswordField } from "../parts/field.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { AccountSection } from "./account-section.tsx";

export function PasswordSection({ email, isWrong }: { email: string; isWrong: boolean }) {
  const problemId = isWrong ? "account-problem" : undefined;
  return (
    <AccountSection title="Senha">
      <p className="text-soft-ink">Ao trocar a senha, todas as sessões são encerradas, inclusive esta.</p>
      <Form method="post" className="space-y-4">
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label="Senha atual" name="current" autoComplete="current-password" problemId={problemId} />
        <PasswordField
          label="Nova senha"
          name="password"
          autoComplete="new-password"
          hint={`De ${passwordLength.min} a ${passwordLength.max} caracteres`}
          problemId={problemId}
        />
        <PasswordField label="Repita a nova senha" name="repeated" autoComplete="new-password" problemId={problemId} />
        <SubmitButton intent="password" busy="Salvando...">
          Trocar senha
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
