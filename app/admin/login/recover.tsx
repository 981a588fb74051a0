import { Form, Link } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/recover";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

const recoverForm = z.object({ email: text });

export function loader({ context }: Route.LoaderArgs) {
  return { canMail: context.get(servicesContext).accounts.isMailConfigured };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, recoverForm);
  if (!form.value) return form.refuse();
  try {
    await context.get(servicesContext).accounts.requestReset(request.headers, form.value.email);
    return { isSent: true as const };
  } catch (error) {
    return form.refuse(error);
  }
}

export default function Recover({ loaderData: { canMail }, actionData }: Route.ComponentProps) {
  const answer = actionData && "problem" in actionData ? actionData : undefined;
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof recoverForm>>("recover", answer);
  if (!canMail) return <AskSomeone />;
  return (
    <LoginCard title="Recuperar acesso" lead="Enviamos um link para você criar uma nova senha">
      <Problem message={answer?.problem} id={problemId ?? "recover-problem"} />
      {actionData && "isSent" in actionData ? (
        <p role="status" className="rounded-lg border border-good bg-good-pale px-3 py-2 text-good">
          Se o endereço tiver uma conta, um email com o link chega em instantes. Ele vale por 30 minutos.
        </p>
      ) : (
        <Form id={formId} method="post" className="space-y-4">
          <Field
            label="E-mail"
            field={fields.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            problemId={problemId}
          />
          <SubmitButton busy="Enviando..." isWide>
            Enviar link
          </SubmitButton>
        </Form>
      )}
      <BackToLogin />
    </LoginCard>
  );
}

/** Where no mail leaves, nothing may promise one. */
function AskSomeone() {
  return (
    <LoginCard title="Recuperar acesso">
      <p>Peça à dona da loja: em Pessoas ela gera um link para uma senha nova.</p>
      <p>
        Você é a dona? Peça a quem cuida do servidor que rode{" "}
        <code className="rounded bg-paper px-1 py-0.5 text-sm break-words">npm run admin -- reset-password EMAIL</code>,
        com o seu e-mail no lugar de EMAIL. O comando mostra uma senha nova.
      </p>
      <BackToLogin />
    </LoginCard>
  );
}

function BackToLogin() {
  return (
    <p className="text-center">
      <Link to="/admin/login" className={styles.link}>
        Voltar ao login
      </Link>
    </p>
  );
}
