import { understandTitle } from "#content/knowledge/read-title.ts";
import type { Shop } from "#content/shop.ts";
import { tieFigures } from "#content/tie-figures.ts";
import type { NewPage } from "#domain/pages.ts";
import { judgePage } from "./judge-page.ts";
import { preparePage, prepareTitle } from "./prepare-page.ts";
import { type ReadLine, readLine } from "./read-line.ts";

export type { ReadLine } from "./read-line.ts";

/** What becomes of a title and a text before they are stored. */
export type PagePreparer = {
  /** The title as it should be published, and its slug; throws a DomainError when a line makes none. */
  prepareTitle(line: string): Pick<NewPage, "title" | "slug">;
  /** What a pasted line would become; throws as `prepareTitle` does. */
  readLine(line: string): ReadLine;
  /**
   * A page that may be stored, with how it stands; throws a DomainError for a title or content that makes none. What a
   * person has chosen is published in spite of its title, out of the index; a figure that is none of ours never is.
   */
  preparePage(page: { title: string; content: string }, options: { isChosen: boolean }): NewPage;
};

export function createPagePreparer(getShop: () => Shop): PagePreparer {
  return {
    prepareTitle,
    readLine,
    preparePage(page, { isChosen }) {
      const shop = getShop();
      const clean = preparePage(page);
      const prepared = { ...clean, content: tieFigures(shop.tie(clean.content), shop) };
      const standing = judgePage(prepared.content, understandTitle(prepared.title), shop);
      const isPublished = standing.isPublished || (isChosen && standing.hold !== "wrong-figure");
      return { ...prepared, standing: { ...standing, isPublished } };
    },
  };
}
