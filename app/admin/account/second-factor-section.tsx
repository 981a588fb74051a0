import { Form } from "react-router";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { PasswordField } from "../parts/field.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { AccountSection } from "./account-section.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ConfirmCode, SetupKey } from "./second-factor-setup.tsx";

type SecondFactorSectionProps = {
  isOn: boolean;
  setup: { qrCode: QrCode; secret: string } | undefined;
  isConfirmRefused: boolean;
  recoveryCodes: string[] | undefined;
};

export function SecondFactorSection({ isOn, setup, isConfirmRefused, recoveryCodes }: SecondFactorSectionProps) {
  return (
    <AccountSection title="Verificação em duas etapas">
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {isOn ? <TurnedOn /> : <TurnedOff setup={setup} isConfirmRefused={isConfirmRefused} />}
    </AccountSection>
  );
}

function TurnedOn() {
  return (
    <>
      <p className="text-good">Ativada: o login com senha pede também um código.</p>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand underline underline-offset-4">
          Gerar novos códigos de recuperação
        </summary>
        <Form method="post" className="space-y-4 pt-2">
          <PasswordField label="Senha para gerar códigos" name="password" autoComplete="current-password" />
          <SubmitButton intent="renew-codes" kind="quiet" busy="Gerando...">
            Gerar códigos
          </SubmitButton>
        </Form>
      </details>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-danger underline underline-offset-4">
          Desativar verificação em duas etapas
        </summary>
        <Form method="post" className="space-y-4 pt-2">
          <PasswordField label="Senha para desativar" name="password" autoComplete="current-password" />
          <SubmitButton intent="turn-off-second-factor" kind="danger" busy="Desativando...">
            Desativar
          </SubmitButton>
        </Form>
      </details>
    </>
  );
}

function TurnedOff({ setup, isConfirmRefused }: Pick<SecondFactorSectionProps, "setup" | "isConfirmRefused">) {
  if (setup || isConfirmRefused) {
    return (
      <>
        {setup && <SetupKey {...setup} />}
        <ConfirmCode isWrong={isConfirmRefused} />
      </>
    );
  }
  return (
    <>
      <p className="text-soft-ink">
        Desativada. Com ela, o login com senha pede um código de um aplicativo autenticador do seu celular.
      </p>
      <Form method="post" className="space-y-4">
        <PasswordField label="Senha para ativar" name="password" autoComplete="current-password" />
        <SubmitButton intent="prepare-second-factor" busy="Preparando...">
          Ativar
        </SubmitButton>
      </Form>
    </>
  );
}
