import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { DomainError } from "#domain/errors.ts";
import type { GeneratorKind } from "#domain/generators.ts";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import { createWritingGenerators } from "#tests/support/writing-generators.ts";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openPostgres } from "../database/postgres.ts";
import type { Generator } from "../generators/generator.ts";
import { createLog } from "../log.ts";
import { createPagePreparer } from "../pages/page-preparer-service.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createSettingsRepository } from "../settings/settings-repository.ts";
import { toItemView } from "./item-reason.ts";
import { createRunWorkRepository } from "./run-work-repository.ts";
import { createRunsRepository } from "./runs-repository.ts";
import { createRunSignal, type RunEvent, watchRun } from "./watch-run.ts";
import type { RunParts } from "./work-on-run.ts";
import { createWorker, type WorkerSettings } from "./worker.ts";

const log = createLog("silent");
const writeParagraph: Generator["write"] = async ({ title }) => `<p>Texto de ${title}</p>`;

type Prepared = Partial<WorkerSettings> & { getAiKey?: RunParts["getAiKey"] };

function prepare(
  database: Database,
  write = writeParagraph,
  { getAiKey = async () => null, ...settings }: Prepared = {},
) {
  const runSignal = createRunSignal();
  const generators = createWritingGenerators(write);
  const work = createRunWorkRepository(database);
  const pages = createPagesRepository(database);
  const worker = createWorker(
    {
      work,
      pages: { ...createPageStore(database), ...createPagePreparer(() => sampleShop) },
      generators,
      getAiKey,
      log,
      pauseScale: 0,
      onSaved: (runId) => runSignal.notify(runId),
    },
    { leaseMs: 10_000, pollMs: 50, isOnlyServer: database.engine === "sqlite", ...settings },
  );
  onTestFinished(() => worker.stop());
  const all = createRunsRepository(database);
  return { worker, runSignal, all, sources: { runs: all, generators }, work, pages };
}

function makeTitles(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Portão número ${index + 1}`);
}

function newRun(titles: string[], kind: GeneratorKind = "predefined") {
  return { kind, description: "", creativity: 75, items: titles.map((title) => ({ title, slug: title })) };
}

async function untilOver(all: ReturnType<typeof createRunsRepository>, id: string, timeout = 20_000) {
  return vi.waitFor(
    async () => {
      const run = await all.getRun(id);
      expect(run?.finishedAt).toBeInstanceOf(Date);
      return run;
    },
    { timeout, interval: 20 },
  );
}

describeOnBothEngines("worker", (open) => {
  test.each(["predefined", "legacy"] as const)(
    "a %s run makes its pages in order and records what fails",
    async (kind) => {
      const worked: string[] = [];
      const { worker, all, pages } = prepare(await open(), async ({ title }) => {
        worked.push(title);
        if (title === "Portão ruim") throw new DomainError("ai-no-content");
        if (title === "Portão com defeito") throw new TypeError("a defect");
        return `<p>${title}</p>`;
      });
      const { id } = await all.insertRun(
        newRun(
          [
            "Portão um",
            "Portão ruim",
            "<b>Portão dois</b>",
            "portão um",
            "???",
            "x".repeat(301),
            "Portão com defeito",
            "Outro portão",
            "Fim do portão",
          ],
          kind,
        ),
      );
      await worker.start();
      const run = await untilOver(all, id);
      expect(run).toMatchObject({ state: "done", total: 9, created: 4, existing: 1, failed: 4 });
      expect((await all.findItems(id, { limit: 20 })).map((item) => toItemView(item).reason ?? item.state)).toEqual([
        "created",
        "Resposta da API não contém o conteúdo esperado",
        "created",
        "existing",
        "O título precisa ter letras ou números para formar o endereço da página.",
        "O título é longo demais: o limite é de 300 caracteres.",
        "Erro ao gerar conteúdo",
        "created",
        "created",
      ]);
      expect(worked).toEqual([
        "Portão um",
        "Portão ruim",
        "Portão dois",
        "Portão um",
        "Portão com defeito",
        "Outro portão",
        "Fim do portão",
      ]);
      expect(await pages.countPages()).toBe(4);
    },
  );

  test("an AI is not asked for a page that exists", async () => {
    const asked: string[] = [];
    const { worker, all, pages } = prepare(await open(), async ({ title }) => {
      asked.push(title);
      return "<p>x</p>";
    });
    await pages.insertPage({ title: "Portão um", slug: "portao-um", content: "<p>x</p>" });
    const { id } = await all.insertRun({ ...newRun([], "ai"), items: [{ title: "Portão um", slug: "portao-um" }] });
    await worker.start();
    expect(await untilOver(all, id)).toMatchObject({ created: 0, existing: 1, failed: 0 });
    expect(asked).toEqual([]);
  });

  test("a worker that is stopped gives its run back, and another goes on with it", async () => {
    const database = await open();
    const first = prepare(database, async ({ title, signal }) => {
      if (title.endsWith(" 20")) await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return `<p>${title}</p>`;
    });
    const { id } = await first.all.insertRun(newRun(makeTitles(25)));
    await first.worker.start();
    await vi.waitFor(async () => expect((await first.all.getRun(id))?.created).toBe(19), { timeout: 10_000 });
    await first.worker.stop();
    expect(await first.all.getRun(id)).toMatchObject({ state: "running", created: 19 });
    const second = prepare(database, writeParagraph, { isOnlyServer: false });
    await second.worker.start();
    expect(await untilOver(second.all, id)).toMatchObject({ state: "done", created: 25, failed: 0 });
    expect(await second.pages.countPages()).toBe(25);
  });

  test("a run whose worker died is taken up when its lease has run out", async () => {
    const { worker, all, work } = prepare(await open(), writeParagraph, { isOnlyServer: false });
    const { id } = await all.insertRun(newRun(makeTitles(3)));
    await work.claimRun({ owner: "dead", milliseconds: 400 });
    await worker.start();
    expect(await untilOver(all, id)).toMatchObject({ created: 3 });
  });

  test("two workers share the runs and never one run", async () => {
    const database = await open();
    const busy = new Set<string>();
    const write: Generator["write"] = async ({ title, run }) => {
      expect(busy.has(run.id)).toBe(false);
      busy.add(run.id);
      await new Promise((resolve) => setImmediate(resolve));
      busy.delete(run.id);
      return `<p>${title}</p>`;
    };
    const [first, second] = [
      prepare(database, write, { isOnlyServer: false }),
      prepare(database, write, { isOnlyServer: false }),
    ];
    const made = [];
    for (let number = 0; number < 6; number++) {
      made.push(await first.all.insertRun(newRun(makeTitles(8).map((title) => `${title} lote ${number}`))));
    }
    await Promise.all([first.worker.start(), second.worker.start()]);
    for (const { id } of made) expect(await untilOver(first.all, id)).toMatchObject({ created: 8, failed: 0 });
    expect(await first.pages.countPages()).toBe(48);
  });

  test("a cancelled run stops, even in the middle of a title", async () => {
    let begun = 0;
    const { worker, all } = prepare(await open(), ({ signal }) => {
      begun += 1;
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const { id } = await all.insertRun(newRun(makeTitles(5)));
    await worker.start();
    await vi.waitFor(() => expect(begun).toBe(1));
    expect(await all.cancelRun(id)).toBe(true);
    worker.abort(id);
    await worker.stop();
    expect(await all.getRun(id)).toMatchObject({ state: "cancelled", created: 0, failed: 0 });
    expect(begun).toBe(1);
  });

  test.each(["predefined", "legacy"] as const)("a page that the database refuses fails alone (%s)", async (kind) => {
    const database = await open();
    if (database.engine === "postgres") {
      await sql`alter table generated_pages add constraint no_poison check (slug <> 'portao-veneno')`.execute(
        database.db,
      );
    } else {
      await sql`create trigger no_poison before insert on generated_pages when new.slug = 'portao-veneno'
        begin select raise(abort, 'no_poison'); end`.execute(database.db);
    }
    const { worker, all } = prepare(database);
    const { id } = await all.insertRun(newRun(["Portão antes", "Portão veneno", "Portão depois"], kind));
    await worker.start();
    expect(await untilOver(all, id)).toMatchObject({ created: 2, failed: 1 });
    const [, item] = await all.findItems(id, { limit: 3 });
    expect(item?.reason).toMatchObject({
      code: "save-failed",
      details: { message: expect.stringContaining("no_poison") },
    });
  });

  test("watchers see the run grow, each failure once, and the end", async () => {
    const { worker, all, sources, runSignal } = prepare(await open(), async ({ title }) => {
      if (title.endsWith("0")) throw new DomainError("ai-no-content");
      return `<p>${title}</p>`;
    });
    const { id } = await all.insertRun(newRun(makeTitles(30)));
    const events: RunEvent[] = [];
    const watching = (async () => {
      for await (const event of watchRun(sources, runSignal, id, { signal: new AbortController().signal }))
        events.push(event);
    })();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.run).toMatchObject({ percentage: 0, currentTitle: "Portão número 1", timeLeftMs: null });
    await worker.start();
    await watching;
    expect(events.at(-1)?.run).toMatchObject({
      state: "done",
      percentage: 100,
      created: 27,
      failed: 3,
      currentTitle: null,
      isOver: true,
    });
    expect(events.flatMap(({ failures }) => failures.map(({ position }) => position + 1))).toEqual(
      Array.from({ length: 3 }, (_, index) => 10 * (index + 1)),
    );
    const percentages = events.map(({ run }) => run.percentage);
    expect(percentages.toSorted((a, b) => a - b)).toEqual(percentages);
  });

  test("a watcher who leaves is let go, and there is nothing to watch in a run that is not", async () => {
    const { all, sources, runSignal } = prepare(await open());
    const { id } = await all.insertRun(newRun(["Um"]));
    const leaving = new AbortController();
    const seen: RunEvent[] = [];
    for await (const event of watchRun(sources, runSignal, id, { signal: leaving.signal })) {
      seen.push(event);
      leaving.abort();
    }
    expect(seen).toHaveLength(1);
    for await (const _ of watchRun(sources, runSignal, "none", { signal: new AbortController().signal }))
      expect.unreachable();
  });
});

async function openShaky() {
  const url = await createEmptyDatabase(inject("postgresUrl"));
  const connection = await breakableConnection(url);
  const direct = openPostgres(url, log);
  await migrate(direct);
  const shaky = openPostgres(connection.url, log);
  onTestFinished(async () => {
    await Promise.all([direct.db.destroy(), shaky.db.destroy()]);
    await connection.close();
  });
  return { connection, direct, shaky };
}

test("a database that goes away while the key to the AI is read only delays the title", async () => {
  const { connection, direct, shaky } = await openShaky();
  await createSettingsRepository(direct).saveSetting("ai-key", "sk-guardada");
  const keys: (string | null)[] = [];
  let reads = 0;
  const { worker } = prepare(
    shaky,
    async ({ title, aiKey: key }) => {
      keys.push(key);
      return `<p>${title}</p>`;
    },
    {
      getAiKey: async () => {
        reads += 1;
        if (reads > 1) return createSettingsRepository(shaky).getSetting("ai-key");
        connection.cut();
        try {
          return await createSettingsRepository(shaky).getSetting("ai-key");
        } finally {
          connection.mend();
        }
      },
    },
  );
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(["Portão um"], "ai"));
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ state: "done", created: 1, failed: 0 });
  expect(keys).toEqual(["sk-guardada"]);
  expect(reads).toBe(2);
  await worker.stop();
});

test("a database that goes away in the middle only delays the run", async () => {
  const { connection, direct, shaky } = await openShaky();
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(makeTitles(40)));
  const made = new Map<string, number>();
  const { worker } = prepare(shaky, async ({ title }) => {
    made.set(title, (made.get(title) ?? 0) + 1);
    if (made.size === 10 || made.size === 30) {
      connection.cut();
      setTimeout(() => connection.mend(), 700);
    }
    return `<p>${title}</p>`;
  });
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ state: "done", created: 40, failed: 0 });
  expect(await createPagesRepository(direct).countPages()).toBe(40);
  await worker.stop();
});

test("an answer to a commit that is lost on the way makes no page twice and no error", async () => {
  const { connection, direct, shaky } = await openShaky();
  const watcher = createRunsRepository(direct);
  const { id } = await watcher.insertRun(newRun(makeTitles(70), "legacy"));
  const { worker } = prepare(shaky, async ({ title }) => {
    if (title.endsWith(" 30")) connection.loseCommits(2);
    if (title.endsWith(" 60")) connection.loseCommits(4);
    return `<p>Texto de ${title}</p>`;
  });
  await worker.start();
  expect(await untilOver(watcher, id, 30_000)).toMatchObject({ total: 70, created: 70, existing: 0, failed: 0 });
  expect(await createPagesRepository(direct).countPages()).toBe(70);
  await worker.stop();
});
