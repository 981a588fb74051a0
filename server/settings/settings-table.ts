import type { Timestamp } from "../database/columns.ts";

type SettingsTable = { name: string; value: string; updated_at: Timestamp };

export type SettingTables = { settings: SettingsTable };
