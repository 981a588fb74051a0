import { Form } from "react-router";
import { roleWords } from "#content/words/role-words.ts";
import { roles } from "#domain/access.ts";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { ListedPerson } from "./listed-person.ts";

/** What the owner can do with someone else's access. */
export function PersonTools({ person: { id, name, role } }: { person: ListedPerson }) {
  const selectId = `role-${id}`;
  return (
    <div className="space-y-3">
      {/* Made anew with each role: a browser keeps what was picked before. */}
      <Form key={role} method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="person" value={id} />
        <div className="min-w-0 flex-1 basis-40">
          <label htmlFor={selectId} className="text-sm font-medium">
            Função<span className="sr-only"> de {name}</span>
          </label>
          <select id={selectId} name="role" defaultValue={role} autoComplete="off" className={styles.input}>
            {roles.map((option) => (
              <option key={option} value={option}>
                {roleWords[option].name}
              </option>
            ))}
          </select>
        </div>
        <SubmitButton intent="change-role" kind="quiet" busy="Mudando...">
          Mudar função<span className="sr-only"> de {name}</span>
        </SubmitButton>
      </Form>
      <div className="flex flex-wrap gap-2">
        <Form method="post">
          <input type="hidden" name="person" value={id} />
          <SubmitButton intent="reset-link" kind="quiet" busy="Gerando...">
            Gerar link de nova senha<span className="sr-only"> para {name}</span>
          </SubmitButton>
        </Form>
        <DialogLink to={`/admin/pessoas?tirar=${id}`} className={styles.danger}>
          Tirar acesso<span className="sr-only"> de {name}</span>
        </DialogLink>
      </div>
    </div>
  );
}
