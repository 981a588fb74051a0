import { sql } from "kysely";
import { expect, test } from "vitest";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { findMeantSlug } from "./find-meant-slug.ts";
import { mendSlugs } from "./mend-slugs-service.ts";
import { createPagesRepository } from "./pages-repository.ts";

describeOnBothEngines("pages that were taken over with odd slugs", (open) => {
  test("get an address that can be opened, and the old one leads to it", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    const odd = ["Motor-PPA", "portão na mooca", "kit/motor", "Kit Motor", "😀", "a--b_c"];
    for (const [index, slug] of ["motor-em-osasco", ...odd].entries()) {
      const plain = `p${index}`;
      await pages.insertPage({ title: slug, slug: plain, content: "<p>x</p>" });
      await sql`update generated_pages set slug = ${slug} where slug = ${plain}`.execute(database.db);
    }
    await mendSlugs(database);
    const found = (await pages.findPages({ limit: 10 })).reverse();
    expect(found.map(({ title, slug }) => [title, slug])).toEqual([
      ["motor-em-osasco", "motor-em-osasco"],
      ["Motor-PPA", "motor-ppa"],
      ["portão na mooca", "portao-na-mooca"],
      ["kit/motor", "kit-motor"],
      ["Kit Motor", "kit-motor-2"],
      ["😀", "pagina"],
      ["a--b_c", "a--b_c"],
    ]);
    expect(await findMeantSlug(pages, "Motor-PPA")).toBe("motor-ppa");
    expect(await findMeantSlug(pages, "portão na mooca")).toBe("portao-na-mooca");
    expect(await findMeantSlug(pages, "kit/motor")).toBe("kit-motor");
    for (const text of ["motor-ppa", "outra/coisa", "😀", ""]) expect(await findMeantSlug(pages, text)).toBeNull();
  });
});

test("whatever a slug holds, its address is one", () => {
  expect(getGeneratedPagePath("Motor & <PPA>/é")).toBe("/links-uteis/Motor%20%26%20%3CPPA%3E%2F%C3%A9");
});
