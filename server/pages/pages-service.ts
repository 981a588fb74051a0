import type { Shop } from "#content/shop.ts";
import type { Actor } from "#domain/activity.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import { type NewPageDraft, type PageDraft, writingMinutes } from "#domain/page-drafts.ts";
import type { PageFilter, PageOrder } from "#domain/page-filter.ts";
import type { BinnedPage, PageFields, PageRevision } from "#domain/page-life.ts";
import {
  type GeneratedPage,
  getGeneratedPagePath,
  type PageAddress,
  type PageCount,
  type PageCursor,
  type PageStatistics,
  type PageSummary,
} from "#domain/pages.ts";
import type { PhotoUse } from "#domain/photos.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import { compareTexts, type TextBlock } from "../html/compare-texts.ts";
import { publishPage, schedulePage, setKeptOut, takeBackPage, unpublishPage } from "./change-state.ts";
import { createPage, type PageToCreate } from "./create-page.ts";
import { deletePage, deletePages, purgeFound, purgePages, restoreFound, restorePages } from "./delete-page.ts";
import { editPage, type PageChange } from "./edit-page.ts";
import { createFilteredPagesRepository } from "./filtered-pages-repository.ts";
import { findMeantSlug } from "./find-meant-slug.ts";
import { findRelated } from "./find-related.ts";
import { migratePage, type OldPage } from "./migrate-page.ts";
import { createPageBinRepository, type RestoredPage } from "./page-bin-repository.ts";
import { createPageDraftsRepository } from "./page-drafts-repository.ts";
import { createPageFiguresRepository } from "./page-figures-repository.ts";
import { createPageJudgingRepository } from "./page-judging-repository.ts";
import { createPageLifeRepository } from "./page-life-repository.ts";
import {
  type ContactedPageList,
  type ContactedPageListRequest,
  createContactedPageListRepository,
} from "./page-list-by-contacts-repository.ts";
import { createPageListRepository, type PageList, type PageListRequest } from "./page-list-repository.ts";
import type { PagePreparer } from "./page-preparer-service.ts";
import { createPageRevisionsRepository } from "./page-revisions-repository.ts";
import { createPageCountRepository } from "./page-search-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";
import { type PreparedEdit, prepareEdit } from "./prepare-edit.ts";
import { imaginePage, type PagePreview, previewPage } from "./preview-page.ts";
import { createSavedFiltersRepository, type SavedFilter } from "./saved-filters-repository.ts";

/** Generated pages as routes and commands use them. */
export type PagesService = {
  getPageBySlug(slug: string): Promise<GeneratedPage | null>;
  getPage(id: string): Promise<GeneratedPage | null>;
  /** True when a page of this slug was there once, was deleted, and no other took its place. */
  wasDeleted(slug: string): Promise<boolean>;
  /** The slug of the one page that an address of an older product, or a mistyped one, means; null when there is none. */
  findMeantSlug(text: string): Promise<string | null>;
  findRelated(page: Pick<GeneratedPage, "id" | "place">, limit: number): Promise<PageSummary[]>;
  /** Newest first, with their texts. */
  findPages(request: { limit: number; after?: PageCursor }): Promise<GeneratedPage[]>;
  countPages(): Promise<number>;
  countIndexable(): Promise<number>;
  /** Newest first of those that search engines may have. */
  findNewestIndexable(limit: number): Promise<PageAddress[]>;
  /** How many texts state one of the shop's figures of these names. */
  countWithFigures(names: readonly string[]): Promise<number>;
  /** The newest public ones of them, with their texts. */
  findWithFigures(names: readonly string[], limit: number): Promise<{ slug: string; title: string; content: string }[]>;
  /** Pages about these places, by their slugs, are judged anew in the background. */
  judgeAgain(places: readonly string[]): Promise<void>;
  getStatistics(): Promise<PageStatistics>;
  listPages(request: PageListRequest): Promise<PageList>;
  /** How many pages a search finds; for one that is not empty. */
  countFound(search: string): Promise<PageCount>;
  listPagesByContacts(request: ContactedPageListRequest): Promise<ContactedPageList>;
  /** Any mix of conditions, in any order; `offset` pages come before. */
  listFiltered(
    filter: PageFilter,
    request: { order: PageOrder; offset: number; limit: number },
  ): Promise<PageSummary[]>;
  countFiltered(filter: PageFilter): Promise<number>;
  /** Of all that a filter finds, oldest first. */
  findIds(filter: PageFilter): Promise<string[]>;
  /** The pages of these slugs that there are, with their texts. */
  getPagesBySlugs(slugs: readonly string[]): Promise<GeneratedPage[]>;
  /** Those of them that are there, with their texts, oldest first. */
  getPages(ids: readonly string[]): Promise<GeneratedPage[]>;
  /** Who has changed pages. */
  findEditors(): Promise<string[]>;
  /** Filters that somebody keeps, by their names. */
  findFilters(accountId: string): Promise<SavedFilter[]>;
  /** One of the same name is replaced. */
  saveFilter(accountId: string, filter: Omit<SavedFilter, "id">): Promise<void>;
  deleteFilter(accountId: string, id: string): Promise<void>;
  /** When a page last came, or null when there is none. */
  getLastChange(): Promise<Date | null>;
  /** Addresses in the order of their slugs, so that any number of them can be read piece by piece. */
  findAddresses(request: { limit: number; after?: string }): Promise<PageAddress[]>;
  /** The last slug of a piece of `size` addresses that starts after `after`; null when fewer are left. */
  getSlugAt(request: { after?: string; size: number }): Promise<string | null>;
  /** A page as it would be once it is public; nothing is saved. Throws as `createPage` does. */
  imaginePage(page: { title: string; content: string }): GeneratedPage;
  previewPage(title: string, options: { creativity?: number; seed?: string }): PagePreview;
  /** Throws a DomainError for a title or content that makes no page, and for a slug that is taken. */
  createPage(page: PageToCreate): Promise<GeneratedPage>;
  /** Throws as `createPage` does, but not for a page that is there already. */
  migratePage(page: OldPage): Promise<"created" | "was-there">;
  /**
   * What a person wants public; what holds it back keeps it out of the index. False when nothing changed by it. Throws
   * a DomainError for a page with a figure that is none of ours.
   */
  publishPage(id: string): Promise<boolean>;
  /** Becomes a draft again. False when nothing changed by it. */
  takeBackPage(id: string): Promise<boolean>;
  /** Throws a DomainError for a moment that has passed, and as `publishPage` does. */
  schedulePage(id: string, publishAt: Date): Promise<boolean>;
  /** A person's word on whether search engines may have it. False when nothing changed by it. */
  setKeptOut(id: string, isKeptOut: boolean): Promise<boolean>;
  /** Visitors are sent to another path of the site, or told that there is no such page. */
  unpublishPage(change: { id: string; to: string | null }, actor: Actor | null): Promise<boolean>;
  /** Why the page cannot have this address: what is there, or where it leads; null when it can. */
  findAddressProblem(id: string, slug: string): Promise<ErrorInfo | null>;
  /** What this person has typed and not saved. */
  getDraft(id: string, writer: Actor): Promise<PageDraft | null>;
  /** The date that it has now; null when there is no such page. */
  saveDraft(id: string, draft: NewPageDraft, writer: Actor): Promise<Date | null>;
  discardDraft(id: string, writer: Actor): Promise<void>;
  /** Names of others who are typing into it. */
  findOtherWriters(id: string, writer: Actor): Promise<string[]>;
  /** What differs between two texts, as visitors read them today. */
  compareTexts(before: string, after: string): TextBlock[];
  /** The newest that show this photo, drafts among them. */
  findPhotoUses(id: string): Promise<PhotoUse[]>;
  /**
   * Gives the page as it is now. Throws a DomainError when somebody changed it since, its address is taken or it would
   * be no page.
   */
  editPage(change: PageChange, actor: Actor | null): Promise<GeneratedPage>;
  /** What a change would make of a page; nothing is saved. Throws a DomainError for what makes none. */
  prepareEdit(fields: PageFields): PreparedEdit;
  /** What the page said before, newest first. */
  findRevisions(id: string, request: { limit: number; before?: number }): Promise<PageRevision[]>;
  getRevision(id: string, version: number): Promise<PageRevision | null>;
  /** Into the bin. False when there was no such page. Nobody deletes it where a command does. */
  deletePage(id: string, actor: Actor | null): Promise<boolean>;
  /** How many of them went. */
  deletePages(ids: readonly string[], actor: Actor | null): Promise<number>;
  /** Newest first. */
  listBin(request: { search: string; limit: number; offset: number }): Promise<{ pages: BinnedPage[]; total: number }>;
  /** Those that were in the bin, as they were. */
  restorePages(ids: readonly string[], actor: Actor | null): Promise<RestoredPage[]>;
  /** All in the bin that a search finds; how many came back. */
  restoreFound(search: string, actor: Actor | null): Promise<number>;
  /** For good: out of the bin; how many there were. */
  purgePages(ids: readonly string[], actor: Actor | null): Promise<number>;
  purgeFound(search: string, actor: Actor | null): Promise<number>;
};

/** Enough to know what a change of a photo reaches. */
const mostPhotoUses = 20;

type Parts = {
  database: Database;
  preparer: PagePreparer;
  getShop(): Shop;
  /** Hears the slugs of pages that came or went, once that is certain. */
  onChange(slugs: readonly string[]): void;
  record: RecordActivity;
};

export function createPagesService({ database, preparer, getShop, onChange, record }: Parts): PagesService {
  const pages = createPagesRepository(database);
  const bin = createPageBinRepository(database);
  const drafts = createPageDraftsRepository(database);
  const life = createPageLifeRepository(database);
  const figures = createPageFiguresRepository(database);
  const filtered = createFilteredPagesRepository(database);
  const savedFilters = createSavedFiltersRepository(database);
  const revisions = createPageRevisionsRepository(database);
  const useCase = { pages, life, bin, drafts, preparer, onChange, record, getShop };
  return {
    getPageBySlug: pages.getPageBySlug,
    getPage: pages.getPage,
    getPages: pages.getPages,
    getPagesBySlugs: pages.getPagesBySlugs,
    wasDeleted: pages.wasDeleted,
    findMeantSlug: (text) => findMeantSlug(pages, text),
    findRelated: (page, limit) => findRelated(pages, page, limit),
    findPages: pages.findPages,
    countPages: pages.countPages,
    countIndexable: pages.countIndexable,
    findNewestIndexable: pages.findNewestIndexable,
    countWithFigures: figures.countWithFigures,
    findWithFigures: figures.findWithFigures,
    async findPhotoUses(id) {
      const shown = await figures.findWithPhoto(id, mostPhotoUses);
      return shown.map(({ title, slug }) => ({ label: title, path: getGeneratedPagePath(slug) }));
    },
    judgeAgain: createPageJudgingRepository(database).forgetStandings,
    getStatistics: () => pages.getStatistics(),
    listPages: createPageListRepository(database).listPages,
    countFound: (search) => createPageCountRepository(database).countFound(search),
    listPagesByContacts: createContactedPageListRepository(database).listPagesByContacts,
    listFiltered: filtered.listFiltered,
    countFiltered: filtered.countFiltered,
    findIds: (filter) => filtered.findIds(filter),
    findEditors: filtered.findEditors,
    findFilters: savedFilters.findFilters,
    saveFilter: savedFilters.saveFilter,
    deleteFilter: savedFilters.deleteFilter,
    getLastChange: pages.getLastChange,
    findAddresses: pages.findAddresses,
    getSlugAt: pages.getSlugAt,
    previewPage: (title, options) => previewPage(title, getShop(), options),
    imaginePage: (page) => imaginePage(preparer, page),
    createPage: (page) => createPage(useCase, page),
    migratePage: (page) => migratePage(useCase, page),
    publishPage: (id) => publishPage(useCase, id),
    takeBackPage: (id) => takeBackPage(useCase, id),
    schedulePage: async (id, publishAt) => schedulePage(useCase, id, publishAt),
    setKeptOut: (id, isKeptOut) => setKeptOut(useCase, id, isKeptOut),
    unpublishPage: (change, actor) => unpublishPage(useCase, change, actor),
    editPage: (change, actor) => editPage(useCase, change, actor),
    findAddressProblem: life.findAddressProblem,
    getDraft: (id, writer) => drafts.getDraft(id, writer.id),
    saveDraft: async (id, draft, writer) => {
      if (!(await pages.getPage(id))) return null;
      return drafts.saveDraft(id, draft, writer);
    },
    discardDraft: (id, writer) => drafts.discardDraft(id, writer.id),
    findOtherWriters: (id, writer) =>
      drafts.findOtherWriters(id, writer.id, new Date(Date.now() - writingMinutes * 60_000)),
    compareTexts: (before, after) => compareTexts(getShop().fill(before), getShop().fill(after)),
    prepareEdit: (fields) => prepareEdit(fields, getShop()),
    findRevisions: revisions.findRevisions,
    getRevision: revisions.getRevision,
    deletePage: (id, actor) => deletePage(useCase, id, actor),
    deletePages: (ids, actor) => deletePages(useCase, ids, actor),
    listBin: bin.listBin,
    restorePages: (ids, actor) => restorePages(useCase, ids, actor),
    restoreFound: (search, actor) => restoreFound(useCase, search, actor),
    purgePages: (ids, actor) => purgePages(useCase, ids, actor),
    purgeFound: (search, actor) => purgeFound(useCase, search, actor),
  };
}
