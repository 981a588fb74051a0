import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import "#tests/support/ready-reader.ts";
import { sampleShop } from "#content/shop.ts";
import type { Batch, BatchRequest } from "#domain/batches.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { unjudged } from "#tests/support/saved-pages.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createPagePreparer } from "../pages/page-preparer-service.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createPagesService } from "../pages/pages-service.ts";
import { createRedirects } from "../redirects/redirects-service.ts";
import { openBatches } from "./batches-service.ts";
import { createRewriter } from "./rewrite-page.ts";

const maria = { id: "u1", name: "Maria" };

describeOnDrawnEngines("a change of many pages", (open) => {
  async function prepare() {
    const database = await open();
    const log = createLog("silent");
    const { record, findActivities } = createActivityService({ database, log });
    const getShop = () => sampleShop;
    const pages = createPagesService({
      database,
      preparer: createPagePreparer(getShop),
      getShop,
      onChange: () => {},
      record,
    });
    const changed: string[] = [];
    const { service, start, stop } = openBatches({
      database,
      getShop,
      rewrite: createRewriter(async (title) => `<p>A IA sobre ${title}.</p>`),
      onPagesChanged: (slugs) => changed.push(...slugs),
      record,
      log,
    });
    onTestFinished(stop);
    const add = (slug: string, content = "<p>A visita custa caro, mas vale.</p>", more = {}) =>
      createPagesRepository(database).insertPage({
        title: `Portão ${slug}`,
        slug,
        content,
        standing: unjudged,
        ...more,
      });
    async function ended(id: string): Promise<Batch> {
      for (;;) {
        const batch = await service.getBatch(id);
        if (batch && ["done", "cancelled", "undone"].includes(batch.state)) return batch;
        await delay(5);
      }
    }
    async function change(request: BatchRequest, wanted: PageFilter | { ids: string[] }): Promise<Batch> {
      return ended((await service.startBatch(request, wanted, maria)).id);
    }
    async function undo(id: string): Promise<Batch> {
      expect(await service.undoBatch(id, maria)).toBe(true);
      return ended(id);
    }
    await start();
    return {
      database,
      pages,
      service,
      add,
      change,
      undo,
      ended,
      changed,
      findActivities,
      redirects: createRedirects(database, log),
    };
  }

  test("takes a run's pages to the bin and brings them all back as they were", async () => {
    const { add, change, undo, pages, changed, findActivities } = await prepare();
    for (let number = 0; number < 60; number++) await add(`p${number}`, undefined, { runId: "r1" });
    await add("outra");
    const before = await pages.findPages({ limit: 100 });
    const binned = await change({ action: "bin", options: {} }, { run: "r1" });
    expect(binned).toMatchObject({ state: "done", total: 60, changed: 60, passedOver: 0 });
    expect(await pages.countPages()).toBe(1);
    expect(changed).toHaveLength(60);
    expect(await undo(binned.id)).toMatchObject({ state: "undone", undone: 60 });
    expect(await pages.findPages({ limit: 100 })).toEqual(before);
    expect((await findActivities({ kind: "pages" })).activities.map(({ action }) => action)).toEqual([
      "batch-undone",
      "batch-started",
    ]);
  });

  test("what cannot be read any more keeps its page as it is, and no other", async () => {
    const { database, add, change, undo, pages, service } = await prepare();
    const [a, b, c] = [await add("a"), await add("b"), await add("c")];
    const ids = [a.id, b.id, c.id];
    const requests: BatchRequest[] = [
      { action: "draft", options: {} },
      { action: "replace", options: { find: "custa caro", replacement: "é barata", isInTitle: false } },
    ];
    for (const request of requests) {
      const { id } = await change(request, { ids });
      await sql`update batch_items set detail = '{' where batch_id = ${id} and page_id = ${a.id}`.execute(database.db);
      await sql`update batch_items set detail = '{"state":"lost","version":"x"}'
        where batch_id = ${id} and page_id = ${b.id}`.execute(database.db);
      expect(await undo(id), request.action).toMatchObject({ state: "undone", undone: 1 });
      const kept = await service.findItems(id, ["kept"]);
      expect(kept.map(({ reason }) => reason?.code)).toEqual(["stored-damaged", "stored-damaged"]);
      await sql`update batch_items set detail = '{"code":"unheard-of"}' where page_id = ${a.id}`.execute(database.db);
      expect((await service.findItems(id, ["kept"]))[0]?.reason).toMatchObject({ code: "stored-damaged" });
    }
    const binned = await change({ action: "bin", options: {} }, { ids });
    await sql`update binned_pages set row = '{}' where id = ${a.id}`.execute(database.db);
    expect(await undo(binned.id)).toMatchObject({ state: "undone", undone: 2 });
    expect(await pages.getPage(b.id)).not.toBeNull();
    expect(await service.findItems(binned.id, ["kept"])).toMatchObject([
      { id: a.id, reason: { code: "stored-damaged", details: { table: "binned_pages", id: a.id } } },
    ]);
    await sql`update batches set options = '{' where id = ${binned.id}`.execute(database.db);
    expect(await service.getBatch(binned.id)).toBeNull();
  });

  test("replaces a text with a revision each, and leaves alone on undoing what somebody changed since", async () => {
    const { add, change, undo, pages, service } = await prepare();
    const [a, b] = [await add("a"), await add("b")];
    await add("c", "<p>Outro assunto.</p>");
    const options = { find: "custa caro, mas vale", replacement: "é grátis", isInTitle: false };
    const replaced = await change({ action: "replace", options }, {});
    expect(replaced).toMatchObject({ changed: 2, passedOver: 1 });
    expect(await service.findItems(replaced.id, ["passed-over"])).toMatchObject([
      { title: "Portão c", reason: { code: "text-not-found" } },
    ]);
    const now = await pages.getPage(b.id);
    expect(now).toMatchObject({ content: "<p>A visita é grátis.</p>", lastSave: { how: "replaced", by: "Maria" } });
    if (!now) throw new Error("no page");
    await pages.editPage(
      { id: b.id, basedOn: 2, fields: { ...now, content: "<p>Meu texto.</p>" }, how: "edited" },
      maria,
    );
    expect(await undo(replaced.id)).toMatchObject({ undone: 1 });
    expect((await pages.getPage(a.id))?.content).toBe(a.content);
    expect((await pages.getPage(b.id))?.content).toBe("<p>Meu texto.</p>");
    expect(await service.findItems(replaced.id, ["kept"])).toMatchObject([
      { id: b.id, reason: { code: "changed-since" } },
    ]);
    expect(await pages.findRevisions(a.id, { limit: 9 })).toMatchObject([{ how: "replaced" }, { how: "" }]);
  });

  test("schedules so many a day, publishes, unpublishes with a redirect, keeps out of the index, each undone", async () => {
    const { add, change, undo, pages, redirects } = await prepare();
    const made = [await add("a"), await add("b"), await add("c")];
    const ids = made.map(({ id }) => id);
    const states = async () => Promise.all(ids.map(async (id) => (await pages.getPage(id))?.state));
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await change({ action: "schedule", options: { at, perDay: 2 } }, { ids });
    const times = await Promise.all(ids.map(async (id) => (await pages.getPage(id))?.publishAt?.getTime()));
    expect(times.map((time) => ((time ?? 0) - new Date(at).getTime()) / 86_400_000)).toEqual([0, 0, 1]);
    await change({ action: "publish", options: {} }, { state: "scheduled" });
    expect(await states()).toEqual(["published", "published", "published"]);
    expect(await undo(scheduled.id)).toMatchObject({ undone: 0 });
    const unpublished = await change({ action: "unpublish", options: { to: "/servicos" } }, { ids });
    expect(await redirects.follow("/links-uteis/a")).toBe("/servicos");
    expect(await undo(unpublished.id)).toMatchObject({ undone: 3 });
    expect(await redirects.follow("/links-uteis/a")).toBeNull();
    const circle = await change({ action: "unpublish", options: { to: "/links-uteis/b" } }, { ids });
    expect(circle).toMatchObject({ state: "done", changed: 2, passedOver: 1 });
    expect(await states()).toEqual(["unpublished", "published", "unpublished"]);
    await undo(circle.id);
    expect(await pages.countIndexable()).toBe(3);
    const kept = await change({ action: "keep-out", options: {} }, { ids: ids.slice(1) });
    expect(await pages.countIndexable()).toBe(1);
    await undo(kept.id);
    expect(await pages.countIndexable()).toBe(3);
    expect(await states()).toEqual(["published", "published", "published"]);
  });

  test("rewrites from our knowledge or with the AI, and never over what a person wrote", async () => {
    const { add, change, undo, pages } = await prepare();
    const page = await add("x", "<p>Velho.</p>", { title: "Capacitor do motor na Mooca" });
    const own = await add("y", "<p>Velho.</p>");
    await pages.editPage({ id: own.id, basedOn: 1, fields: { ...own, content: "<p>Meu.</p>" }, how: "edited" }, maria);
    const options = { source: "knowledge", version: "2", includesEdited: false } as const;
    const rewritten = await change({ action: "rewrite", options }, {});
    expect(rewritten).toMatchObject({ changed: 1, passedOver: 1 });
    expect((await pages.getPage(page.id))?.content).toContain("capacitor");
    expect((await pages.getPage(own.id))?.content).toBe("<p>Meu.</p>");
    await change({ action: "rewrite", options: { ...options, source: "ai", includesEdited: true } }, { ids: [own.id] });
    expect((await pages.getPage(own.id))?.content).toBe("<p>A IA sobre Portão y.</p>");
    await undo(rewritten.id);
    expect((await pages.getPage(page.id))?.content).toBe("<p>Velho.</p>");
  });

  test("takes a run back, but not what somebody has edited, also when it was edited after it was chosen", async () => {
    const { add, change, undo, pages } = await prepare();
    const [kept, taken] = [
      await add("a", "<p>Um.</p>", { runId: "r1" }),
      await add("b", "<p>Dois.</p>", { runId: "r1" }),
    ];
    const other = await add("c");
    await pages.editPage(
      { id: kept.id, basedOn: 1, fields: { ...kept, content: "<p>Meu.</p>" }, how: "edited" },
      maria,
    );
    const request = { action: "bin", options: { keepsEdited: true } } as const;
    const chosen = await change(request, { ids: [kept.id] });
    expect(chosen).toMatchObject({ changed: 0, passedOver: 1 });
    const done = await change(request, { run: "r1", editedBy: "-" });
    expect(done).toMatchObject({ total: 1, changed: 1 });
    const left = await Promise.all([kept, taken, other].map(({ id }) => pages.getPage(id)));
    expect(left.map(Boolean)).toEqual([true, false, true]);
    await undo(done.id);
    expect(await pages.getPage(taken.id)).toMatchObject({ runId: "r1", content: "<p>Dois.</p>" });
  });

  test("sets a place, passes over pages that are gone, and says when there is nothing to do", async () => {
    const { add, change, service, pages } = await prepare();
    const page = await add("a");
    const placed = await change({ action: "place", options: { place: "osasco" } }, { ids: [page.id, "none"] });
    expect(placed).toMatchObject({ changed: 1, passedOver: 1 });
    expect((await pages.getPage(page.id))?.place).toBe("osasco");
    await expect(service.startBatch({ action: "bin", options: {} }, { run: "none" }, maria)).rejects.toThrow(
      "no-pages-chosen",
    );
    expect(await service.undoBatch("none", maria)).toBe(false);
    expect(await service.cancelBatch(placed.id)).toBe(false);
  });
});
