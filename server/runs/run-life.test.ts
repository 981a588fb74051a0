import { expect, onTestFinished, test, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import type { Publishing } from "#domain/publishing.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createPanel } from "../panel.ts";
import { createRunWorkRepository } from "./run-work-repository.ts";
import { createRunsRepository } from "./runs-repository.ts";

const log = createLog("silent");
const maria = { id: "u1", name: "Maria" };

/** Its worker does nothing until it is started: until then a test does the work, and may die in the middle. */
function preparePanel(database: Database) {
  const panel = createPanel({
    config: {
      ai: { baseUrl: "http://127.0.0.1:9", model: "gpt-4o", apiKey: null },
      runs: { pauseScale: 0, leaseMs: 10_000 },
    },
    database,
    getShop: () => sampleShop,
    secret: "s".repeat(32),
    record: createActivityService({ database, log }).record,
    log,
    onPagesChanged: () => {},
  });
  onTestFinished(() => panel.stop());
  return panel;
}

type Panel = ReturnType<typeof createPanel>;

const places = ["Mooca", "Osasco", "Santo André", "Pinheiros", "Suzano", "Tatuapé", "Santana", "Barueri"];
const toRows = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const title = `Conserto de portão ${index + 1} em ${places[index % places.length]}`;
    return { title, slug: title };
  });

function untilOver({ runs }: Panel, id: string) {
  return vi.waitFor(
    async () => {
      const run = await runs.getRun(id);
      expect(run?.isOver).toBe(true);
      return run;
    },
    { timeout: 20_000 },
  );
}

const lease = { owner: "dead", milliseconds: 1 };

/** A run whose worker was killed after some of its titles. */
async function startAndDie(database: Database, count: number, worked: number): Promise<string> {
  const work = createRunWorkRepository(database);
  const run = { kind: "studio" as const, description: "", creativity: 75, items: toRows(count) };
  const { id } = await createRunsRepository(database).insertRun(run);
  await work.claimRun(lease);
  const items = await work.findWaitingItems(id, worked);
  const pages = items.map(({ position, title }) => ({
    position,
    page: { title, slug: `pagina-${position}`, content: `<p>${title}</p>`, runId: id },
  }));
  await work.saveResults(id, lease, pages, 5);
  return id;
}

describeOnDrawnEngines("the life of a run", (open) => {
  test("a paused run stands still, also for a server that starts, and goes on with what is left", async () => {
    const database = await open();
    const panel = preparePanel(database);
    const id = await startAndDie(database, 6, 2);
    expect(await panel.runs.pauseRun(id, maria)).toMatchObject({ state: "paused", unworked: 4, isOver: false });
    await panel.start();
    const rows = [{ title: "Kit PPA", slug: "kit-ppa" }];
    const other = { kind: "studio" as const, rows, publishing: { mode: "all" as const }, template: null };
    await untilOver(panel, (await panel.runs.startRows(other, maria)).id);
    expect(await panel.runs.getRun(id)).toMatchObject({ state: "paused", created: 2, unworked: 4, timeLeftMs: null });
    expect(await panel.runs.continueRun(id, maria)).toMatchObject({ isOver: false });
    expect(await untilOver(panel, id)).toMatchObject({ state: "done", unworked: 0 });
    await expect(panel.runs.continueRun(id, maria)).rejects.toThrow("nothing-to-continue");
  });

  test("a cancelled run keeps the titles that are left, to be read or gone on with", async () => {
    const database = await open();
    const panel = preparePanel(database);
    const id = await startAndDie(database, 6, 2);
    expect(await panel.runs.cancelRun(id, maria)).toMatchObject({
      state: "cancelled",
      unworked: 4,
      ending: { description: "2 páginas criadas antes de parar. 4 títulos que faltaram estão guardados." },
    });
    const left = await panel.runs.findItems(id, { state: "cancelled" });
    expect(left.map(({ title }) => title)).toEqual(
      toRows(6)
        .slice(2)
        .map(({ title }) => title),
    );
    await panel.runs.continueRun(id, maria);
    await panel.start();
    expect(await untilOver(panel, id)).toMatchObject({ state: "done", created: 6, unworked: 0 });
  });

  test("a few a day are counted by the pages that came, and what is held stays a draft", async () => {
    const database = await open();
    const panel = preparePanel(database);
    await panel.pages.createPage({ title: "Motor de portão na Mooca", content: "<p>Já existe.</p>" });
    const titles = [
      "Motor de portão na Mooca",
      "Conserto de portão em Osasco",
      "Receita de bolo de cenoura",
      "???",
      "Troca do capacitor do motor em Suzano",
      "conserto de portão em Osasco!",
      "Instalação de motor em Santo André",
    ];
    const publishing: Publishing = {
      mode: "drip",
      perDay: 2,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromHour: 8,
      toHour: 18,
      firstDay: "2099-03-02",
    };
    const rows = titles.map((title) => ({ title, slug: title }));
    await panel.start();
    const { id } = await panel.runs.startRows({ kind: "studio", rows, publishing, template: null }, maria);
    const over = await untilOver(panel, id);
    expect(over).toMatchObject({ created: 3, held: 1, existing: 2, failed: 1, publishing });
    expect(over?.ending?.description).toContain("2 por dia, todos os dias, das 8h às 18h");
    expect(await panel.runs.countPages(id)).toMatchObject({
      total: 4,
      byState: { draft: 1, scheduled: 3, published: 0, unpublished: 0 },
    });
    const pages = await createPagesRepository(database).findPages({ limit: 9 });
    const times = pages.flatMap(({ publishAt, standing }) => (publishAt ? [[publishAt, standing.isPublished]] : []));
    expect(times.reverse()).toEqual([
      [new Date("2099-03-02T11:00:00Z"), false],
      [new Date("2099-03-02T16:00:00Z"), false],
      [new Date("2099-03-03T11:00:00Z"), false],
    ]);
  });

  test("a text of the owner's own is filled for each row, and can all stay drafts", async () => {
    const panel = preparePanel(await open());
    await panel.start();
    const template = { text: "Atendemos o portão em {Bairro}.\n\nChame {quem}.", columns: ["Bairro", "Quem"] };
    const rows = [{ title: "Conserto de portão na Mooca", slug: "x", fields: ["Mooca", "<b>Ana</b>"] }];
    const { id } = await panel.runs.startRows(
      { kind: "template", rows, publishing: { mode: "drafts" }, template },
      null,
    );
    expect(await untilOver(panel, id)).toMatchObject({ created: 1, held: 0 });
    const page = await panel.pages.getPageBySlug("conserto-de-portao-na-mooca");
    expect(page).toMatchObject({ state: "draft", origin: "written", runId: id });
    expect(page?.content).toContain("<p>Atendemos o portão em Mooca.</p>");
    expect(page?.content).toContain("&lt;b&gt;Ana");
  });
});
