import { useEffect } from "react";
import type { GoogleIdentity } from "#server/accounts/google.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { AccountRefusal } from "./account-action.ts";
import { AccountSection } from "./account-section.tsx";
import { PasswordForm } from "./password-form.tsx";

type GoogleSectionProps = {
  identity: GoogleIdentity | null;
  isConfigured: boolean;
  /** Where linking goes on: a link, because a form may not leave this site. */
  url: string | undefined;
  refusal: AccountRefusal | undefined;
};

export function GoogleSection({ identity, isConfigured, url, refusal }: GoogleSectionProps) {
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
  return (
    <AccountSection title="Conta Google">
      {identity ? (
        <>
          <p>
            Vinculada em <DateTime date={identity.linkedAt} />. Somente esta identidade do Google entra nesta conta.
          </p>
          <PasswordForm label="Senha para desvincular" intent="unlink-google" refusal={refusal}>
            <SubmitButton intent="unlink-google" kind="danger" busy="Desvinculando...">
              Desvincular
            </SubmitButton>
          </PasswordForm>
        </>
      ) : (
        <NotLinked isConfigured={isConfigured} url={url} refusal={refusal} />
      )}
    </AccountSection>
  );
}

function NotLinked({ isConfigured, url, refusal }: Omit<GoogleSectionProps, "identity">) {
  if (!isConfigured) return <p className="text-soft-ink">O login com Google não está configurado neste site.</p>;
  return (
    <>
      <p className="text-soft-ink">Não vinculada. A conta Google precisa ter o mesmo endereço de email desta conta.</p>
      {url ? (
        <a href={url} className={styles.button}>
          Continuar no Google
        </a>
      ) : (
        <PasswordForm label="Senha para vincular" intent="link-google" refusal={refusal}>
          <SubmitButton intent="link-google" busy="Abrindo o Google...">
            Vincular conta Google
          </SubmitButton>
        </PasswordForm>
      )}
    </>
  );
}
