import { expect, onTestFinished, test, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import type { Drip } from "#domain/publishing.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import { createLog } from "../log.ts";
import { createPanel } from "../panel.ts";
import { readTable } from "../spreadsheets/read-sheet.ts";
import { openStudio, type RowsPage } from "./studio-service.ts";

const log = createLog("silent");
const maria = { id: "u1", name: "Maria" };
const ana = { id: "u2", name: "Ana" };
const all: RowsPage = { filter: "all", search: "", page: 1 };
const drafts = { publishing: { mode: "drafts" }, publishesHeld: false } as const;

describeOnDrawnEngines("the studio", (open) => {
  async function prepare() {
    const database = await open();
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
    const { service, stop } = openStudio({ database, runs: panel.runs, pages: panel.pages, readTable, log });
    onTestFinished(async () => {
      await stop();
      await panel.stop();
    });
    await panel.start();
    const bring = async (text: string) => (await service.bring({ text, name: "Lista" }, maria))[0] ?? "";
    /** A slow machine may still be reading. */
    const look = (id: string, request: Partial<RowsPage> = {}) =>
      vi.waitFor(
        async () => {
          const review = await service.review(id, { ...all, ...request }, maria);
          if (!("rows" in review)) throw new Error("still reading");
          return review;
        },
        { timeout: 20_000 },
      );
    const untilOver = (id: string) =>
      vi.waitFor(
        async () => {
          const run = await panel.runs.getRun(id);
          expect(run?.isOver).toBe(true);
          return run;
        },
        { timeout: 20_000 },
      );
    /** As another server would have it. */
    function openOther() {
      const other = openStudio({ database, runs: panel.runs, pages: panel.pages, readTable, log });
      onTestFinished(other.stop);
      return other.service;
    }
    return { panel, studio: service, openOther, bring, look, untilOver };
  }

  const columns = "Serviço\tBairro\nConserto de portão\tMooca\nTroca de motor\t\nReceita de bolo\tOsasco\n";

  test("columns become titles, each row is shown as understood, and mistakes are put right row by row", async () => {
    const { studio, bring, look, untilOver, panel } = await prepare();
    const id = await bring(columns);
    expect((await studio.getSheet(id, maria)).options.titleTemplate).toBe("{Serviço} em {Bairro}");
    const first = await look(id);
    expect(first.rows.map(({ review }) => [review.line, review.outcome])).toEqual([
      [2, "ready"],
      [3, "failed"],
      [4, "held"],
    ]);
    expect(first.rows[1]?.review.reason).toContain("Falta preencher: Bairro. Se a célula está mesclada");
    expect(await look(id, { filter: "problems" })).toMatchObject({ found: 2 });
    expect((await look(id, { search: "MOOCA" })).rows.map(({ review }) => review.line)).toEqual([2]);

    await studio.fixTitle(id, 3, "Troca de motor em Santo André", maria);
    await studio.leaveOut(id, 4, true, maria);
    const mended = await look(id);
    expect(mended).toMatchObject({ leftOut: 1, counts: { ready: 2, failed: 0, held: 0 } });
    expect(mended.rows[1]).toMatchObject({ isFixed: true, review: { place: "Santo André" } });
    expect((await look(id, { filter: "left-out" })).rows).toHaveLength(1);

    const run = await studio.start(id, drafts, maria);
    expect(await untilOver(run?.id ?? "")).toMatchObject({ created: 2, failed: 0, total: 2 });
    expect(await panel.runs.countPages(run?.id ?? "")).toMatchObject({ byState: { draft: 2 } });
    expect((await studio.getSheet(id, maria)).runId).toBe(run?.id);
    expect((await look(id)).counts).toMatchObject({ existing: 2, ready: 0 });
  });

  test("two presses of the button make one run", async () => {
    const { studio, bring, look } = await prepare();
    const id = await bring("Conserto de portão na Mooca");
    await look(id);
    const [one, two] = await Promise.all([studio.start(id, drafts, maria), studio.start(id, drafts, maria)]);
    expect(one?.id).toBe(two?.id);
  });

  test("the button that is pressed at two servers makes one run", async () => {
    const { studio, openOther, bring, look, panel } = await prepare();
    const other = openOther();
    const id = await bring("Conserto de portão na Mooca");
    await look(id);
    await vi.waitFor(async () => expect(await other.review(id, all, maria)).toHaveProperty("rows"), {
      timeout: 20_000,
    });
    await Promise.all([studio.start(id, drafts, maria), other.start(id, drafts, maria)]);
    expect((await panel.runs.findRuns()).runs).toHaveLength(1);
  });

  test("a text of one's own is filled, and a column that is not there is named at its field", async () => {
    const { studio, bring, look } = await prepare();
    const id = await bring(columns);
    const { options } = await studio.getSheet(id, maria);
    const save = (change: Partial<typeof options>) => studio.saveOptions(id, { ...options, ...change }, maria);
    await expect(save({ titleTemplate: "{Serviço} em {Cidade}" })).rejects.toMatchObject({
      code: "template-column",
      details: { name: "Cidade", columns: "Serviço, Bairro", field: "titleTemplate" },
    });
    await expect(save({ titleTemplate: " " })).rejects.toThrow("template-empty");
    await expect(save({ titleTemplate: "x".repeat(501) })).rejects.toThrow("template-too-long");
    await expect(save({ text: "template", textTemplate: " " })).rejects.toThrow("text-template-empty");
    await expect(save({ text: "template", textTemplate: "{preço}" })).rejects.toMatchObject({
      details: { field: "textTemplate" },
    });
    await save({ text: "template", textTemplate: "Vamos até {Bairro}.", columns: ["Serviço", "Onde"] });
    expect((await studio.getSheet(id, maria)).options).toMatchObject({
      columns: ["Serviço", "Onde"],
      titleTemplate: "{Serviço} em {Onde}",
      textTemplate: "Vamos até {Onde}.",
    });
    expect(await studio.previewRow(id, 2, maria)).toEqual({
      title: "Conserto de portão em Mooca",
      content: "<p>Vamos até Mooca.</p>",
    });
    await save({ hasHeader: false });
    expect((await studio.getSheet(id, maria)).options.columns).toEqual(["Coluna A", "Coluna B"]);
    expect((await look(id)).counts.total).toBe(4);
  });

  test("nobody sees or changes what another brought, and what is forgotten is gone", async () => {
    const { studio, bring } = await prepare();
    const id = await bring("Conserto de portão na Mooca");
    await expect(studio.getSheet(id, ana)).rejects.toThrow("sheet-missing");
    await expect(studio.fixTitle(id, 1, "x", ana)).rejects.toThrow("sheet-missing");
    await expect(studio.start(id, drafts, ana)).rejects.toThrow("sheet-missing");
    await expect(studio.leaveOut(id, 9, true, maria)).rejects.toThrow("row-missing");
    await studio.forgetSheet(id, ana);
    expect(await studio.findSheets(ana)).toEqual([]);
    expect(await studio.findSheets(maria)).toHaveLength(1);
    await studio.forgetSheet(id, maria);
    expect(await studio.findSheets(maria)).toEqual([]);
  });

  test("more rows than a run takes become several lists, with the same names", async () => {
    const { studio } = await prepare();
    const text = `Serviço\tBairro\n${Array.from({ length: 10_001 }, (_, index) => `Troca ${index}\tMooca`).join("\n")}`;
    await studio.bring({ text, name: "Lista" }, maria);
    const found = await studio.findSheets(maria);
    expect(found.map(({ name, rowCount, options }) => [name, rowCount, options.columns[1]]).toSorted()).toEqual([
      ["Lista (parte 1 de 2)", 10_000, "Bairro"],
      ["Lista (parte 2 de 2)", 1, "Bairro"],
    ]);
  });

  test("a few a day come out at their times", async () => {
    const { studio, bring, look, untilOver, panel } = await prepare();
    const id = await bring("Conserto de portão na Mooca\nTroca de motor em Osasco\nKit PPA em Suzano");
    await look(id);
    const drip: Drip = { perDay: 2, weekdays: [1], fromHour: 9, toHour: 11, firstDay: "2099-03-02" };
    const run = await studio.start(id, { ...drafts, publishing: { mode: "drip", ...drip } }, maria);
    await untilOver(run?.id ?? "");
    const pages = await panel.pages.listFiltered({ run: run?.id }, { order: "newest", offset: 0, limit: 9 });
    expect(pages.map(({ publishAt }) => publishAt?.toISOString()).toReversed()).toEqual([
      "2099-03-02T12:00:00.000Z",
      "2099-03-02T13:00:00.000Z",
      "2099-03-09T12:00:00.000Z",
    ]);
  });
});
