import type { Actor } from "#domain/activity.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { createSettingsRepository } from "./settings-repository.ts";
import { storedSettings } from "./stored-settings.ts";

const settingName = "idle-minutes";

/** After how many minutes without use sessions end, where the owner wants that. */
export function createIdleEndService({ database, record }: { database: Database; record: RecordActivity }) {
  const settings = createSettingsRepository(database);
  return {
    /** Null: they end after their four hours alone. */
    async getIdleMinutes(): Promise<number | null> {
      const stored = storedSettings[settingName].safeParse(await settings.getSetting(settingName));
      return stored.success ? Number(stored.data) : null;
    },

    async saveIdleMinutes(minutes: number | null, actor: Actor): Promise<void> {
      if (minutes === null) await settings.deleteSetting(settingName);
      else await settings.saveSetting(settingName, String(minutes));
      await record({ actor, action: "idle-end-changed", details: { minutes: minutes ?? 0 } });
    },
  };
}

export type IdleEndService = ReturnType<typeof createIdleEndService>;
