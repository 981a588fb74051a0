import type { Selectable } from "kysely";
import { toRole } from "#domain/access.ts";
import type { Invitation } from "#domain/people.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import { insertAccount, type NewAccount } from "./insert-account-repository.ts";
import type { PeopleTables } from "./people-tables.ts";

export type NewInvitation = Pick<Invitation, "name" | "email" | "role" | "expiresAt"> & { tokenHash: string };

/** Long enough to tell who comes late what became of the link. */
const keptAfterEnd = 90 * 24 * 60 * 60 * 1_000;

export function createInvitationsRepository({ db: anyDb, engine }: Database) {
  const db = anyDb.withTables<PeopleTables>();
  return {
    async insertInvitation({ tokenHash, name, email, role, expiresAt }: NewInvitation, now = new Date()) {
      // Whoever makes a new one tidies up.
      const oldest = new Date(now.getTime() - keptAfterEnd).toISOString();
      await db.deleteFrom("invitations").where("expires_at", "<", oldest).execute();
      const row = await db
        .insertInto("invitations")
        .values({
          id: newId(),
          token_hash: tokenHash,
          name,
          email,
          role,
          created_at: now.toISOString(),
          expires_at: expiresAt.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toInvitation(row);
    },

    /** Newest first. */
    async findOpen(now = new Date()): Promise<Invitation[]> {
      const rows = await db
        .selectFrom("invitations")
        .selectAll()
        .where("used_at", "is", null)
        .where("withdrawn_at", "is", null)
        .where("expires_at", ">", now.toISOString())
        .orderBy("id", "desc")
        .execute();
      return rows.map(toInvitation);
    },

    async getByTokenHash(tokenHash: string): Promise<Invitation | null> {
      const row = await db.selectFrom("invitations").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
      return row ? toInvitation(row) : null;
    },

    /** Null when it was not open any more. */
    async withdraw(id: string, now = new Date()): Promise<Invitation | null> {
      const row = await db
        .updateTable("invitations")
        .set({ withdrawn_at: now.toISOString() })
        .where("id", "=", id)
        .where("used_at", "is", null)
        .where("withdrawn_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      return row ? toInvitation(row) : null;
    },

    /**
     * Uses it up and makes the account, or does neither. Null when it is not open any more: of two that come together
     * the first gets it. Throws `account-exists`.
     */
    async accept(id: string, account: NewAccount, now = new Date()): Promise<string | null> {
      return db.transaction().execute(async (transaction) => {
        const at = now.toISOString();
        const { numUpdatedRows } = await transaction
          .updateTable("invitations")
          .set({ used_at: at })
          .where("id", "=", id)
          .where("used_at", "is", null)
          .where("withdrawn_at", "is", null)
          .where("expires_at", ">", at)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 0n ? null : insertAccount(transaction, engine, account);
      });
    },
  };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

function toInvitation(row: Selectable<PeopleTables["invitations"]>): Invitation {
  const toDate = (value: string | Date | null) => (value === null ? null : new Date(value));
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: toRole(row.role),
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    usedAt: toDate(row.used_at),
    withdrawnAt: toDate(row.withdrawn_at),
  };
}
