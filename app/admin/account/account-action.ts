import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { DomainError } from "#domain/errors.ts";
import type { Granted } from "#server/accounts/account-parts.ts";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { answerError, goOn } from "../parts/answer.ts";
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

  const stay = async (work: Promise<Granted>, notice: Parameters<typeof goOn>[3], path = "/admin/conta") => {
    try {
      return goOn(path, (await work).headers, site.url, notice);
    } catch (error) {
      return refuse(error);
    }
  };
  const show = async <Value extends object>(work: Promise<Granted<Value>>, pick: (value: Value) => Shown) => {
    try {
      const granted = await work;
      return data({ intent, shown: pick(granted) }, { headers: granted.headers });
    } catch (error) {
      return refuse(error);
    }
  };
  const refuse = (error: unknown) => {
    const { data: body, init } = answerError(error);
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
      return refuse(new DomainError("bad-request"));
  }
}
