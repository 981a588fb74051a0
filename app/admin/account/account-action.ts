import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Outcome } from "#server/accounts/account-parts.ts";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { answerRefusal, goOn } from "../parts/answer.ts";
import { readForm } from "../parts/read-form.ts";
import type { Route } from "./+types/account";

/** What the page shows once and a reload forgets. */
type Shown = { setup: { qrCode: QrCode; secret: string } } | { recoveryCodes: string[] } | { googleUrl: string };

/** One page, several forms: the pressed button says which. */
export async function accountAction({ request, context }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const field = await readForm(request);
  const { headers } = request;
  const intent = field("intent");

  const stay = async (work: Promise<Outcome>, notice: Parameters<typeof goOn>[3], path = "/admin/conta") => {
    const outcome = await work;
    return outcome.isOk ? goOn(path, outcome.headers, site.url, notice) : refused(outcome);
  };
  const show = async <Value extends object>(work: Promise<Outcome<Value>>, pick: (value: Value) => Shown) => {
    const outcome = await work;
    return outcome.isOk ? data({ intent, shown: pick(outcome) }, { headers: outcome.headers }) : refused(outcome);
  };
  const refused = (outcome: Parameters<typeof answerRefusal>[0]) => {
    const { data: body, init } = answerRefusal(outcome);
    return data({ intent, ...body }, init ?? undefined);
  };

  switch (intent) {
    case "name":
      return stay(accounts.changeName(admin, field("name")), "name-saved");
    case "password": {
      const given = { current: field("current"), password: field("password"), repeated: field("repeated") };
      return stay(accounts.changePassword(admin, headers, given), "password-changed", "/admin/login");
    }
    case "prepare-second-factor":
      return show(accounts.prepareSecondFactor(admin, headers, field("password")), ({ qrCode, secret }) => ({
        setup: { qrCode, secret },
      }));
    case "confirm-second-factor":
      return show(accounts.confirmSecondFactor(admin, headers, field("code")), ({ recoveryCodes }) => ({
        recoveryCodes,
      }));
    case "renew-codes":
      return show(accounts.renewRecoveryCodes(admin, headers, field("password")), ({ recoveryCodes }) => ({
        recoveryCodes,
      }));
    case "turn-off-second-factor":
      return stay(accounts.turnOffSecondFactor(admin, headers, field("password")), "second-factor-off");
    case "link-google":
      return show(accounts.startGoogleLink(headers), ({ url }) => ({ googleUrl: url }));
    case "unlink-google":
      return stay(accounts.unlinkGoogle(admin), "google-unlinked");
    case "end-session":
      return stay(accounts.endSession(admin, field("session")), "session-revoked");
    case "end-other-sessions":
      return stay(accounts.endOtherSessions(admin), "other-sessions-revoked");
    default:
      return refused({ isOk: false, refusal: "bad-request" });
  }
}
