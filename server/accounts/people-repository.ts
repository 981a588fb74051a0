import type { Selectable } from "kysely";
import { type Role, toRole } from "#domain/access.ts";
import type { Person } from "#domain/people.ts";
import type { Database } from "../database/database.ts";
import { insertAccount, type NewAccount } from "./insert-account-repository.ts";
import type { PeopleTables } from "./people-tables.ts";

/** How a change went that must leave an owner. */
export type Change = { isDone: true; before: Person } | { isDone: false; reason: "missing" | "last-owner" };

const seenEvery = 5 * 60_000;
const usedEvery = 60_000;

export function createPeopleRepository({ db: anyDb, engine }: Database) {
  const db = anyDb.withTables<PeopleTables>();

  const columns = ["id", "name", "email", "role", "twoFactorEnabled", "lastSeenAt", "removedAt"] as const;

  async function getPerson(id: string): Promise<Person | null> {
    const row = await db.selectFrom("user").select(columns).where("id", "=", id).executeTakeFirst();
    return row ? toPerson(row) : null;
  }

  /**
   * Takes one owner less, unless it is the last. Two that do so at the same moment: on PostgreSQL the second waits for
   * the lock on the owners' rows and sees what the first has left; SQLite has one writer at a time.
   */
  async function changeKeepingOwner(id: string, set: { role: Role } | { removedAt: string }): Promise<Change> {
    return db.transaction().execute(async (transaction) => {
      const owners = transaction
        .selectFrom("user")
        .select("id")
        .where("role", "=", "owner")
        .where("removedAt", "is", null);
      if (engine === "postgres") await owners.orderBy("id").forUpdate().execute();
      const row = await transaction
        .selectFrom("user")
        .select(columns)
        .where("id", "=", id)
        .where("removedAt", "is", null)
        .executeTakeFirst();
      if (!row) return { isDone: false, reason: "missing" };
      const leavesOwner = "role" in set && set.role === "owner";
      let change = transaction.updateTable("user").set(set).where("id", "=", id).where("removedAt", "is", null);
      if (!leavesOwner) {
        change = change.where(({ or, eb, exists }) =>
          or([eb("role", "!=", "owner"), eb("role", "is", null), exists(owners.where("id", "!=", id))]),
        );
      }
      const { numUpdatedRows } = await change.executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return { isDone: false, reason: "last-owner" };
      if ("removedAt" in set) {
        await transaction.deleteFrom("session").where("userId", "=", id).execute();
        await transaction.deleteFrom("verification").where("value", "=", id).execute();
      }
      return { isDone: true, before: toPerson(row) };
    });
  }

  return {
    getPerson,

    /** In the order in which they came, with and without access. */
    async findPeople(): Promise<Person[]> {
      const rows = await db.selectFrom("user").select(columns).orderBy("createdAt").orderBy("id").execute();
      return rows.map(toPerson);
    },

    async hasEmail(email: string): Promise<boolean> {
      return (await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
    },

    async insertAccount(account: NewAccount): Promise<string> {
      return db.transaction().execute((transaction) => insertAccount(transaction, engine, account));
    },

    changeRole: (id: string, role: Role) => changeKeepingOwner(id, { role }),

    /** With all sessions, reset links and half-done sign-ins. */
    removePerson: (id: string) => changeKeepingOwner(id, { removedAt: new Date().toISOString() }),

    /** False when there is nobody of this id without access. */
    async restorePerson(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("user")
        .set({ removedAt: null })
        .where("id", "=", id)
        .where("removedAt", "is not", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Written down once a minute at most. */
    async noteUse(sessionId: string, lastUse: Date, now = new Date()): Promise<void> {
      if (now.getTime() - lastUse.getTime() < usedEvery) return;
      await db.updateTable("session").set({ updatedAt: now.toISOString() }).where("id", "=", sessionId).execute();
    },

    async touchAllSessions(now = new Date()): Promise<void> {
      await db.updateTable("session").set({ updatedAt: now.toISOString() }).execute();
    },

    /** Written down every five minutes at most: nobody needs it more exactly. */
    async noteSeen({ id, lastSeenAt }: Pick<Person, "id" | "lastSeenAt">, now = new Date()): Promise<void> {
      if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < seenEvery) return;
      await db.updateTable("user").set({ lastSeenAt: now.toISOString() }).where("id", "=", id).execute();
    },
  };
}

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

type Row = Pick<
  Selectable<PeopleTables["user"]>,
  "id" | "name" | "email" | "role" | "twoFactorEnabled" | "lastSeenAt" | "removedAt"
>;

function toPerson({ id, name, email, role, twoFactorEnabled, lastSeenAt, removedAt }: Row): Person {
  return {
    id,
    name,
    email,
    role: toRole(role),
    hasSecondFactor: Boolean(twoFactorEnabled),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt),
    removedAt: removedAt === null ? null : new Date(removedAt),
  };
}
