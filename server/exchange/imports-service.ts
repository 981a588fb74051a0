import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import { type Import, type ImportOutcome, type ImportRow, importLimits } from "#domain/exchange/imports.ts";
import type { FactSection, Facts } from "#domain/facts/facts.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import { createBackgroundWork } from "../background-work.ts";
import type { BatchesService } from "../batches/batches-service.ts";
import type { Database } from "../database/database.ts";
import { sayDamaged } from "../database/read-stored.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { Log } from "../log.ts";
import type { OldAddressesService } from "../pages/old-addresses-service.ts";
import type { PagesService } from "../pages/pages-service.ts";
import { prepareReader } from "../prepare-reader.ts";
import type { RedirectsService } from "../redirects/redirects-service.ts";
import { createSlices } from "../slices.ts";
import type { TableReader } from "../spreadsheets/spreadsheets-service.ts";
import { checkPages } from "./check-pages.ts";
import { checkRedirects } from "./check-redirects.ts";
import { type CheckedRow, createImportsRepository } from "./imports-repository.ts";
import { prepareRows } from "./prepare-rows.ts";
import { readImport } from "./read-import.ts";
import { readSettings } from "./read-settings.ts";

export type ImportsService = {
  /** Keeps a file and looks at its lines in the background. Throws a DomainError for what is none of ours. */
  createImport(
    file: { bytes: Uint8Array; fileName: string },
    actor: Actor | null,
    rights: { maySettings: boolean },
  ): Promise<Import>;
  getImport(id: string): Promise<Import | null>;
  /** Newest first. */
  findImports(limit: number): Promise<Import[]>;
  listRows(
    id: string,
    request: { outcome: ImportOutcome | null; search: string; limit: number; offset: number },
  ): Promise<{ rows: ImportRow[]; total: number }>;
  /** Sections of the shop that would be another. */
  findChangedSections(id: string): Promise<Partial<Facts>>;
  /** Looks at all lines that nobody has looked at yet. */
  checkAll(): Promise<void>;
  /** Gives the change of many pages that it became, null for settings, which are changed at once. */
  startImport(id: string, actor: Actor | null): Promise<{ batchId: string | null }>;
};

type Parts = {
  database: Database;
  reader: TableReader;
  pages: PagesService;
  redirects: RedirectsService;
  oldAddresses: OldAddressesService;
  facts: FactsService;
  batches: BatchesService;
  record: RecordActivity;
  log: Log;
};

const rowsAtOnce = 50;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Files that come in: read, looked at line by line, and only then done. */
export function openImports(parts: Parts) {
  const { database, reader, pages, redirects, oldAddresses, facts, batches, record, log } = parts;
  const imports = createImportsRepository(database);
  /** Of the file that is being looked at. */
  let targets: { id: string; known: Map<string, string> } | null = null;

  async function findTargets(id: string): Promise<Map<string, string>> {
    if (targets?.id === id) return targets.known;
    const known = new Map<string, string>();
    for (const { cells } of await imports.findWaiting(id, Number.MAX_SAFE_INTEGER)) {
      const { from = "", to = "" } = cells ?? {};
      try {
        const paths = oldAddresses.toPaths({ from, to });
        known.set(paths.from, paths.to);
      } catch {
        // Its own line says what is wrong with it.
      }
    }
    targets = { id, known };
    return known;
  }

  /** A piece of the oldest file that waits; false when none does. */
  async function checkOnce(): Promise<boolean> {
    const next = await imports.findUnchecked();
    if (!next) return false;
    const { id, kind } = next;
    const { between } = createSlices();
    if (kind === "pages" && !(await prepareReader())) return false;
    const waiting = await imports.findWaiting(id, kind === "settings" ? importLimits.settingRows : rowsAtOnce);
    if (waiting.length === 0) {
      await imports.finishChecking(id);
      targets = null;
      return true;
    }
    const rows = waiting.flatMap(({ cells, ...row }) => (cells ? { ...row, cells } : []));
    // Refused, or the file would be looked at for ever.
    const damaged = waiting
      .filter(({ cells }) => cells === null)
      .map(({ line, title }): CheckedRow => {
        return { line, title, outcome: "refused", reason: sayDamaged("import_rows", `${id} ${line}`) };
      });
    const checked =
      kind === "pages"
        ? await checkPages({ pages, redirects, between }, rows)
        : kind === "redirects"
          ? await checkRedirects(oldAddresses, await findTargets(id), rows)
          : readSettings(facts.known, rows).rows;
    await imports.saveChecks(id, [...checked, ...damaged]);
    return true;
  }

  async function readSections(id: string): Promise<Partial<Facts>> {
    const rows = await imports.findSettingRows(id);
    return readSettings(facts.known, rows).sections;
  }

  const worker = createBackgroundWork({
    workOnce: checkOnce,
    isBusy: () => false,
    log,
    complaint: "cannot look at the lines of a file, trying again",
    restShare: 0,
  });

  async function saveSections(sections: Partial<Facts>, actor: Actor | null): Promise<void> {
    for (const [section, value] of Object.entries(sections) as [FactSection, Facts[FactSection]][]) {
      const basedOn = facts.getCurrent(section)?.id ?? null;
      await facts.save({ section, value, savedBy: actor?.name ?? "", basedOn });
      await record({ actor, action: "shop-saved", details: { section } });
    }
  }

  const service: ImportsService = {
    async createImport({ bytes, fileName }, actor, { maySettings }) {
      if (bytes.length > importLimits.fileBytes) throw new DomainError("import-too-heavy");
      const read = await readImport(await reader.read({ bytes, takesJson: true }));
      if (read.kind === "settings" && !maySettings) throw new DomainError("import-owner");
      await imports.deleteBefore(new Date(Date.now() - importLimits.days * dayMilliseconds));
      const name = fileName.replace(/\p{Cc}/gu, "").slice(-120) || "arquivo";
      const id = await imports.insertImport(
        { ...read, fileName: name },
        await prepareRows(read, oldAddresses.toPaths),
        actor,
      );
      worker.wake();
      const made = await imports.getImport(id);
      if (!made) throw new DomainError("import-missing");
      return made;
    },
    getImport: imports.getImport,
    findImports: imports.findImports,
    listRows: imports.listRows,
    findChangedSections: readSections,
    async checkAll() {
      while (await checkOnce());
    },
    async startImport(id, actor) {
      const found = await imports.getImport(id);
      if (!found) throw new DomainError("import-missing");
      if (!found.isChecked) throw new DomainError("import-unchecked");
      const { kind, fileName } = found;
      const lines = kind === "settings" ? [] : await imports.findLines(id);
      const sections = kind === "settings" ? await readSections(id) : {};
      if (lines.length === 0 && Object.keys(sections).length === 0) throw new DomainError("import-nothing");
      if (found.startedAt) throw new DomainError("import-started");
      if (kind === "settings") {
        // Marked last: whoever is killed in between starts again, and what was saved is the same by then.
        await saveSections(sections, actor);
        await imports.markStarted(id, null);
        return { batchId: null };
      }
      // In the order of the file: so many places are enough for any line.
      const ids = lines.map((line) => String(line).padStart(7, "0"));
      const request = { action: "import" as const, options: { id, kind, fileName } };
      // Together, so that a file never says it was imported when nothing is going to do it.
      const batch = await batches.startBatch(request, { ids }, actor, async (open, batchId) => {
        if (!(await imports.markStarted(id, batchId, open))) throw new DomainError("import-started");
      });
      return { batchId: batch.id };
    },
  };

  return {
    service,
    formLimits: new Map([["/admin/paginas/importar", importLimits.fileBytes + 1024 * 1024]]),
    start: worker.start,
    stop: worker.stop,
  };
}
