import { Form } from "react-router";
import { invitationDays } from "#domain/accounts.ts";
import { AccountSection } from "../account/account-section.tsx";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { InviteFields } from "./people-forms.ts";
import { RoleChoice } from "./role-choice.tsx";

type InviteSectionProps = { canMail: boolean; answer: FormAnswer | undefined };

export function InviteSection({ canMail, answer }: InviteSectionProps) {
  const { formId, fields } = usePanelForm<InviteFields>("invite", answer);
  return (
    <AccountSection title="Convidar">
      <p className="text-soft-ink">
        Você recebe um link para mandar à pessoa. Com ele, ela cria a própria senha. Ele vale por {invitationDays} dias
        e só pode ser usado uma vez.
      </p>
      <Form id={formId} method="post" className="space-y-4">
        <Field label="Nome" field={fields.name} type="text" autoComplete="off" maxLength={80} />
        <Field
          label="E-mail (opcional)"
          field={fields.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          required={false}
          hint={
            canMail
              ? "Se preencher, o convite também vai por e-mail. Se não, a pessoa digita o e-mail dela."
              : "Se não preencher, a pessoa digita o e-mail dela ao aceitar."
          }
        />
        <RoleChoice field={fields.role} usual="staff" />
        <SubmitButton intent="invite" busy="Criando convite...">
          Criar convite
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
