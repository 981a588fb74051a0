import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Notice } from "#domain/accounts.ts";
import type { MadeInvitation } from "#server/accounts/invitations.ts";
import { type FormAnswer, readForm } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import type { Route } from "./+types/people";
import { peopleForms } from "./people-forms.ts";

/** A link that the page shows once and a reload forgets. */
type Shown = { invitation: MadeInvitation } | { resetLink: { name: string; link: string } };

export type PeopleRefusal = FormAnswer & { intent: string };

/** One page, several forms: the pressed button says which. */
export async function peopleAction({ request, context }: Route.ActionArgs) {
  const { accounts, signInRules, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const form = await readForm(request, peopleForms, {
    "invalid-name": "name",
    "invalid-email": "email",
    "person-exists": "email",
  });
  const sent = form.value;

  switch (sent?.intent) {
    case "invite":
      return show(async () => ({ invitation: await accounts.makeInvitation(admin, sent) }));
    case "withdraw":
      return stay(accounts.withdrawInvitation(admin, sent.invitation), "invitation-withdrawn");
    case "change-role":
      return stay(accounts.changeRole(admin, sent.person, sent.role), "role-changed");
    case "remove":
      return stay(accounts.removeAccess(admin, sent.person), "access-removed");
    case "restore":
      return stay(accounts.restoreAccess(admin, sent.person), "access-restored");
    case "idle-end":
      return stay(saveIdleEnd(sent.minutes), "idle-end-saved");
    case "demand-second-factor":
      return stay(signInRules.saveSecondFactorDemand(true, admin), "second-factor-demand-saved");
    case "allow-without-second-factor":
      return stay(signInRules.saveSecondFactorDemand(false, admin), "second-factor-demand-saved");
    case "reset-link":
      return show(async () => ({ resetLink: await accounts.makeResetLink(admin, sent.person) }));
    default:
      return refuse();
  }

  async function saveIdleEnd(minutes: number | null) {
    await accounts.startIdleCount();
    await signInRules.saveIdleMinutes(minutes, admin);
  }

  async function stay(work: Promise<void>, notice: Notice) {
    try {
      await work;
      return redirectWithNotice("/admin/pessoas", new Headers(), site.url, notice);
    } catch (error) {
      return refuse(error);
    }
  }

  async function show(work: () => Promise<Shown>) {
    try {
      return { shown: await work() };
    } catch (error) {
      return refuse(error);
    }
  }

  function refuse(error?: unknown) {
    const { data: body, init } = form.refuse(error);
    return data({ ...body, intent: form.intent } satisfies PeopleRefusal, init ?? undefined);
  }
}
