import { useEffect } from "react";
import { data, Form, Link, useNavigation } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/google";
import { GooglePrompt } from "./google-prompt.tsx";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

const googleForm = z.object({ email: text });

/** Checks the address and says where the sign-in goes on: a link, because a form may not leave this site. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts } = context.get(servicesContext);
  const form = await readForm(request, googleForm, { "invalid-email": "email" });
  if (!form.value) return form.refuse();
  const returnTo = toPanelPath(url.searchParams.get("voltar"));
  try {
    const granted = await accounts.startGoogleSignIn(request.headers, form.value.email, returnTo);
    return data({ url: granted.url }, { headers: granted.headers });
  } catch (error) {
    return form.refuse(error);
  }
}

export default function Google({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const url = actionData && "url" in actionData ? actionData.url : null;
  const answer = actionData && "problem" in actionData ? actionData : undefined;
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof googleForm>>("google", answer);
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
  return (
    <LoginCard title="Entrar com Google" lead="Apenas emails autorizados podem acessar o painel">
      <Problem message={answer?.problem} id={problemId ?? "google-problem"} isAtField={!problemId} />
      {url ? (
        <a href={url} className={`w-full ${styles.button}`}>
          Continuar no Google
        </a>
      ) : (
        <Form id={formId} method="post" className="space-y-4">
          <GooglePrompt field={fields.email} problemId={problemId} isBusy={isBusy}>
            <Link to="/admin/login" className={styles.quiet}>
              Cancelar
            </Link>
          </GooglePrompt>
        </Form>
      )}
    </LoginCard>
  );
}
