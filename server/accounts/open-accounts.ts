import { writeResetMail } from "#content/reset-mail.ts";
import { usualCost } from "#domain/accounts.ts";
import { createActivityService } from "../activity/activity-service.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createMailer } from "../mail/mailer.ts";
import { createKnownDevices } from "../security/known-device.ts";
import { createAccountAdmin } from "./account-admin.ts";
import { recordSignIn, type SignInRules } from "./account-parts.ts";
import { createAccounts } from "./accounts-service.ts";
import { type AuthSettings, createAuth } from "./auth.ts";
import { createGoogleAuth } from "./google-auth.ts";
import { createInvitationsRepository } from "./invitations-repository.ts";
import { createPasswordHashing } from "./password-hashing.ts";
import { createPeopleRepository } from "./people-repository.ts";
import { createRateLimitsRepository } from "./rate-limits-repository.ts";

type Settings = Pick<Config, "google" | "smtpUrl" | "passwordCost"> & {
  /** The name and address that mails come from, as they are when one is sent. */
  site: { readonly name: string; readonly email: string };
  siteUrl: string;
  secret: string;
  /** Nobody signs in to a command. */
  signInRules?: SignInRules;
};

const noRules: SignInRules = { getIdleMinutes: async () => null, isSecondFactorDemanded: async () => false };

/** The accounts on this database, with their tables up to date. */
export async function openAccounts(
  database: Database,
  settings: Settings,
  log: Log,
  passwords = createPasswordHashing({ cost: { ...usualCost, ln: settings.passwordCost } }),
) {
  const { site, siteUrl, secret, google, smtpUrl, signInRules = noRules } = settings;
  const mailer = createMailer(smtpUrl, () => ({ name: site.name, address: site.email }), log);
  const people = createPeopleRepository(database);
  const { record } = createActivityService({ database, log });
  const authSettings: AuthSettings = {
    secret,
    siteUrl,
    siteName: site.name,
    log,
    passwords,
    sendResetLink: (to, link) => mailer.send({ to, ...writeResetMail(site.name, link) }),
    async onGoogleSignIn(userId, from) {
      const person = await people.getPerson(userId);
      if (person) await recordSignIn({ record, log }, person, "google", from);
    },
  };
  const auth = await createAuth(database, authSettings);
  const parts = {
    auth,
    people,
    invitations: createInvitationsRepository(database),
    limits: createRateLimitsRepository(database),
    passwords,
    devices: createKnownDevices(secret, siteUrl),
    mailer,
    record,
    site: {
      get name() {
        return site.name;
      },
      url: siteUrl,
    },
    signInRules,
    log,
  };
  return {
    accounts: createAccounts(parts, createGoogleAuth(database, authSettings, google, auth)),
    /** For who has the machine. */
    accountAdmin: createAccountAdmin(parts),
  };
}
