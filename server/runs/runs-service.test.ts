import { expect, onTestFinished, test, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { type ChatServer, startChatServer } from "#tests/support/chat-server.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createActivityService } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createPanel } from "../panel.ts";

const log = createLog("silent");

async function openPanel(database: Database): Promise<{ panel: ReturnType<typeof createPanel>; chat: ChatServer }> {
  const chat = await startChatServer();
  const panel = createPanel({
    config: {
      ai: { baseUrl: chat.url, model: "gpt-4o", apiKey: null },
      runs: { pauseScale: 0, leaseMs: 10_000 },
    },
    database,
    getShop: () => sampleShop,
    secret: "s".repeat(32),
    record: createActivityService({ database, log }).record,
    log,
    onPagesChanged: () => {},
  });
  onTestFinished(async () => {
    await panel.stop();
    await chat.stop();
  });
  await panel.start();
  return { panel, chat };
}

const mayListen = async () => true;

type Panel = ReturnType<typeof createPanel>;

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

describeOnDrawnEngines("runs of the panel", (open) => {
  test("the AI writes the pages; what it refuses is recorded and can be tried again", async () => {
    const { panel, chat } = await openPanel(await open());
    const titles = "Motor em Osasco\n\n Kit PPA \nPortão";
    await expect(panel.runs.startRun({ kind: "ai", titles, creativity: 75 }, null)).rejects.toThrow("ai-key-missing");
    await panel.ai.saveKey("sk-abcdefghijklmnop1234", null);
    chat.script("ok", "garbage", "ok");
    const { id } = await panel.runs.startRun({ kind: "ai", titles, creativity: 72, description: "Fale do Pix" }, null);
    expect(await untilOver(panel, id)).toMatchObject({ created: 2, failed: 1, creativity: 70, percentage: 100 });
    expect(chat.requests[0]?.body).toMatchObject({ temperature: 0.85 });
    expect(await panel.runs.findItems(id, { state: "failed" })).toMatchObject([
      { title: "Kit PPA", reason: "Resposta da API não contém o conteúdo esperado" },
    ]);
    expect((await panel.pages.getPageBySlug("motor-em-osasco"))?.content).toMatch(/^<div class="prose"><h2>/);

    await panel.runs.retryFailed(id);
    expect(await untilOver(panel, id)).toMatchObject({ created: 3, failed: 0 });
    await expect(panel.runs.retryFailed(id)).rejects.toThrow("nothing-to-retry");
    await expect(panel.runs.retryFailed("none")).rejects.toThrow("run-not-found");
  });

  test("a figure of the AI's that is none of ours leaves a draft that says so, not an error", async () => {
    const { panel, chat } = await openPanel(await open());
    await panel.ai.saveKey("sk-abcdefghijklmnop1234", null);
    chat.script(() => "<h2>Oferta</h2><p>Motor novo. Só hoje por R$ 77,00.</p>");
    const { id } = await panel.runs.startRun({ kind: "ai", titles: "Motor em Osasco", publishesHeld: true }, null);
    expect(await untilOver(panel, id)).toMatchObject({ created: 0, held: 1, failed: 0 });
    expect(await panel.pages.getPageBySlug("motor-em-osasco")).toMatchObject({
      origin: "ai",
      standing: { isPublished: false, hold: "wrong-figure", holdDetail: "Só hoje por R$ 77,00." },
    });
  });

  test("a run can be cancelled while the AI is silent", async () => {
    const database = await open();
    const { panel, chat } = await openPanel(database);
    await panel.ai.saveKey("sk-abcdefghijklmnop1234", null);
    chat.script("silence");
    const maria = { id: "u1", name: "Maria" };
    const { id } = await panel.runs.startRun({ kind: "ai", titles: "Um\nDois", creativity: 0 }, maria);
    await vi.waitFor(() => expect(chat.requests).toHaveLength(1), { timeout: 5_000 });
    expect(await panel.runs.cancelRun(id, maria)).toMatchObject({ state: "cancelled", isOver: true, created: 0 });
    // What is over is cancelled by nobody.
    await panel.runs.cancelRun(id, maria);
    const { activities } = await createActivityService({ database, log }).findActivities({ actor: maria.id });
    expect(activities).toMatchObject([
      { action: "run-cancelled", details: { run: id, kind: "ai" } },
      { action: "run-started", details: { run: id, kind: "ai", titles: 2 } },
    ]);
    expect(await panel.runs.countOpenRuns()).toEqual({ waiting: 0, running: 0 });
  });

  test("past runs are paged, newest first", async () => {
    const { panel } = await openPanel(await open());
    const ids: string[] = [];
    for (const titles of ["A", "B", "C"]) ids.unshift((await panel.runs.startRun({ kind: "legacy", titles }, null)).id);
    const first = await panel.runs.findRuns({ limit: 2 });
    const second = await panel.runs.findRuns({ limit: 2, after: first.next ?? undefined });
    expect([...first.runs, ...second.runs].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  test("a browser hears of a run by server-sent events until its end", async () => {
    const { panel } = await openPanel(await open());
    const { id } = await panel.runs.startRun(
      { kind: "local", titles: "Motor\n???\nPortão em Osasco", creativity: 50 },
      null,
    );
    const answer = await panel.runs.streamRun(id, new Request("http://x/"), { mayListen });
    expect(answer?.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const text = (await answer?.text()) ?? "";
    const events = [...text.matchAll(/^data: (\{"run.*)$/gm)].map(([, json = ""]) => JSON.parse(json));
    expect(events.at(-1).run).toMatchObject({ state: "done", created: 2, failed: 1, percentage: 100 });
    expect(events.flatMap(({ failures }) => failures)).toMatchObject([{ position: 1, title: "???" }]);
    expect(text).toMatch(/id: 1\n[\s\S]*event: end\ndata: \{\}\n\n$/);
    const again = await panel.runs.streamRun(id, new Request("http://x/", { headers: { "last-event-id": "1" } }), {
      mayListen,
    });
    expect(await again?.text()).not.toContain("???");
    expect(await panel.runs.streamRun("none", new Request("http://x/"), { mayListen })).toBeNull();
  });

  test("related pages are of the same place, then of the ones next to it", async () => {
    const { panel } = await openPanel(await open());
    const save = (title: string) => panel.pages.createPage({ title, content: panel.pages.previewPage(title, {}).html });
    const page = await save("Motor na Mooca");
    await save("Motor em Guarulhos");
    await panel.pages.createPage({ title: "Pizza na Mooca", content: "<p>x</p>" });
    await save("Conserto de portão no Brás");
    await save("Conserto de portão na Mooca");
    const related = await panel.pages.findRelated(page, 3);
    expect(related.map(({ title }) => title)).toEqual(["Conserto de portão na Mooca", "Conserto de portão no Brás"]);
    expect(panel.pages.previewPage("Como abrir o portão?", { seed: "1" })).toMatchObject({
      slug: "como-abrir-o-portao",
    });
  });
});
