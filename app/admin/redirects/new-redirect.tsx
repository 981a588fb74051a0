import { Form } from "react-router";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { RedirectFields } from "./redirects-action.ts";

export function NewRedirect({ answer }: { answer: FormAnswer | undefined }) {
  const { fields, formId } = usePanelForm<RedirectFields>("new-redirect", answer);
  return (
    <details className={styles.card} open={answer !== undefined}>
      <summary className="-my-2 flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        Fazer um redirecionamento
      </summary>
      <Form id={formId} method="post" className="mt-3 grid gap-4 md:grid-cols-2">
        <Field
          field={fields.from}
          label="Endereço antigo"
          hint="Onde não há página, como /promocao"
          maxLength={500}
          autoComplete="off"
        />
        <Field
          field={fields.to}
          label="Leva para"
          hint="Uma página que abre, como /guia-completo"
          maxLength={500}
          autoComplete="off"
        />
        <div className="md:col-span-2">
          <SubmitButton intent="create" busy="Salvando...">
            Salvar redirecionamento
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
