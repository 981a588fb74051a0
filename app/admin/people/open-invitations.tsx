import { Form } from "react-router";
import { roleWords } from "#content/words/role-words.ts";
import type { Invitation } from "#domain/people.ts";
import { AccountSection } from "../account/account-section.tsx";
import { DateTime } from "../parts/date-time.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";

type OpenInvitationsProps = { invitations: Pick<Invitation, "id" | "name" | "email" | "role" | "expiresAt">[] };

export function OpenInvitations({ invitations }: OpenInvitationsProps) {
  return (
    <AccountSection title="Convites abertos">
      {invitations.length === 0 && <p className="text-soft-ink">Nenhum convite esperando resposta.</p>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, name, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium break-words">{name}</p>
              <p className="text-sm break-words text-soft-ink">
                {email && `${email}, `}
                {roleWords[role].name}, vale até <DateTime date={expiresAt} />
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="invitation" value={id} />
              <SubmitButton intent="withdraw" kind="quiet" busy="Cancelando...">
                Cancelar convite<span className="sr-only"> de {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
