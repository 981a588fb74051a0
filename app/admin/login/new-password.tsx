import { Form, Link } from "react-router";
import type { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { toMessage } from "#content/words/errors.ts";
import { newPassword } from "../parts/new-password.ts";
import { NewPasswordFields } from "../parts/new-password-fields.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import { passActionHeaders, redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/new-password";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const isGood = await context.get(servicesContext).accounts.isResetLinkGood(url.searchParams.get("token") ?? "");
  return { problem: isGood ? undefined : toMessage({ code: "invalid-link" }) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const form = await readForm(request, newPassword, { "guessable-password": "password" });
  if (!form.value) return form.refuse();
  try {
    const granted = await accounts.resetPassword(request.headers, url.searchParams.get("token") ?? "", form.value);
    return redirectWithNotice("/admin/login", granted.headers, site.url, "password-reset");
  } catch (error) {
    return form.refuse(error);
  }
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof newPassword>>("new-password", actionData);
  return (
    <LoginCard title="Nova senha" lead="Ao salvar, todas as sessões abertas são encerradas">
      <Problem
        message={actionData?.problem ?? loaderData.problem}
        id={problemId ?? "new-password-problem"}
        isAtField={actionData && !problemId}
      />
      {loaderData.problem ? (
        <Link to="/admin/login/recuperar" className={`w-full ${styles.button}`}>
          Pedir um novo link
        </Link>
      ) : (
        <Form id={formId} method="post" className="space-y-4">
          <NewPasswordFields fields={fields} problemId={problemId} />
          <SubmitButton busy="Salvando..." isWide>
            Salvar nova senha
          </SubmitButton>
        </Form>
      )}
    </LoginCard>
  );
}
