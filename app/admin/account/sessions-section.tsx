import { Form } from "react-router";
import { deviceName } from "#domain/device-name.ts";
import type { OpenSession } from "#server/accounts/sessions.ts";
import { DateTime } from "../parts/date-time.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { AccountSection } from "./account-section.tsx";

type SessionsSectionProps = { sessions: OpenSession[]; idleMinutes: number | null };

export function SessionsSection({ sessions, idleMinutes }: SessionsSectionProps) {
  return (
    <AccountSection title="Sessões">
      <p className="text-soft-ink">
        Cada sessão termina quatro horas depois do login
        {idleMinutes !== null && `, ou antes, depois de ${idleMinutes} minutos sem uso`}.
      </p>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, address, startedAt, endsAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">
                {deviceName(device)}
                {isCurrent && (
                  <span className="ml-2 rounded bg-good-pale px-2 py-1 text-sm text-good">Esta sessão</span>
                )}
              </p>
              <p className="text-sm break-words text-soft-ink">
                {address && `${address}, `}de <DateTime date={startedAt} /> até <DateTime date={endsAt} />
              </p>
            </div>
            {!isCurrent && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <SubmitButton intent="end-session" kind="quiet" busy="Encerrando...">
                  Encerrar<span className="sr-only"> sessão de {deviceName(device)}</span>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <SubmitButton intent="end-other-sessions" kind="danger" busy="Encerrando...">
            Encerrar as outras sessões
          </SubmitButton>
        </Form>
      )}
    </AccountSection>
  );
}
