import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { answerError, passActionHeaders } from "../parts/answer.ts";
import { look } from "../parts/look.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import type { Route } from "./+types/google";
import { GooglePrompt } from "./google-prompt.tsx";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

/** Checks the address and says where the sign-in goes on: a link, because a form may not leave this site. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext);
  const field = await readForm(request);
  const returnTo = toPanelPath(url.searchParams.get("voltar"));
  try {
    const granted = await accounts.startGoogleSignIn(request.headers, field("email"), returnTo);
    return data({ url: granted.url }, { headers: granted.headers });
  } catch (error) {
    return answerError(error);
  }
}

export default function Google({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const url = actionData && "url" in actionData ? actionData.url : null;
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
  return (
    <LoginCard title="Entrar com Google" lead="Apenas emails autorizados podem acessar o painel">
      <Problem message={actionData && "problem" in actionData ? actionData.problem : undefined} id="google-problem" />
      {url ? (
        <a href={url} className={`w-full ${look.button}`}>
          Continuar no Google
        </a>
      ) : (
        <Form method="post" className="space-y-4">
          <GooglePrompt isBusy={isBusy}>
            <Link to="/admin/login" className={look.quiet}>
              Cancelar
            </Link>
          </GooglePrompt>
        </Form>
      )}
    </LoginCard>
  );
}
