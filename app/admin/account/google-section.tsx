import { useEffect } from "react";
import { Form } from "react-router";
import type { GoogleIdentity } from "#server/accounts/google.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { AccountSection } from "./account-section.tsx";

type GoogleSectionProps = {
  identity: GoogleIdentity | null;
  isConfigured: boolean;
  /** Where linking goes on: a link, because a form may not leave this site. */
  url: string | undefined;
};

export function GoogleSection({ identity, isConfigured, url }: GoogleSectionProps) {
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
          <Form method="post">
            <SubmitButton intent="unlink-google" kind="danger" busy="Desvinculando...">
              Desvincular
            </SubmitButton>
          </Form>
        </>
      ) : (
        <NotLinked isConfigured={isConfigured} url={url} />
      )}
    </AccountSection>
  );
}

function NotLinked({ isConfigured, url }: Pick<GoogleSectionProps, "isConfigured" | "url">) {
  if (!isConfigured) return <p className="text-soft-ink">O login com Google não está configurado neste site.</p>;
  return (
    <>
      <p className="text-soft-ink">Não vinculada. A conta Google precisa ter o mesmo endereço de email desta conta.</p>
      {url ? (
        <a href={url} className={styles.button}>
          Continuar no Google
        </a>
      ) : (
        <Form method="post">
          <SubmitButton intent="link-google" busy="Abrindo o Google...">
            Vincular conta Google
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
