import { data, Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { toPanelPath } from "#domain/accounts.ts";
import type { AccountRefusal } from "../account/account-action.ts";
import { AccountSection } from "../account/account-section.tsx";
import { RecoveryCodes } from "../account/recovery-codes.tsx";
import { SecondFactorSection } from "../account/second-factor-section.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import { passActionHeaders, redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/first-access";
import { firstAccessForms } from "./first-access-forms.ts";
import { OwnPasswordStep } from "./own-password-step.tsx";

export const headers = passActionHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const { email, pendingStep } = context.get(adminContext);
  return { email, pendingStep, goOnTo: toPanelPath(url.searchParams.get("voltar")) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const form = await readForm(request, firstAccessForms, {
    "guessable-password": "password",
    "same-password": "password",
    "wrong-password": "password",
    "wrong-code": "code",
  });
  const sent = form.value;
  try {
    switch (sent?.intent) {
      case "own-password": {
        const granted = await accounts.setOwnPassword(admin, sent);
        const goOnTo = toPanelPath(url.searchParams.get("voltar"));
        return redirectWithNotice(goOnTo, granted.headers, site.url, "own-password-set");
      }
      case "prepare-second-factor": {
        const { qrCode, secret } = await accounts.prepareSecondFactor(admin, request.headers, sent.password);
        return { setup: { qrCode, secret } };
      }
      case "confirm-second-factor": {
        const granted = await accounts.confirmSecondFactor(admin, request.headers, sent.code);
        return data({ recoveryCodes: granted.recoveryCodes }, { headers: granted.headers });
      }
      default:
        return refuse();
    }
  } catch (error) {
    return refuse(error);
  }

  function refuse(error?: unknown) {
    const { data: body, init } = form.refuse(error);
    return data({ ...body, intent: form.intent } satisfies AccountRefusal, init ?? undefined);
  }
}

/** What comes before the panel: a password of one's own, and the second factor where the owner demands it. */
export default function FirstAccess({ loaderData, actionData }: Route.ComponentProps) {
  const { email, goOnTo } = loaderData;
  const refusal = actionData && "problem" in actionData ? actionData : undefined;
  const setup = actionData && "setup" in actionData ? actionData.setup : undefined;
  const recoveryCodes = actionData && "recoveryCodes" in actionData ? actionData.recoveryCodes : undefined;
  // Without JavaScript the page comes with the answer, and was asked before the step was done.
  const step = recoveryCodes ? null : loaderData.pendingStep;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <title>Antes de continuar</title>
      <h1 className="text-2xl font-bold text-brand">Antes de continuar</h1>
      <Problem message={refusal?.problem} id="account-problem" isAtField={refusal && isAtField(refusal)} />
      {step === "password" && <OwnPasswordStep email={email} answer={refusal} />}
      {step === "second-factor" && (
        <>
          <p>A loja exige a verificação em duas etapas de toda a equipe. Ative a sua para usar o painel.</p>
          <SecondFactorSection isOn={false} isDemanded setup={setup} refusal={refusal} recoveryCodes={undefined} />
        </>
      )}
      {step === null && (
        <AccountSection title="Tudo pronto">
          {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
          <Link to={goOnTo} className={`w-full ${styles.button}`}>
            Abrir o painel
          </Link>
        </AccountSection>
      )}
    </div>
  );
}
