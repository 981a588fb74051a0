import { data, Form, Link } from "react-router";
import type { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { useSite } from "#app/ui/use-site.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { roleWords } from "#content/words/role-words.ts";
import { isDomainError } from "#domain/errors.ts";
import { LoginCard } from "../login/login-card.tsx";
import { Field } from "../parts/field.tsx";
import { newPassword } from "../parts/new-password.ts";
import { NewPasswordFields } from "../parts/new-password-fields.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { passActionHeaders, redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/invitation";

export const headers = passActionHeaders;

const acceptForm = newPassword.safeExtend({ name: text, email: text });

const errorFields = {
  "invalid-name": "name",
  "invalid-email": "email",
  "account-exists": "email",
  "guessable-password": "password",
};

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { invitation: await context.get(servicesContext).accounts.getOpenInvitation(params.token), problem: null };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return data({ invitation: null, problem: toMessage(error) }, getStatus(error));
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const form = await readForm(request, acceptForm, errorFields);
  if (!form.value) return form.refuse();
  try {
    const granted = await accounts.acceptInvitation(request.headers, params.token, form.value);
    return redirectWithNotice("/admin", granted.headers, site.url, "invitation-accepted");
  } catch (error) {
    return form.refuse(error);
  }
}

/** For who was invited: makes the account. */
export default function InvitationPage({ loaderData: { invitation, problem }, actionData }: Route.ComponentProps) {
  const site = useSite();
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof acceptForm>>("accept", actionData, {
    name: invitation?.name,
  });
  if (!invitation) {
    return (
      <LoginCard title={problem.title}>
        <p role="alert" className="rounded-lg border border-danger bg-danger-pale px-3 py-2 text-danger">
          {problem.text}
        </p>
        <Link to="/admin/login" className={`w-full ${styles.quiet}`}>
          Ir para o login
        </Link>
      </LoginCard>
    );
  }
  const { email, role } = invitation;
  return (
    <LoginCard title={`Convite de ${site.name}`} lead="Crie a sua conta para entrar no painel.">
      <p className="rounded-lg bg-paper px-3 py-2">
        Sua função: <strong>{roleWords[role].name}</strong>. {roleWords[role].text}
      </p>
      <Problem message={actionData?.problem} id={problemId ?? "invitation-problem"} isAtField={!problemId} />
      <Form id={formId} method="post" className="space-y-4">
        <Field label="Seu nome" field={fields.name} type="text" autoComplete="name" maxLength={80} />
        {email === null ? (
          <Field
            label="Seu e-mail"
            field={fields.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            hint="Com ele você entra no painel."
          />
        ) : (
          <div>
            <p className="font-medium">Seu e-mail</p>
            <p className="[overflow-wrap:anywhere]">{email}</p>
            {/* Password managers file the password under this name. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          </div>
        )}
        <NewPasswordFields fields={fields} isFirst />
        <SubmitButton busy="Criando conta..." isWide>
          Criar conta e entrar
        </SubmitButton>
      </Form>
    </LoginCard>
  );
}
