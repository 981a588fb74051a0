import { Form } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import { AccountSection } from "../account/account-section.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";

type SecondFactorDemandSectionProps = { isDemanded: boolean; countWithout: number };

/** A second factor is each one's own affair, unless the owner wants it of all. */
export function SecondFactorDemandSection({ isDemanded, countWithout }: SecondFactorDemandSectionProps) {
  return (
    <AccountSection title="Verificação da equipe em duas etapas">
      <p className={isDemanded ? "text-good" : "text-soft-ink"}>
        {isDemanded
          ? "Exigida de toda a equipe: o login com senha pede também um código do celular."
          : "Com a verificação em duas etapas, uma senha descoberta não basta para entrar. Cada pessoa pode ativar a sua; você pode exigir que todas ativem."}
      </p>
      {countWithout > 0 && (
        <p className="text-soft-ink">
          {sayCount(countWithout, "pessoa ainda não ativou", "pessoas ainda não ativaram")} a verificação
          {isDemanded ? " e só usa o painel depois disso." : "."}
        </p>
      )}
      <Form method="post" preventScrollReset>
        {isDemanded ? (
          <SubmitButton intent="allow-without-second-factor" kind="quiet" busy="Salvando...">
            Deixar de exigir
          </SubmitButton>
        ) : (
          <SubmitButton intent="demand-second-factor" busy="Salvando...">
            Exigir de toda a equipe
          </SubmitButton>
        )}
      </Form>
    </AccountSection>
  );
}
