import { z } from "zod";
import type { Activity, Actor, NewActivity } from "#domain/activity.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { Database } from "../database/database.ts";
import { newId } from "../database/new-id.ts";
import type { ActivityTables } from "./activity-tables.ts";

export type ActivityRequest = {
  limit: number;
  /** The id of the last one seen; older ones follow. */
  before?: string;
  /** The id of an account. */
  actor?: string;
  actions?: readonly string[];
};

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

export function createActivityRepository(database: Pick<Database, "db">) {
  const db = database.db.withTables<ActivityTables>();
  return {
    async insertActivity({ actor, action, details = {} }: NewActivity, at = new Date()): Promise<void> {
      await db
        .insertInto("activity")
        .values({
          id: newId(at.getTime()),
          at: at.toISOString(),
          account_id: actor?.id ?? null,
          account_name: actor?.name ?? "",
          action,
          details: JSON.stringify(details),
        })
        .execute();
    },

    /** Newest first. */
    async findActivities({ limit, before, actor, actions }: ActivityRequest): Promise<Activity[]> {
      let query = db.selectFrom("activity").selectAll().orderBy("id", "desc").limit(limit);
      if (before !== undefined) query = query.where("id", "<", before);
      if (actor !== undefined) query = query.where("account_id", "=", actor);
      if (actions !== undefined) query = query.where("action", "in", actions);
      const rows = await query.execute();
      return rows.map(({ id, at, account_id, account_name, action, details }) => ({
        id,
        at: new Date(at),
        actor: account_id === null ? null : { id: account_id, name: account_name },
        action,
        details: parseJson(details, detailsSchema) ?? {},
      }));
    },

    /** Everyone who has done anything, under the newest name. */
    async findActors(): Promise<Actor[]> {
      const rows = await db
        .selectFrom("activity")
        .select(["account_id", "account_name"])
        .where("id", "in", (newest) =>
          newest
            .selectFrom("activity")
            .select(({ fn }) => fn.max("id").as("id"))
            .where("account_id", "is not", null)
            .groupBy("account_id"),
        )
        .orderBy("account_name")
        .execute();
      return rows.map(({ account_id, account_name }) => ({ id: account_id ?? "", name: account_name }));
    },

    /** Gives how many went. */
    async deleteActivitiesBefore(at: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("activity")
        .where("at", "<", at.toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
