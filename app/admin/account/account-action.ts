import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Granted } from "#server/accounts/account-parts.ts";
import type { QrCode } from "#server/accounts/qr-code.ts";
import { type ErrorFields, type FormAnswer, readForm } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import type { Route } from "./+types/account";
import { accountForms } from "./account-forms.ts";

/** What the page shows once and a reload forgets. */
type Shown = { setup: { qrCode: QrCode; secret: string } } | { recoveryCodes: string[] } | { googleUrl: string };

const errorFields: ErrorFields = {
  "invalid-name": "name",
  "wrong-code": "code",
  "guessable-password": "password",
};

/** What was refused, and in which form. */
export type AccountRefusal = FormAnswer & { intent: string };

/** One page, several forms: the pressed button says which. */
export async function accountAction({ request, context }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const { headers } = request;
  const form = await readForm(request, accountForms);
  const sent = form.value;
  if (!sent) return refuse();

  switch (sent.intent) {
    case "name":
      return stay(accounts.changeName(admin, sent.name), "name-saved");
    case "password":
      return stay(accounts.changePassword(admin, headers, sent), "password-changed", "/admin/login");
    case "prepare-second-factor":
      return show(accounts.prepareSecondFactor(admin, headers, sent.password), ({ qrCode, secret }) => ({
        setup: { qrCode, secret },
      }));
    case "confirm-second-factor":
      return show(accounts.confirmSecondFactor(admin, headers, sent.code), ({ recoveryCodes }) => ({ recoveryCodes }));
    case "renew-codes":
      return show(accounts.renewRecoveryCodes(admin, headers, sent.password), ({ recoveryCodes }) => ({
        recoveryCodes,
      }));
    case "turn-off-second-factor":
      return stay(accounts.turnOffSecondFactor(admin, headers, sent.password), "second-factor-off");
    case "link-google":
      return show(accounts.startGoogleLink(admin, headers, sent.password), ({ url }) => ({ googleUrl: url }));
    case "unlink-google":
      return stay(accounts.unlinkGoogle(admin, headers, sent.password), "google-unlinked");
    case "end-session":
      return stay(accounts.endSession(admin, sent.session), "session-revoked");
    case "end-other-sessions":
      return stay(accounts.endOtherSessions(admin), "other-sessions-revoked");
  }

  async function stay(work: Promise<Granted>, notice: Parameters<typeof redirectWithNotice>[3], path = "/admin/conta") {
    try {
      return redirectWithNotice(path, (await work).headers, site.url, notice);
    } catch (error) {
      return refuse(error);
    }
  }

  async function show<Value extends object>(work: Promise<Granted<Value>>, pick: (value: Value) => Shown) {
    try {
      const granted = await work;
      return data({ shown: pick(granted) }, { headers: granted.headers });
    } catch (error) {
      return refuse(error);
    }
  }

  function refuse(error?: unknown) {
    const { intent } = form;
    const fields = { ...errorFields, "wrong-password": intent === "password" ? "current" : "password" };
    const { data: body, init } = form.refuse(error, fields);
    return data({ ...body, intent } satisfies AccountRefusal, init ?? undefined);
  }
}
