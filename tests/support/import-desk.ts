import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { sampleShop } from "#content/shop.ts";
import { createActivityService } from "#server/activity/activity-service.ts";
import { openBatches } from "#server/batches/batches-service.ts";
import { createRewriter } from "#server/batches/rewrite-page.ts";
import type { Database } from "#server/database/database.ts";
import { createExports, type FileContent } from "#server/exchange/exports-service.ts";
import { openImports } from "#server/exchange/imports-service.ts";
import { openFacts } from "#server/facts/facts-service.ts";
import { createLog } from "#server/log.ts";
import { createOldAddresses } from "#server/pages/old-addresses-service.ts";
import { createPagePreparer } from "#server/pages/page-preparer-service.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { createPagesService } from "#server/pages/pages-service.ts";
import { createRedirectsRepository } from "#server/redirects/redirects-repository.ts";
import { createRedirects } from "#server/redirects/redirects-service.ts";
import { readTable } from "#server/spreadsheets/read-sheet.ts";
import { unjudged } from "./saved-pages.ts";

export const ana = { id: "u1", name: "Ana" };
const { contact, home, tags } = sampleFacts;

export async function toBytes(content: FileContent): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Everything that a file may change, on an empty database. */
export async function prepare(database: Database) {
  const log = createLog("silent");
  const { record } = createActivityService({ database, log });
  const getShop = () => sampleShop;
  const onChange = () => {};
  const pages = createPagesService({ database, preparer: createPagePreparer(getShop), getShop, onChange, record });
  const redirects = createRedirects(database, log);
  const facts = await openFacts({ database, defaults: { contact, home, tags }, log, onChange });
  onTestFinished(facts.stop);
  const batches = openBatches({
    database,
    getShop,
    rewrite: createRewriter(async () => ""),
    onPagesChanged: onChange,
    record,
    log,
  });
  const siteUrl = "http://localhost";
  const oldAddresses = createOldAddresses({ database, redirects, siteUrl, onChange, record });
  const { service } = openImports({
    database,
    // Without the thread that a server reads in: starting one takes longer than such files.
    reader: { read: readTable },
    pages,
    redirects,
    oldAddresses,
    facts: facts.service,
    batches: batches.service,
    record,
    log,
  });
  onTestFinished(batches.stop);
  await batches.start();
  const exports = createExports({ pages, redirects, facts: facts.service });

  async function bring(file: Buffer | string, maySettings = true) {
    const made = await service.createImport({ bytes: Buffer.from(file), fileName: "arquivo.csv" }, ana, {
      maySettings,
    });
    await service.checkAll();
    const { rows } = await service.listRows(made.id, { outcome: null, search: "", limit: 1_000, offset: 0 });
    return { id: made.id, rows, counts: (await service.getImport(made.id))?.counts };
  }
  async function ended(id: string) {
    for (;;) {
      const batch = await batches.service.getBatch(id);
      if (batch && ["done", "undone"].includes(batch.state)) return batch;
      await delay(5);
    }
  }
  return {
    pages,
    facts: facts.service,
    redirects,
    service,
    exports,
    bring,
    ended,
    findBatches: batches.service.findBatches,
    add: (slug: string, more = {}) =>
      createPagesRepository(database).insertPage({
        title: `Portão ${slug}`,
        slug,
        content: "<p>Um texto sobre o portão.</p>",
        standing: unjudged,
        ...more,
      }),
    addRedirect: createRedirectsRepository(database).save,
    async apply(id: string) {
      const { batchId } = await service.startImport(id, ana);
      return ended(batchId ?? "");
    },
    async undo(id: string) {
      await batches.service.undoBatch(id, ana);
      return ended(id);
    },
  };
}
