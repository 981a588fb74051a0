import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { getAdmin } from "#app/session.ts";
import { toMessage } from "#content/words/errors.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { Field, PasswordField } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { passActionHeaders, redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/login";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

const credentials = z.object({ email: text, password: text });

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (await getAdmin({ request, context })) throw redirect(toPanelPath(url.searchParams.get("voltar")));
  return {
    returnTo: url.searchParams.has("voltar") ? toPanelPath(url.searchParams.get("voltar")) : null,
    problem: googleProblem(url.searchParams.get("error")),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const form = await readForm(request, credentials);
  if (!form.value) return form.refuse();
  const returnTo = toPanelPath(url.searchParams.get("voltar"));
  try {
    const granted = await accounts.signIn(request.headers, form.value);
    if (!granted.needsCode) return redirectWithNotice(returnTo, granted.headers, site.url, "signed-in");
    return redirectWithNotice(
      `/admin/login/codigo?${new URLSearchParams({ voltar: returnTo })}`,
      granted.headers,
      site.url,
    );
  } catch (error) {
    return form.refuse(error);
  }
}

/** What Google's page came back with; its own words are never shown. */
function googleProblem(error: string | null) {
  if (error === null) return undefined;
  return toMessage({ code: error === "unable_to_get_user_info" ? "not-on-list" : "google-failed" });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? loaderData.problem;
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof credentials>>("login", actionData);
  return (
    <LoginCard title="Login Administrativo">
      <Problem message={problem} id={problemId ?? "login-problem"} isAtField={actionData && !problemId} />
      <Form id={formId} method="post" className="space-y-4">
        <Field
          label="E-mail"
          field={fields.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          problemId={problemId}
        />
        <PasswordField label="Senha" field={fields.password} autoComplete="current-password" problemId={problemId} />
        <SubmitButton busy="Verificando..." isWide>
          Entrar
        </SubmitButton>
      </Form>
      <GoogleSignIn returnTo={loaderData.returnTo} />
      <p className="text-center">
        <Link to="/admin/login/recuperar" className={styles.link}>
          Esqueci minha senha
        </Link>
      </p>
      <footer className="space-y-1 text-center text-sm text-soft-ink">
        <p>Esta área é restrita apenas para administradores</p>
        <p>Apenas emails autorizados podem acessar o painel</p>
      </footer>
    </LoginCard>
  );
}
