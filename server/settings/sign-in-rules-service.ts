import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { createSettingsRepository } from "./settings-repository.ts";
import { storedSettings } from "./stored-settings.ts";

const idleSetting = "idle-minutes";
const demandSetting = "second-factor-demanded";

/** What the owner asks of everyone who signs in. */
export function createSignInRulesService({ database, record }: { database: Database; record: RecordActivity }) {
  const settings = createSettingsRepository(database);
  return {
    /** After how many minutes without use sessions end. Null: after their four hours alone. */
    async getIdleMinutes(): Promise<number | null> {
      const stored = storedSettings[idleSetting].safeParse(await settings.getSetting(idleSetting));
      return stored.success ? Number(stored.data) : null;
    },

    async saveIdleMinutes(minutes: number | null, actor: Actor): Promise<void> {
      if (minutes === null) await settings.deleteSetting(idleSetting);
      else await settings.saveSetting(idleSetting, String(minutes));
      await record({ actor, action: "idle-end-changed", details: { minutes: minutes ?? 0 } });
    },

    async isSecondFactorDemanded(): Promise<boolean> {
      return storedSettings[demandSetting].safeParse(await settings.getSetting(demandSetting)).success;
    },

    /** Who demands it has it: nobody locks themselves out by a switch that they only wanted to try. */
    async saveSecondFactorDemand(isDemanded: boolean, actor: Actor & { hasSecondFactor: boolean }): Promise<void> {
      if (isDemanded && !actor.hasSecondFactor) throw new DomainError("second-factor-first");
      if (isDemanded) await settings.saveSetting(demandSetting, "1");
      else await settings.deleteSetting(demandSetting);
      const { id, name } = actor;
      await record({
        actor: { id, name },
        action: "second-factor-demand-changed",
        details: { isDemanded: Number(isDemanded) },
      });
    },
  };
}

export type SignInRulesService = ReturnType<typeof createSignInRulesService>;
