import { sql } from "kysely";
import { expect, test } from "vitest";
import "#tests/support/ready-reader.ts";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { ana, prepare, toBytes } from "#tests/support/import-desk.ts";
import { unjudged } from "#tests/support/saved-pages.ts";

describeOnDrawnEngines("a file that comes in", (open) => {
  test.each(["csv", "xlsx", "json"] as const)("what was exported as %s changes nothing", async (format) => {
    const { exports, bring, add, addRedirect } = await prepare(await open());
    await add("a", { title: "=1+1 'ação'; \"x\"", content: `<p>${"Longo  texto.\n".repeat(5_000)}</p>` });
    await add("b", { title: "'=citado", description: "+55 11", chosenPlace: "osasco" });
    const publishAt = new Date(Date.now() + 86_412_345);
    await add("c", { state: "scheduled", publishAt, standing: { ...unjudged, isPublished: false } });
    await addRedirect({ from: "/links-uteis/velha", to: "/links-uteis/a", kind: "moved", madeBy: "" });
    await addRedirect({ from: "/antigo", to: "/pagina-que-nao-ha", kind: "manual", madeBy: "" });
    const files = [
      exports.exportPages(format, {}, { hasTexts: true }),
      exports.exportRedirects(format),
      exports.exportSettings(format),
    ];
    for (const file of files) {
      const { rows } = await bring(await toBytes(file));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(({ outcome }) => outcome !== "same")).toEqual([]);
    }
  });

  test("a line that cannot be read any more is refused, and the others are done", async () => {
    const database = await open();
    const { service, bring, apply, undo, pages } = await prepare(database);
    const file = ["Título;Texto", "Um;<p>Texto um.</p>", "Dois;<p>Texto dois.</p>", "Três;<p>Texto três.</p>"].join(
      "\n",
    );
    const { id } = await bring(file);
    const damage = (line: number, wish: string) =>
      sql`update import_rows set wish = ${wish} where import_id = ${id} and line = ${line}`.execute(database.db);
    await damage(2, "{");
    await sql`update import_rows set outcome = 'waiting' where import_id = ${id} and line = 2`.execute(database.db);
    await sql`update imports set state = 'checking', ignored = '{}' where id = ${id}`.execute(database.db);
    await service.checkAll();
    const list = () => service.listRows(id, { outcome: "refused", search: "", limit: 9, offset: 0 });
    expect((await list()).rows).toMatchObject([{ line: 2, reason: { code: "stored-damaged" } }]);
    expect(await service.getImport(id)).toMatchObject({ ignored: [], isChecked: true });

    await damage(3, '{"page":null,"wish":{"fields":{"title":7}}}');
    const done = await apply(id);
    expect(done).toMatchObject({ state: "done", changed: 1, passedOver: 1 });
    expect(await pages.countPages()).toBe(1);
    await sql`update import_rows set detail = '{"reason":"?"}' where import_id = ${id} and line = 2`.execute(
      database.db,
    );
    expect((await list()).rows).toMatchObject([{ line: 2, changes: [], reason: { code: "stored-damaged" } }]);

    await sql`update batch_items set detail = '{}' where state = 'changed'`.execute(database.db);
    expect(await undo(done.id)).toMatchObject({ state: "undone", undone: 0 });
    expect(await pages.countPages()).toBe(1);
  });

  test("pages come, change with a revision and a redirect, and go back as they were", async () => {
    const { bring, add, apply, undo, pages, redirects } = await prepare(await open());
    const page = await add("a");
    const file = [
      "Código;Título;Endereço;Situação;Texto;Cor",
      `${page.id};Portão novo;nova;rascunho;<p>Outro texto.</p><script>alert(1)</script>;azul`,
      ";Página nova;;;<p>Texto novo.</p>;",
    ].join("\n");
    const { id, rows } = await bring(file);
    expect(rows).toMatchObject([
      { line: 2, outcome: "changed", title: "Portão novo" },
      { line: 3, outcome: "new", title: "Página nova" },
    ]);
    expect(rows[0]?.changes).toEqual([
      { column: "title", before: "Portão a", after: "Portão novo" },
      { column: "slug", before: "a", after: "nova" },
      { column: "state", before: "publicada", after: "rascunho" },
      { column: "content", before: "Um texto sobre o portão.", after: "Outro texto." },
    ]);
    expect(await pages.getPage(page.id)).toEqual(page);
    const done = await apply(id);
    expect(done).toMatchObject({ state: "done", changed: 2, passedOver: 0 });
    expect(await pages.getPage(page.id)).toMatchObject({
      title: "Portão novo",
      slug: "nova",
      state: "draft",
      content: "<p>Outro texto.</p>",
      lastSave: { how: "imported", by: "Ana", reason: "arquivo.csv" },
    });
    expect(await redirects.follow("/links-uteis/a")).toBe("/links-uteis/nova");
    expect(await pages.getPageBySlug("pagina-nova")).toMatchObject({ state: "draft", origin: "imported" });
    expect(await undo(done.id)).toMatchObject({ undone: 2 });
    expect(await pages.getPage(page.id)).toMatchObject({ title: "Portão a", slug: "a", state: "published" });
    expect(await pages.getPageBySlug("pagina-nova")).toBeNull();
  });

  test("each line that cannot be done says why, and the others are done", async () => {
    const { bring, add, addRedirect, apply, pages } = await prepare(await open());
    const page = await add("a");
    await add("ocupada");
    await addRedirect({ from: "/links-uteis/velha", to: "/guia-completo", kind: "manual", madeBy: "" });
    const file = [
      "Código;Título;Endereço;Situação;Publicar em;Lugar;Fora do Google;Texto",
      `${page.id};Portão a;ocupada;;;;;<p>x</p>`,
      ";Nova;velha;;;;;<p>x</p>",
      ";;sem-titulo;;;;;<p>x</p>",
      ";Sem texto;sem-texto;;;;;",
      ";Uma;uma;talvez;;;;<p>x</p>",
      ";Duas;duas;agendada;;;;<p>x</p>",
      ";Três;tres;agendada;31/12/2020 08:00;;;<p>x</p>",
      ";Quatro;quatro;agendada;amanhã;;;<p>x</p>",
      ";Cinco;cinco;;;Nárnia;;<p>x</p>",
      ";Seis;seis;;;;quiçá;<p>x</p>",
      ";Sete;sete;;;;;<script>alert(1)</script>",
      ";Boa;boa;publicada;;osasco;sim;<p>x</p>",
      ";Outra boa;boa;;;;;<p>x</p>",
    ].join("\n");
    const { id, rows } = await bring(file);
    expect(rows.map(({ reason }) => reason?.code ?? null)).toEqual(
      [
        "import-twice",
        "address-redirected",
        "import-no-title",
        "import-no-text",
        "import-state",
        "import-no-date",
        "page-in-past",
        "import-date",
        "import-place",
        "import-yes-no",
        "empty-content",
        null,
        "import-twice",
      ].with(0, "duplicate-slug"),
    );
    expect(await apply(id)).toMatchObject({ total: 1, changed: 1 });
    expect(await pages.getPageBySlug("boa")).toMatchObject({
      state: "published",
      chosenPlace: "osasco",
      standing: { isKeptOut: true },
    });
  });

  test("what somebody changed since it was looked at stays, and nothing comes twice", async () => {
    const { bring, add, apply, service, pages } = await prepare(await open());
    const page = await add("a");
    const file = `Código;Título\n${page.id};Do arquivo`;
    const first = await bring(file);
    const second = await bring("Título;Texto\nNova;<p>x</p>");
    const again = await bring("Título;Texto\nNova;<p>x</p>");
    await pages.editPage({ id: page.id, basedOn: 1, fields: { ...page, title: "Meu" }, how: "edited" }, ana);
    expect(await apply(first.id)).toMatchObject({ changed: 0, passedOver: 1 });
    expect((await pages.getPage(page.id))?.title).toBe("Meu");
    await expect(service.startImport(first.id, ana)).rejects.toThrow("import-started");
    expect(await apply(second.id)).toMatchObject({ changed: 1 });
    expect(await apply(again.id)).toMatchObject({ changed: 0, passedOver: 1 });
    expect(await pages.countPages()).toBe(2);
  });

  test("a file that two people start at once is brought in once", async () => {
    const { bring, service, pages, ended, findBatches } = await prepare(await open());
    const { id } = await bring("Título;Texto\nPortão novo;<p>Texto.</p>\n");
    const starts = await Promise.allSettled([service.startImport(id, ana), service.startImport(id, ana)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [batch, ...others] = await findBatches(10);
    expect(others).toEqual([]);
    expect(await service.getImport(id)).toMatchObject({ batchId: batch?.id, startedAt: expect.any(Date) });
    expect(await ended(batch?.id ?? "")).toMatchObject({ changed: 1 });
    expect(await pages.countPages()).toBe(1);
  });

  test("what is none of our files is refused with a sentence", async () => {
    const { bring } = await prepare(await open());
    await expect(bring("Cor;Tamanho\nazul;2")).rejects.toThrow("import-columns");
    await expect(bring("Título;Texto\n")).rejects.toThrow("import-empty");
    await expect(bring("")).rejects.toThrow("sheet-empty");
    await expect(bring('{"titulo":"x"}')).rejects.toThrow("sheet-json");
    await expect(bring("<html><body>x</body></html>")).rejects.toThrow("sheet-format");
  });
});
