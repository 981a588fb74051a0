import { Form } from "react-router";
import { Field } from "../parts/field.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { AccountSection } from "./account-section.tsx";

export function NameSection({ name, email, isWrong }: { name: string; email: string; isWrong: boolean }) {
  return (
    <AccountSection title="Nome">
      <p className="break-words text-soft-ink">{email}</p>
      <Form method="post" className="space-y-4">
        <Field
          label="Seu nome"
          name="name"
          type="text"
          autoComplete="name"
          defaultValue={name}
          maxLength={80}
          problemId={isWrong ? "account-problem" : undefined}
        />
        <SubmitButton intent="name" busy="Salvando...">
          Salvar nome
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
