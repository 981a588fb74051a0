import type { Database } from "../database/database.ts";
import type { SettingTables } from "./settings-table.ts";
import type { SettingName } from "./stored-settings.ts";

/** Small values that the staff may change, by name. Secrets come here sealed. */
export function createSettingsRepository(database: Database) {
  const db = database.db.withTables<SettingTables>();
  return {
    /** As it is stored. Null when it is not set. */
    async getSetting(name: SettingName): Promise<string | null> {
      const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
      return row?.value ?? null;
    },

    async saveSetting(name: SettingName, value: string): Promise<void> {
      const row = { value, updated_at: new Date().toISOString() };
      await db
        .insertInto("settings")
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
    },

    async deleteSetting(name: SettingName): Promise<void> {
      await db.deleteFrom("settings").where("name", "=", name).execute();
    },
  };
}
