import { useState } from "react";
import { Form } from "react-router";
import { aiKeyRules } from "#domain/ai-key.ts";
import type { AiKeyState } from "#server/settings/ai-key-service.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { Field } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { useHydrated } from "../parts/use-hydrated.ts";
import { usePanelForm } from "../parts/use-panel-form.ts";

type AiKeyDialogProps = { aiKey: AiKeyState; answer: FormAnswer | undefined; closeTo: string };

/** Takes a new key. The one that is set never comes back to the browser, but for its last four characters. */
export function AiKeyDialog({ aiKey, answer, closeTo }: AiKeyDialogProps) {
  const { formId, fields, problemId } = usePanelForm<{ key: string }>("ai-key", answer);
  const [length, setLength] = useState(0);
  const isHydrated = useHydrated();
  return (
    <Dialog title="Chave da IA" closeTo={closeTo}>
      <p className="text-soft-ink">
        A chave é a senha que deixa o site usar a inteligência artificial da OpenAI. Quem cuida do site sabe onde
        pegá-la.
      </p>
      <p>
        {aiKey.isSet
          ? `Chave atual: ••••${aiKey.lastFour}${aiKey.from === "environment" ? " (do servidor)" : ""}`
          : "Nenhuma chave configurada. Sem ela não é possível gerar páginas com IA."}
      </p>
      <Problem message={answer?.problem} id={problemId ?? "key-problem"} isAtField={!problemId} />
      <Form id={formId} method="post" action="/admin/painel" preventScrollReset className="space-y-4">
        <Field
          label="Nova chave"
          field={fields.key}
          type="password"
          autoComplete="off"
          maxLength={aiKeyRules.maxLength}
          hint={`A chave começa com '${aiKeyRules.prefix}' e tem pelo menos ${aiKeyRules.minLength} caracteres. Ela fica guardada com criptografia no servidor.`}
          problemId={problemId}
          onChange={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogLink to={closeTo} isClosing className={styles.quiet}>
            Cancelar
          </DialogLink>
          <button
            type="submit"
            name="intent"
            value="save-key"
            disabled={isHydrated && length < aiKeyRules.dialogMinLength}
            className={styles.button}
          >
            Salvar chave
          </button>
        </div>
      </Form>
      {aiKey.isSet && aiKey.from === "panel" && (
        <Form method="post" action="/admin/painel" preventScrollReset className="border-t border-line pt-4">
          <button type="submit" name="intent" value="remove-key" className={styles.danger}>
            Remover chave
          </button>
        </Form>
      )}
    </Dialog>
  );
}
