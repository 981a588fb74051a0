import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { makeTitles, newRun, prepare, untilOver, writeParagraph } from "#tests/support/run-worker.ts";
import type { Generator } from "../generators/generator.ts";
import { toItemView } from "./item-reason.ts";

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
});
