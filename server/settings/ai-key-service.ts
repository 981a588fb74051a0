import type { Actor } from "#domain/activity.ts";
import { readAiKey } from "#domain/ai-key.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createCipher } from "./cipher.ts";
import { createSettingsRepository } from "./settings-repository.ts";
import { storedSettings } from "./stored-settings.ts";

const settingName = "ai-key";

/** What the panel may know of the key: never the key itself. */
export type AiKeyState =
  | { isSet: false }
  | {
      isSet: true;
      lastFour: string /** Where it came from: the dialog counts before the environment. */;
      from: "panel" | "environment";
    };

type Parts = { database: Database; secret: string; fromEnvironment: string | null; record: RecordActivity; log: Log };

/** Whether there is one, for who has no secret to open it with. */
export async function hasStoredAiKey(database: Database): Promise<boolean> {
  return (await createSettingsRepository(database).getSetting(settingName)) !== null;
}

/** The key to the AI service, sealed in the database. */
export function createAiKeyService({ database, secret, fromEnvironment, record, log }: Parts) {
  const settings = createSettingsRepository(database);
  const cipher = createCipher(secret, settingName);

  async function find(): Promise<{ key: string; from: "panel" | "environment" } | null> {
    const stored = await settings.getSetting(settingName);
    const sealed = storedSettings[settingName].safeParse(stored).data;
    const key = sealed === undefined ? null : cipher.open(sealed);
    if (key !== null) return { key, from: "panel" };
    if (stored !== null) log.warn("the stored AI key is damaged, or sealed with another APP_SECRET: enter it again");
    return fromEnvironment === null ? null : { key: fromEnvironment, from: "environment" };
  }

  return {
    /** For the call itself; nothing else may ask. */
    async getKey(): Promise<string | null> {
      return (await find())?.key ?? null;
    },

    async getKeyState(): Promise<AiKeyState> {
      const found = await find();
      return found ? { isSet: true, lastFour: found.key.slice(-4), from: found.from } : { isSet: false };
    },

    async saveKey(text: string, actor: Actor | null): Promise<AiKeyState> {
      const key = readAiKey(text);
      await settings.saveSetting(settingName, cipher.seal(key));
      const lastFour = key.slice(-4);
      await record({ actor, action: "ai-key-saved", details: { lastFour } });
      return { isSet: true, lastFour, from: "panel" };
    },

    /** The one of the environment, if any, counts again. */
    async deleteKey(actor: Actor | null): Promise<void> {
      await settings.deleteSetting(settingName);
      await record({ actor, action: "ai-key-removed" });
    },
  };
}

export type AiKeyService = ReturnType<typeof createAiKeyService>;
