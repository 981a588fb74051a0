import { expect, test } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { ana, prepare, toBytes } from "#tests/support/import-desk.ts";

describeOnDrawnEngines("a file of redirects or settings", (open) => {
  test("redirects: chains are collapsed, circles and taken addresses refused, all undone", async () => {
    const { bring, add, addRedirect, apply, undo, redirects } = await prepare(await open());
    await add("a");
    await addRedirect({ from: "/muda", to: "/guia-completo", kind: "manual", madeBy: "" });
    const { id, rows } = await bring(
      "De;Para\n/um;/dois\n/dois;/guia-completo\n/x;/y\n/y;/x\n/links-uteis/a;/guia-completo\n/z;/nao-existe\n/muda;/quem-somos\n//fora.com;/\n",
    );
    expect(rows.map(({ outcome, reason }) => reason?.code ?? outcome)).toEqual([
      "new",
      "new",
      "redirect-loop",
      "redirect-loop",
      "redirect-taken",
      "redirect-target-missing",
      "changed",
      "redirect-invalid",
    ]);
    expect(rows[0]?.changes).toEqual([{ column: "to", before: "", after: "/guia-completo" }]);
    const done = await apply(id);
    expect(done).toMatchObject({ changed: 3 });
    expect(await redirects.follow("/um")).toBe("/guia-completo");
    expect(await redirects.follow("/muda")).toBe("/quem-somos");
    expect(await undo(done.id)).toMatchObject({ undone: 3 });
    expect(await redirects.follow("/um")).toBeNull();
    expect(await redirects.follow("/muda")).toBe("/guia-completo");
  });

  test("settings: old and new, by the rules of their screen, and only for the owner", async () => {
    const { bring, service, facts, exports } = await prepare(await open());
    const file = "Parte;Campo;Valor\ncontato;name;Portões da Ana\ngarantia;motorMonths;999\nlua;x;1\n";
    await expect(bring(file, false)).rejects.toThrow("import-owner");
    const { id, rows } = await bring(file);
    expect(rows).toMatchObject([
      { outcome: "changed", changes: [{ before: facts.known.contact.name, after: "Portões da Ana" }] },
      { outcome: "refused", reason: { code: "import-value" } },
      { outcome: "refused", reason: { code: "import-field" } },
    ]);
    expect(Object.keys(await service.findChangedSections(id))).toEqual(["contact"]);
    await service.startImport(id, ana);
    expect(facts.known.contact.name).toBe("Portões da Ana");
    const all = String(await toBytes(exports.exportSettings("csv")));
    const [first] = facts.known.models.items;
    const shorter = all
      .split("\r\n")
      .filter((row) => !row.startsWith("modelos;items.0."))
      .join("\r\n");
    await service.startImport((await bring(shorter)).id, ana);
    expect(facts.known.models.items).not.toContainEqual(first);
  });

  test("settings are called as on their screens", async () => {
    const { bring } = await prepare(await open());
    const { rows } = await bring(
      "Parte;Campo;Valor\nmodelos;items.0.price;1500\nmodelos;items.0.price;1600\nlua;x;1\n",
    );
    expect(rows.map(({ title }) => title)).toEqual([
      "Modelos e preços: Modelo 1, Preço",
      "Modelos e preços: Modelo 1, Preço",
      "lua: x",
    ]);
  });
});
