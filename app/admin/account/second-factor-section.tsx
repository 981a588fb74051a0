import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { AccountRefusal } from "./account-action.ts";
import { AccountSection } from "./account-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ConfirmCode, SetupKey } from "./second-factor-setup.tsx";

type SecondFactorSectionProps = {
  isOn: boolean;
  /** Of everyone, by the owner. */
  isDemanded: boolean;
  setup: { qrCode: QrCode; secret: string } | undefined;
  refusal: AccountRefusal | undefined;
  recoveryCodes: string[] | undefined;
};

/** Which of its steps stands where is decided here, for the account page and for the first access alike. */
export function SecondFactorSection({ isOn, isDemanded, setup, refusal, recoveryCodes }: SecondFactorSectionProps) {
  return (
    <AccountSection title="Verificação em duas etapas">
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {isOn ? <TurnedOn refusal={refusal} isDemanded={isDemanded} /> : <TurnedOff setup={setup} refusal={refusal} />}
    </AccountSection>
  );
}

type Refusable = Pick<SecondFactorSectionProps, "refusal">;

function TurnedOn({ refusal, isDemanded }: Refusable & Pick<SecondFactorSectionProps, "isDemanded">) {
  return (
    <>
      <p className="text-good">Ativada: o login com senha pede também um código.</p>
      <details className="group" open={refusal?.intent === "renew-codes"}>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand underline underline-offset-4">
          Gerar novos códigos de recuperação
        </summary>
        <PasswordForm label="Senha para gerar códigos" intent="renew-codes" refusal={refusal}>
          <SubmitButton intent="renew-codes" kind="quiet" busy="Gerando...">
            Gerar códigos
          </SubmitButton>
        </PasswordForm>
      </details>
      {isDemanded ? (
        <p className="text-soft-ink">A loja exige a verificação de toda a equipe, por isso ela não se desativa aqui.</p>
      ) : (
        <TurnOff refusal={refusal} />
      )}
    </>
  );
}

function TurnOff({ refusal }: Refusable) {
  return (
    <details open={refusal?.intent === "turn-off-second-factor"}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-danger underline underline-offset-4">
        Desativar verificação em duas etapas
      </summary>
      <PasswordForm label="Senha para desativar" intent="turn-off-second-factor" refusal={refusal}>
        <SubmitButton intent="turn-off-second-factor" kind="danger" busy="Desativando...">
          Desativar
        </SubmitButton>
      </PasswordForm>
    </details>
  );
}

function TurnedOff({ setup, refusal }: Refusable & Pick<SecondFactorSectionProps, "setup">) {
  const confirmRefusal = refusal?.intent === "confirm-second-factor" ? refusal : undefined;
  // Shown once: whoever types a wrong code may not have read it yet.
  const [kept, setKept] = useState(setup);
  if (setup && setup !== kept) setKept(setup);
  const shown = setup ?? (confirmRefusal && kept);
  if (setup || confirmRefusal) {
    return (
      <>
        {shown && <SetupKey {...shown} />}
        <ConfirmCode answer={confirmRefusal} />
        <StartAgain />
      </>
    );
  }
  return (
    <>
      <p className="text-soft-ink">
        Desativada. Com ela, o login com senha pede também um código do seu celular. Antes de ativar, instale um
        aplicativo autenticador, como o Google Authenticator ou o Microsoft Authenticator.
      </p>
      <PasswordForm label="Senha para ativar" intent="prepare-second-factor" refusal={refusal}>
        <SubmitButton intent="prepare-second-factor" busy="Preparando...">
          Ativar
        </SubmitButton>
      </PasswordForm>
    </>
  );
}

/** With another key: without JavaScript a wrong code takes the one that was shown away. */
function StartAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link to={pathname + search} preventScrollReset className={styles.link}>
      Começar de novo
    </Link>
  );
}
