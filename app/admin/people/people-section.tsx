import { ShieldCheck } from "lucide-react";
import { roleWords } from "#content/words/role-words.ts";
import { roles } from "#domain/access.ts";
import { AccountSection } from "../account/account-section.tsx";
import type { ListedPerson } from "./listed-person.ts";
import { PersonTools } from "./person-tools.tsx";

/** Who may enter, the role of each, and what the owner can do about it. */
export function PeopleSection({ people }: { people: ListedPerson[] }) {
  return (
    <AccountSection title="Quem tem acesso">
      <dl className="grid gap-2 text-sm text-soft-ink md:grid-cols-3">
        {roles.map((role) => (
          <div key={role}>
            <dt className="font-semibold text-ink first-letter:uppercase">{roleWords[role].name}</dt>
            <dd>{roleWords[role].text}</dd>
          </div>
        ))}
      </dl>
      <ul className="divide-y divide-line border-t border-line">
        {people.map((person) => (
          <li key={person.id} className="grid gap-x-6 gap-y-3 py-4 last:pb-0 lg:grid-cols-2">
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {person.name}
                {person.isSelf && (
                  <span className="ml-2 rounded bg-good-pale px-2 py-1 text-sm font-medium text-good">Você</span>
                )}
              </p>
              <p className="break-words text-soft-ink">{person.email}</p>
              <p className="text-sm text-soft-ink first-letter:uppercase">
                {roleWords[person.role].name}, último acesso: {person.lastAccess}
              </p>
              <p
                className={`flex items-center gap-1 text-sm ${person.hasSecondFactor ? "text-good" : "text-soft-ink"}`}
              >
                {person.hasSecondFactor && <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />}
                Verificação em duas etapas: {person.hasSecondFactor ? "ativada" : "desativada"}
              </p>
            </div>
            {person.isSelf ? (
              <p className="self-center text-sm text-soft-ink">
                A sua própria função e o seu acesso só outra dona pode mudar. Nome e senha ficam em Conta.
              </p>
            ) : (
              <PersonTools person={person} />
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
