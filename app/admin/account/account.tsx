import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { toMessage } from "#content/words/errors.ts";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/account";
import { accountAction } from "./account-action.ts";
import { GoogleSection } from "./google-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export const headers = passActionHeaders;

export const action = accountAction;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, signInRules } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const error = url.searchParams.get("error");
  return {
    name: admin.name,
    email: admin.email,
    hasSecondFactor: admin.hasSecondFactor,
    google: await accounts.getGoogleIdentity(admin),
    isGoogleConfigured: accounts.isGoogleConfigured,
    sessions: await accounts.findOpenSessions(admin),
    idleMinutes: await signInRules.getIdleMinutes(),
    isDemanded: await signInRules.isSecondFactorDemanded(),
    googleProblem: error === null ? undefined : toMessage({ code: "google-failed" }),
  };
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, hasSecondFactor, isDemanded, google, isGoogleConfigured } = loaderData;
  const { sessions, idleMinutes, googleProblem } = loaderData;
  const refusal = actionData && "problem" in actionData ? actionData : undefined;
  const getRefusal = (intent: string) => (refusal?.intent === intent ? refusal : undefined);
  const shown = actionData && "shown" in actionData ? actionData.shown : undefined;
  return (
    <>
      <title>Conta</title>
      <h1 className="text-2xl font-bold text-brand">Conta</h1>
      <Problem
        message={refusal?.problem ?? googleProblem}
        id="account-problem"
        isAtField={refusal && isShown(refusal.intent, loaderData) && isAtField(refusal)}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <NameSection name={name} email={email} answer={getRefusal("name")} />
          <SecondFactorSection
            isOn={hasSecondFactor}
            isDemanded={isDemanded}
            setup={shown && "setup" in shown ? shown.setup : undefined}
            refusal={refusal}
            recoveryCodes={shown && "recoveryCodes" in shown ? shown.recoveryCodes : undefined}
          />
        </div>
        <div className="space-y-6">
          <PasswordSection email={email} answer={getRefusal("password")} />
          <GoogleSection
            identity={google}
            isConfigured={isGoogleConfigured}
            url={shown && "googleUrl" in shown ? shown.googleUrl : undefined}
            refusal={refusal}
          />
        </div>
        <div className="lg:col-span-2">
          <SessionsSection sessions={sessions} idleMinutes={idleMinutes} />
        </div>
      </div>
    </>
  );
}

/** A page that was open for long may send a form that is there no more. */
function isShown(intent: string, { google, hasSecondFactor, isDemanded }: Route.ComponentProps["loaderData"]): boolean {
  if (intent === "link-google") return google === null;
  if (intent === "unlink-google") return google !== null;
  if (intent === "renew-codes") return hasSecondFactor;
  if (intent === "turn-off-second-factor") return hasSecondFactor && !isDemanded;
  if (["prepare-second-factor", "confirm-second-factor"].includes(intent)) return !hasSecondFactor;
  return true;
}
