import { type BetterAuthOptions, betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";

const fourHours = 4 * 60 * 60;

export type AuthSettings = { secret: string; siteUrl: string; log: Log };

/** Its tables come first: better-auth looks at them as soon as it is made. */
export async function createAuth(database: Database, settings: AuthSettings) {
  const options = optionsFor(database, settings);
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
  return betterAuth(options);
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

function optionsFor({ db, engine }: Database, { secret, siteUrl, log }: AuthSettings) {
  return {
    database: { db, type: engine, transaction: true },
    secret,
    baseURL: siteUrl,
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level]({ from: "accounts" }, message) },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    // A session ends four hours after the login, whatever happens in between.
    session: { expiresIn: fourHours, disableSessionRefresh: true, cookieCache: { enabled: false } },
    advanced: { cookiePrefix: "basculante" },
  } satisfies BetterAuthOptions;
}
