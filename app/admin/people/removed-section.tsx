import { Form } from "react-router";
import { roleWords } from "#content/words/role-words.ts";
import { AccountSection } from "../account/account-section.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { ListedPerson } from "./listed-person.ts";

export function RemovedSection({ people }: { people: ListedPerson[] }) {
  return (
    <AccountSection title="Sem acesso">
      <p className="text-soft-ink">Estas pessoas não entram mais. A conta fica guardada, com a mesma senha e função.</p>
      <ul className="divide-y divide-line">
        {people.map(({ id, name, email, role }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium break-words">{name}</p>
              <p className="text-sm break-words text-soft-ink">
                {email}, {roleWords[role].name}
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="person" value={id} />
              <SubmitButton intent="restore" kind="quiet" busy="Devolvendo...">
                Devolver acesso<span className="sr-only"> de {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
