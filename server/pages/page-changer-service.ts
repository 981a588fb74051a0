import { findSitePage } from "#content/page-kinds.ts";
import type { Shop } from "#content/shop.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageFilter } from "#domain/page-filter.ts";
import type { PageFields, PageRevision, SaveNote } from "#domain/page-life.ts";
import { type GeneratedPage, getGeneratedPagePath, type NewPage } from "#domain/pages.ts";
import type { NewRedirect, Redirect } from "#domain/redirects.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { createFilteredPagesRepository } from "./filtered-pages-repository.ts";
import { removeAddress, requireNoPage, saveAddress } from "./gone-addresses-repository.ts";
import { binPages, type RestoredPage, restorePages } from "./page-bin-repository.ts";
import { createPageComparisonRepository } from "./page-comparison-repository.ts";
import { editPage } from "./page-edits-repository.ts";
import { getRevision } from "./page-revisions-repository.ts";
import {
  changeStates,
  type KeptOutChanged,
  type StateChange,
  type StateChanged,
  type StateRefused,
  setKeptOut,
} from "./page-states-repository.ts";
import { insertPages, lockPageWrites } from "./page-writes-repository.ts";
import { getPageAt, getPages, whyNotSaved } from "./pages-repository.ts";
import { prepareEdit } from "./prepare-edit.ts";

/** What is done to pages that are there, many at a time, each call after `lock`. */
export type PageChanger = {
  findIds(filter: PageFilter): Promise<string[]>;
  /** Whether a search of texts finds all that it should: a page is read a little after it was made. */
  areTextsKnown(): Promise<boolean>;
  lock(open: OpenTransaction): Promise<void>;
  getPages(open: OpenTransaction, ids: readonly string[]): Promise<GeneratedPage[]>;
  getRevision(open: OpenTransaction, id: string, version: number): Promise<PageRevision | null>;
  changeStates(
    open: OpenTransaction,
    ids: readonly string[],
    change: StateChange,
  ): Promise<{ changed: StateChanged[]; refused: StateRefused[] }>;
  /** Visitors of an unpublished page are sent to this path. */
  redirect(open: OpenTransaction, slug: string, to: string, by: string): Promise<void>;
  setKeptOut(open: OpenTransaction, ids: readonly string[], isKeptOut: boolean): Promise<KeptOutChanged[]>;
  /** Gives the slugs that look different now, none where nothing changed; throws a DomainError as `editPage` does. */
  edit(open: OpenTransaction, page: GeneratedPage, fields: PageFields, note: SaveNote): Promise<string[]>;
  /** A draft. Throws a DomainError for what makes no page, and for an address that is taken. */
  create(open: OpenTransaction, fields: PageFields): Promise<GeneratedPage>;
  getRedirect(open: OpenTransaction, from: string): Promise<Redirect | null>;
  /** Gives the slugs that look different now. Throws a DomainError for a page that stands there, and for a circle. */
  saveAddress(open: OpenTransaction, redirect: NewRedirect): Promise<string[]>;
  removeAddress(open: OpenTransaction, from: string): Promise<string[]>;
  bin(open: OpenTransaction, ids: readonly string[], by: string): Promise<string[]>;
  restore(open: OpenTransaction, ids: readonly string[]): Promise<RestoredPage[]>;
};

export function createPageChanger(database: Database, getShop: () => Shop): PageChanger {
  return {
    findIds: createFilteredPagesRepository(database).findIds,
    areTextsKnown: async () => (await createPageComparisonRepository(database).findUncompared()) === null,
    lock: (open) => lockPageWrites(open, database.engine),
    getPages,
    getRevision,
    changeStates: (open, ids, change) => changeStates(open, database, ids, change),
    redirect: (open, slug, to, by) =>
      redirectStore.save(open, { from: getGeneratedPagePath(slug), to, kind: "unpublished", madeBy: by }),
    setKeptOut: (open, ids, isKeptOut) => setKeptOut(open, database, ids, isKeptOut),
    async edit(open, page, typed, note) {
      const { fields, standing } = prepareEdit(typed, getShop());
      const names = ["title", "slug", "content", "description", "shareText", "chosenPlace"] as const;
      if (names.every((name) => page[name] === fields[name])) return [];
      if (page.state === "published" && standing.hold === "wrong-figure") {
        throw new DomainError("wrong-figure", { found: standing.holdDetail });
      }
      return editPage(open, database, { id: page.id, basedOn: page.version, fields, standing, note });
    },
    async create(open, typed) {
      const { fields, standing } = prepareEdit(typed, getShop());
      const page: NewPage = {
        ...fields,
        standing: { ...standing, isPublished: false },
        origin: "imported",
        state: "draft",
      };
      const saved = await insertPages(open, database, [page]);
      if (!saved.has(fields.slug)) throw await whyNotSaved(open, fields.slug);
      return getPageAt(open, fields.slug);
    },
    getRedirect: redirectStore.get,
    async saveAddress(open, redirect) {
      const slug = findSlug(redirect.from);
      if (slug !== null) await requireNoPage(open, redirect.from, slug);
      await saveAddress(open, redirect, slug);
      return slug === null ? [] : [slug];
    },
    async removeAddress(open, from) {
      const slug = findSlug(from);
      await removeAddress(open, from, slug);
      return slug === null ? [] : [slug];
    },
    bin: (open, ids, by) => binPages(open, database, ids, by),
    restore: (open, ids) => restorePages(open, database, ids),
  };
}

/** Of a generated page at this address. */
function findSlug(path: string): string | null {
  const page = findSitePage(path);
  return page?.kind === "useful-link" ? (page.slug ?? null) : null;
}
