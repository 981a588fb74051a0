import { join } from "node:path";
import { createActivityService } from "../activity/activity-service.ts";
import { readConfig, toDefaults } from "../config.ts";
import { claimIfFree, readOrMakeSecret } from "../data-folder.ts";
import { createExports, type ExportsService } from "../exchange/exports-service.ts";
import { type ImportsService, openImports } from "../exchange/imports-service.ts";
import { openFacts } from "../facts/facts-service.ts";
import { createLog } from "../log.ts";
import { createOldAddresses } from "../pages/old-addresses-service.ts";
import { createPanel, type Panel } from "../panel.ts";
import { openExistingDatabase, requireDatabaseFile } from "../prepare-database.ts";
import { createTableReader } from "../spreadsheets/spreadsheets-service.ts";
import type { Terminal } from "./program.ts";

export type OpenPanel = {
  panel: Panel;
  exports: ExportsService;
  imports: ImportsService;
  /** True when a server works on the same SQLite file: it does the runs, and sees our changes within a second. */
  isBesideServer: boolean;
  close(): Promise<void>;
};

/** The same services as the server has, on the same database. */
export async function openPanel(env: Terminal["env"]): Promise<OpenPanel> {
  const config = readConfig(env);
  const log = createLog("silent");
  // Before the folder is claimed, which would make it.
  requireDatabaseFile(config);
  const folder = config.databaseUrl === null ? claimIfFree(config.dataDir) : null;
  const isBesideServer = config.databaseUrl === null && folder === null;
  const database = await openExistingDatabase(config, log, !isBesideServer);
  const secret = config.appSecret ?? readOrMakeSecret(config.dataDir);
  const facts = await openFacts({ database, defaults: toDefaults(config), log, onChange: () => {} });
  const { record } = createActivityService({ database, log });
  const panel = createPanel({
    config,
    database,
    getShop: () => facts.service.shop,
    secret,
    record,
    log,
    onPagesChanged: () => {},
  });
  const { pages, redirects, batches } = panel;
  const about = { database, record, redirects, onChange: () => {} };
  const oldAddresses = createOldAddresses({ ...about, siteUrl: config.siteUrl ?? "http://localhost" });
  const reader = createTableReader(join(import.meta.dirname, "../spreadsheets/read-sheet-worker.ts"), log);
  const { service: imports } = openImports({
    ...about,
    reader,
    pages,
    oldAddresses,
    facts: facts.service,
    batches,
    log,
  });
  return {
    panel,
    imports,
    exports: createExports({ pages: panel.pages, redirects: panel.redirects, facts: facts.service }),
    isBesideServer,
    async close() {
      await panel.stop();
      await database.db.destroy();
      folder?.release();
    },
  };
}
