import { Form } from "react-router";
import { idleChoices } from "#domain/accounts.ts";
import { AccountSection } from "../account/account-section.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

/** For a computer that others can reach too. */
export function IdleEndSection({ minutes }: { minutes: number | null }) {
  return (
    <AccountSection title="Sair por inatividade">
      <p className="text-soft-ink">
        Uma sessão termina quatro horas depois do login. Se o computador ou o celular fica à vista de outras pessoas,
        ela pode terminar antes, quando o painel fica parado.
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3" key={minutes}>
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor="idle-minutes" className="font-medium">
            Encerrar a sessão
          </label>
          <select id="idle-minutes" name="minutes" defaultValue={minutes ?? ""} className={styles.input}>
            <option value="">só depois das quatro horas</option>
            {idleChoices.map((choice) => (
              <option key={choice} value={choice}>
                depois de {choice} minutos sem uso
              </option>
            ))}
          </select>
        </div>
        <SubmitButton intent="idle-end" busy="Salvando...">
          Salvar
        </SubmitButton>
      </Form>
    </AccountSection>
  );
}
