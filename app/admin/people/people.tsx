import { History } from "lucide-react";
import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/people";
import { IdleEndSection } from "./idle-end-section.tsx";
import { InviteSection } from "./invite-section.tsx";
import { toListedPerson } from "./listed-person.ts";
import { OpenInvitations } from "./open-invitations.tsx";
import { peopleAction } from "./people-action.ts";
import { PeopleSection } from "./people-section.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RemovedSection } from "./removed-section.tsx";
import { SecondFactorDemandSection } from "./second-factor-demand-section.tsx";
import { ShownLink } from "./shown-link.tsx";

export const action = peopleAction;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, signInRules } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const now = new Date();
  const [found, invitations] = await Promise.all([accounts.findPeople(), accounts.findOpenInvitations()]);
  const people = found.map((person) => toListedPerson(person, admin.id, now));
  const active = people.filter(({ removedAt }) => removedAt === null);
  return {
    active,
    removed: people.filter(({ removedAt }) => removedAt !== null),
    invitations,
    canMail: accounts.isMailConfigured,
    idleMinutes: await signInRules.getIdleMinutes(),
    isDemanded: await signInRules.isSecondFactorDemanded(),
    toRemove: active.find(({ id, isSelf }) => !isSelf && id === url.searchParams.get("tirar")) ?? null,
  };
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { active, removed, invitations, canMail, idleMinutes, isDemanded, toRemove } = loaderData;
  const refusal = actionData && "problem" in actionData ? actionData : undefined;
  const invited = refusal?.intent === "invite" ? refusal : undefined;
  const shown = actionData && "shown" in actionData ? actionData.shown : undefined;
  return (
    <>
      <title>Pessoas</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold text-brand">Pessoas</h1>
          <p className="text-soft-ink">Quem pode entrar no painel e o que cada pessoa pode fazer.</p>
        </div>
        <Link to="/admin/pessoas/historico" className={styles.quiet}>
          <History aria-hidden="true" className="size-5" />
          Ver histórico
        </Link>
      </div>
      <Problem message={refusal?.problem} id="people-problem" isAtField={invited && isAtField(invited)} />
      {shown && <ShownLink shown={shown} />}
      <PeopleSection people={active} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <InviteSection
          key={shown && "invitation" in shown ? shown.invitation.link : ""}
          canMail={canMail}
          answer={invited}
        />
        <div className="min-w-0 space-y-6">
          <OpenInvitations invitations={invitations} />
          <SecondFactorDemandSection
            isDemanded={isDemanded}
            countWithout={active.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
          />
          <IdleEndSection minutes={idleMinutes} />
          {removed.length > 0 && <RemovedSection people={removed} />}
        </div>
      </div>
      {toRemove && <RemoveDialog person={toRemove} closeTo="/admin/pessoas" />}
    </>
  );
}
