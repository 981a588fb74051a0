import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openAccounts } from "#server/accounts/open-accounts.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openEmpty } from "#tests/support/databases.ts";
import { migrate } from "../migrate.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };

/** As the accounts library made them before there were roles. */
const oldTables = {
  sqlite: [
    `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique,
      "emailVerified" integer not null, "image" text, "createdAt" date not null, "updatedAt" date not null,
      "twoFactorEnabled" integer)`,
    `create table "session" ("id" text not null primary key, "expiresAt" date not null, "token" text not null unique,
      "createdAt" date not null, "updatedAt" date not null, "ipAddress" text, "userAgent" text,
      "userId" text not null references "user" ("id") on delete cascade)`,
  ],
  postgres: [
    `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique,
      "emailVerified" boolean not null, "image" text, "createdAt" timestamptz not null,
      "updatedAt" timestamptz not null, "twoFactorEnabled" boolean)`,
    `create table "session" ("id" text not null primary key, "expiresAt" timestamptz not null,
      "token" text not null unique, "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
      "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  ],
};

describe.each(["sqlite", "postgres"] as const)("accounts from before there were roles on %s", (engine) => {
  test("are owners, and were last seen when they signed in", async () => {
    const database = await openEmpty(engine);
    await migrate(database, "009-origins");
    const yes = engine === "sqlite" ? "1" : "true";
    for (const statement of [
      ...oldTables[engine],
      `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values
        ('u1', 'Maria', 'maria@exemplo.com.br', ${yes}, '2026-01-01T12:00:00.000Z', '2026-01-01T12:00:00.000Z'),
        ('u2', 'Ana', 'ana@exemplo.com.br', ${yes}, '2026-01-02T12:00:00.000Z', '2026-01-02T12:00:00.000Z')`,
      `insert into "session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId") values
        ('s1', '2026-10-01T16:00:00.000Z', 't1', '2026-10-01T12:00:00.000Z', '2026-10-01T12:00:00.000Z', 'u1')`,
    ]) {
      await sql.raw(statement).execute(database.db);
    }
    await migrate(database);
    const { accounts } = await openAccounts(database, settings, createLog("silent"));
    expect(await accounts.findPeople()).toMatchObject([
      { id: "u1", role: "owner", removedAt: null, lastSeenAt: new Date("2026-10-01T12:00:00Z") },
      { id: "u2", role: "owner", removedAt: null, lastSeenAt: null },
    ]);
  });
});
