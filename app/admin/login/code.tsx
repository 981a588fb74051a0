import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { passActionHeaders, redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/code";
import { LoginCard } from "./login-card.tsx";

export const headers = passActionHeaders;

const codeForm = z.object({ code: text });

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await context.get(servicesContext).accounts.isCodeAwaited(request.headers))) throw redirect("/admin/login");
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const form = await readForm(request, codeForm, { "wrong-code": "code" });
  if (!form.value) return form.refuse();
  try {
    const granted = await accounts.verifyCode(request.headers, form.value.code);
    return redirectWithNotice(toPanelPath(url.searchParams.get("voltar")), granted.headers, site.url, "signed-in");
  } catch (error) {
    return form.refuse(error);
  }
}

export default function Code({ actionData }: Route.ComponentProps) {
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof codeForm>>("code", actionData);
  return (
    <LoginCard
      title="Verificação em duas etapas"
      lead="Digite o código do seu aplicativo autenticador ou um código de recuperação"
    >
      <Problem message={actionData?.problem} id={problemId ?? "code-problem"} isAtField={!problemId} />
      <Form id={formId} method="post" className="space-y-4">
        <Field
          label="Código"
          field={fields.code}
          autoComplete="one-time-code"
          maxLength={40}
          hint="Seis números do aplicativo, ou um código de recuperação ainda não usado"
          problemId={problemId}
        />
        <SubmitButton busy="Verificando..." isWide>
          Confirmar
        </SubmitButton>
      </Form>
      <p className="text-center">
        <Link to="/admin/login" className={styles.link}>
          Voltar ao login
        </Link>
      </p>
    </LoginCard>
  );
}
