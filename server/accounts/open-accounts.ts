import { writeResetMail } from "#content/reset-mail.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createMailer } from "../mail/mailer.ts";
import { createAccounts } from "./accounts-service.ts";
import { type AuthSettings, createAuth } from "./auth.ts";
import { createGoogleAuth } from "./google-auth.ts";
import { createPasswordHashing } from "./password-hashing.ts";
import { createRateLimitsRepository } from "./rate-limits-repository.ts";

type Settings = Pick<Config, "google" | "smtpUrl"> & {
  /** The name and address that mails come from, as they are when one is sent. */
  site: { readonly name: string; readonly email: string };
  siteUrl: string;
  secret: string;
};

/** The accounts on this database, with their tables up to date. */
export async function openAccounts(
  database: Database,
  settings: Settings,
  log: Log,
  passwords = createPasswordHashing(),
) {
  const { site, siteUrl, secret, google, smtpUrl } = settings;
  const mailer = createMailer(smtpUrl, () => ({ name: site.name, address: site.email }), log);
  const authSettings: AuthSettings = {
    secret,
    siteUrl,
    siteName: site.name,
    log,
    passwords,
    sendResetLink: (to, link) => mailer.send({ to, ...writeResetMail(site.name, link) }),
  };
  const auth = await createAuth(database, authSettings);
  const limits = createRateLimitsRepository(database);
  return {
    auth,
    accounts: createAccounts({ auth, limits, passwords, log }, createGoogleAuth(database, authSettings, google, auth)),
  };
}
