import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { createSettingsRepository } from "./settings-repository.ts";
import { storedSettings } from "./stored-settings.ts";

const settingName = "second-factor-demanded";

type Parts = { database: Database; record: RecordActivity };

/** Whether everyone must have a second factor, where the owner wants that. */
export function createSecondFactorDemandService({ database, record }: Parts) {
  const settings = createSettingsRepository(database);
  return {
    async isSecondFactorDemanded(): Promise<boolean> {
      return storedSettings[settingName].safeParse(await settings.getSetting(settingName)).success;
    },

    /** Who demands it has it: nobody locks themselves out by a switch that they only wanted to try. */
    async saveDemand(isDemanded: boolean, actor: Actor & { hasSecondFactor: boolean }): Promise<void> {
      if (isDemanded && !actor.hasSecondFactor) throw new DomainError("second-factor-first");
      if (isDemanded) await settings.saveSetting(settingName, "1");
      else await settings.deleteSetting(settingName);
      const { id, name } = actor;
      await record({
        actor: { id, name },
        action: "second-factor-demand-changed",
        details: { isDemanded: Number(isDemanded) },
      });
    },
  };
}

export type SecondFactorDemandService = ReturnType<typeof createSecondFactorDemandService>;
