import { expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

const page = (slug: string) => ({ title: `Título ${slug}`, slug, content: "<p>Olá, portão</p>" });

describeOnBothEngines("generated pages", (open) => {
  test("a saved page comes back by its slug, dates included", async () => {
    const pages = createPagesRepository(await open());
    const before = Date.now();
    const saved = await pages.insertPage(page("portao-osasco"));
    expect(await pages.getPageBySlug("portao-osasco")).toEqual(saved);
    expect(saved).toMatchObject(page("portao-osasco"));
    expect(saved.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(saved.updatedAt).toEqual(saved.createdAt);
    expect(await pages.getPageBySlug("outro")).toBeNull();
  });

  test("the list is newest first and goes on where it stopped", async () => {
    const pages = createPagesRepository(await open());
    for (const slug of ["a", "b", "c", "d", "e"]) await pages.insertPage(page(slug));
    const first = await pages.findPages({ limit: 2 });
    expect(first.map(({ slug }) => slug)).toEqual(["e", "d"]);
    await pages.insertPage(page("f"));
    const second = await pages.findPages({ limit: 2, after: first[1] });
    expect(second.map(({ slug }) => slug)).toEqual(["c", "b"]);
    const third = await pages.findPages({ limit: 2, after: second[1] });
    expect(third.map(({ slug }) => slug)).toEqual(["a"]);
  });

  test("the count is a number", async () => {
    const pages = createPagesRepository(await open());
    expect(await pages.countPages()).toBe(0);
    await pages.insertPage(page("a"));
    expect(await pages.countPages()).toBe(1);
  });

  test("a slug exists or does not", async () => {
    const pages = createPagesRepository(await open());
    await pages.insertPage(page("a"));
    expect(await pages.hasSlug("a")).toBe(true);
    expect(await pages.hasSlug("b")).toBe(false);
  });

  test("of many inserts of one slug at once exactly one succeeds", async () => {
    const pages = createPagesRepository(await open());
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => pages.insertPage(page("mesmo"))));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(DomainError);
      expect(reason).toMatchObject({ code: "duplicate-slug", details: { slug: "mesmo" } });
    }
    expect(await pages.countPages()).toBe(1);
  });

  test("a refused insert leaves the others of the moment alone", async () => {
    const pages = createPagesRepository(await open());
    await pages.insertPage(page("tomado"));
    await Promise.allSettled(["x", "tomado", "y", "tomado", "z"].map((slug) => pages.insertPage(page(slug))));
    expect(await pages.countPages()).toBe(4);
  });

  test("a deleted page is gone, and deleting what is not there changes nothing", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const saved = await pages.insertPage(page("a"));
    expect(await createPageBinRepository(database).binPages(["no such id"], "")).toEqual([]);
    expect(await createPageBinRepository(database).binPages([saved.id], "")).toEqual(["a"]);
    expect(await createPageBinRepository(database).binPages([saved.id], "")).toEqual([]);
    expect(await pages.getPageBySlug("a")).toBeNull();
  });

  test("a deleted slug is remembered until a page takes it again", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const saved = await pages.insertPage(page("a"));
    expect(await pages.wasDeleted("a")).toBe(false);
    await createPageBinRepository(database).binPages([saved.id], "");
    expect(await pages.wasDeleted("a")).toBe(true);
    const again = await pages.insertPage(page("a"));
    expect(await pages.wasDeleted("a")).toBe(false);
    await createPageBinRepository(database).binPages([again.id], "");
    expect(await pages.wasDeleted("a")).toBe(true);
    expect(await pages.wasDeleted("b")).toBe(false);
  });

  test("addresses can be read piece by piece, each once", async () => {
    const pages = createPagesRepository(await open());
    for (const slug of ["c", "a-b", "a", "b", "a_b"]) await pages.insertPage(page(slug));
    const read: string[] = [];
    for (let after = ""; ; ) {
      const piece = await pages.findAddresses({ limit: 2, after });
      read.push(...piece.map(({ slug }) => slug));
      const last = piece.at(-1);
      if (!last) break;
      after = last.slug;
    }
    expect(new Set(read)).toEqual(new Set(["a", "a-b", "a_b", "b", "c"]));
    expect(read).toHaveLength(5);
    expect(await pages.getSlugAt({ size: 2 })).toBe(read[1]);
    expect(await pages.getSlugAt({ size: 2, after: read[1] })).toBe(read[3]);
    expect(await pages.getSlugAt({ size: 2, after: read[3] })).toBeNull();
  });

  test("a part can be read by its position, and the parts hold each page once", async () => {
    const pages = createPagesRepository(await open());
    const slugs = Array.from({ length: 23 }, (_, at) => `motor-${at}`);
    for (const slug of slugs) await pages.insertPage(page(slug));
    const inOrder = (await pages.findAddresses({ limit: 100 })).map(({ slug }) => slug);
    const parts: string[][] = [];
    for (let first = 0; first < slugs.length; first += 5) {
      const after = first === 0 ? "" : await pages.getSlugAt({ size: first });
      const part = await pages.findAddresses({ after: after ?? "no such page", limit: 5 });
      parts.push(part.map(({ slug }) => slug));
    }
    expect(parts.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3]);
    expect(parts.flat()).toEqual(inOrder);
    expect(new Set(inOrder)).toEqual(new Set(slugs));
    expect(await pages.getSlugAt({ size: 24 })).toBeNull();
  });

  test("hostile text is data", async () => {
    const pages = createPagesRepository(await open());
    const title = `'); drop table generated_pages; -- "😀" \u202e`;
    await pages.insertPage({ title, slug: "x' or '1'='1", content: "<p>&amp;</p>" });
    expect((await pages.getPageBySlug("x' or '1'='1"))?.title).toBe(title);
    expect(await pages.getPageBySlug("' or '1'='1")).toBeNull();
  });

  test("of many slugs those with a page are found, and none that was deleted", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    for (const slug of ["a", "b"]) await pages.insertPage({ title: slug, slug, content: "" });
    const gone = await pages.insertPage({ title: "c", slug: "c", content: "" });
    await createPageBinRepository(database).binPages([gone.id], "");
    const madeUp = Array.from({ length: 2_500 }, (_, index) => `x-${index}`);
    expect(await pages.findSavedSlugs(["a", "c", "A", ...madeUp, "b"])).toEqual(new Set(["a", "b"]));
    expect(await pages.findSavedSlugs([])).toEqual(new Set());
  });
});
