import { Form, Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toMessage } from "#content/words/errors.ts";
import { passwordLength } from "#domain/accounts.ts";
import { answerError, goOn, passActionHeaders } from "../parts/answer.ts";
import { PasswordField } from "../parts/field.tsx";
import { look } from "../parts/look.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Route } from "./+types/new-password";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const isGood = await context.get(servicesContext).accounts.isResetLinkGood(url.searchParams.get("token") ?? "");
  return { problem: isGood ? undefined : toMessage({ code: "invalid-link" }) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const field = await readForm(request);
  const chosen = { password: field("password"), repeated: field("repeated") };
  try {
    const granted = await accounts.resetPassword(request.headers, url.searchParams.get("token") ?? "", chosen);
    return goOn("/admin/login", granted.headers, site.url, "password-reset");
  } catch (error) {
    return answerError(error);
  }
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const problemId = actionData && "new-password-problem";
  return (
    <LoginCard title="Nova senha" lead="Ao salvar, todas as sessões abertas são encerradas">
      <Problem message={actionData?.problem ?? loaderData.problem} id="new-password-problem" />
      {loaderData.problem ? (
        <Link to="/admin/login/recuperar" className={`w-full ${look.button}`}>
          Pedir um novo link
        </Link>
      ) : (
        <Form method="post" className="space-y-4">
          <PasswordField
            label="Nova senha"
            name="password"
            autoComplete="new-password"
            hint={`De ${passwordLength.min} a ${passwordLength.max} caracteres`}
            problemId={problemId}
          />
          <PasswordField
            label="Repita a nova senha"
            name="repeated"
            autoComplete="new-password"
            problemId={problemId}
          />
          <SubmitButton busy="Salvando..." isWide>
            Salvar nova senha
          </SubmitButton>
        </Form>
      )}
    </LoginCard>
  );
}
