import { Form, Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { answerError, passActionHeaders } from "../parts/answer.ts";
import { Field } from "../parts/field.tsx";
import { look } from "../parts/look.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Route } from "./+types/recover";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const field = await readForm(request);
  try {
    await context.get(servicesContext).accounts.requestReset(request.headers, field("email"));
    return { isSent: true as const };
  } catch (error) {
    return answerError(error);
  }
}

export default function Recover({ actionData }: Route.ComponentProps) {
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return (
    <LoginCard title="Recuperar acesso" lead="Enviamos um link para você criar uma nova senha">
      <Problem message={problem} id="recover-problem" />
      {actionData && "isSent" in actionData ? (
        <p role="status" className="rounded-lg border border-good bg-good-pale px-3 py-2 text-good">
          Se o endereço tiver uma conta, um email com o link chega em instantes. Ele vale por 30 minutos.
        </p>
      ) : (
        <Form method="post" className="space-y-4">
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            problemId={problem && "recover-problem"}
          />
          <SubmitButton busy="Enviando..." isWide>
            Enviar link
          </SubmitButton>
        </Form>
      )}
      <p className="text-center">
        <Link to="/admin/login" className={look.link}>
          Voltar ao login
        </Link>
      </p>
    </LoginCard>
  );
}
