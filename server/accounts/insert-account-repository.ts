import type { Kysely } from "kysely";
import type { Role } from "#domain/access.ts";
import { DomainError } from "#domain/errors.ts";
import type { Engine } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { PeopleTables } from "./people-tables.ts";

export type NewAccount = { name: string; email: string; role: Role; passwordHash: string; hasMadePassword: boolean };

/** The one way in, past the library, whose sign-up is closed. For an open transaction: both rows or none. */
export async function insertAccount(
  transaction: Kysely<PeopleTables>,
  engine: Engine,
  { name, email, role, passwordHash, hasMadePassword }: NewAccount,
): Promise<string> {
  const id = newId();
  const now = new Date().toISOString();
  const toBoolean = (value: boolean) => (engine === "sqlite" ? Number(value) : value);
  const times = { createdAt: now, updatedAt: now };
  const made = await transaction
    .insertInto("user")
    .values({
      id,
      name,
      email,
      role,
      emailVerified: toBoolean(true),
      hasMadePassword: toBoolean(hasMadePassword),
      ...times,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new DomainError("account-exists", { email });
  await transaction
    .insertInto("account")
    .values({ id: newId(), userId: id, accountId: id, providerId: "credential", password: passwordHash, ...times })
    .execute();
  return id;
}
