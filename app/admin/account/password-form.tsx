import type { ReactNode } from "react";
import { Form } from "react-router";
import { PasswordField } from "../parts/field.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { AccountRefusal } from "./account-action.ts";

type PasswordFormProps = {
  label: string;
  intent: string;
  refusal: AccountRefusal | undefined;
  /** The button. */
  children: ReactNode;
};

/** For what asks for the password again. */
export function PasswordForm({ label, intent, refusal, children }: PasswordFormProps) {
  const answer = refusal?.intent === intent ? refusal : undefined;
  const { formId, fields } = usePanelForm<{ password: string }>(intent, answer);
  return (
    <Form id={formId} method="post" className="space-y-4 pt-2">
      <PasswordField label={label} field={fields.password} autoComplete="current-password" />
      {children}
    </Form>
  );
}
