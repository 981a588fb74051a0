import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { toFactTables } from "#content/fact-tables.ts";
import { factTableLabels, labelFigures } from "#content/figure-labels.ts";
import { pageKindEntries } from "#content/page-kinds.ts";
import { listPlaceWords } from "#content/places/chosen-place.ts";
import { isDomainError } from "#domain/errors.ts";
import { toLocalTime } from "#domain/local-time.ts";
import type { PageDraft, TypedFields } from "#domain/page-drafts.ts";
import { saysTheSame } from "#domain/page-life.ts";
import { type GeneratedPage, getGeneratedPagePath } from "#domain/pages.ts";
import { findPhotosIn } from "#domain/photos-in-text.ts";
import { canPublish } from "#domain/standing.ts";
import type { Services } from "#server/services.ts";
import { checkPage } from "./check-page.ts";
import { fromFields, toFields } from "./editor-forms.ts";
import { requirePage } from "./read-typed.ts";

type Args = { params: { id: string }; url: URL; context: Readonly<RouterContextProvider> };

/** In the address of who goes on with what they had typed. */
const continueParam = "rascunho";

const suggestedPages = 12;

/** Those that are the only ones of their kind. */
const mainPages = pageKindEntries.flatMap(
  ([
    ,
    {
      label,
      pages: [page, other],
    },
  ]) => (page && !other ? [{ path: page.path, title: label }] : []),
);

/** All that the editor shows of a page; of what its visitor had typed and not saved too. */
export async function loadEditor({ params, url, context }: Args) {
  const services = context.get(servicesContext);
  const admin = context.get(adminContext);
  const { pages, shop, photos } = services;
  const page = await requirePage(services, params.id);
  const draft = await findDraft();
  const isContinued = draft !== null && url.searchParams.has(continueParam);
  const fields: TypedFields = isContinued ? draft.fields : fromFields(page);
  const related = await pages.findRelated(page, suggestedPages);
  return {
    id: page.id,
    version: page.version,
    /** What the fields begin with, and the version that it was typed into. */
    fields,
    basedOn: isContinued ? draft.basedOn : page.version,
    /** What its visitor had typed; unless it is continued, nobody has said yet what becomes of it. */
    draft,
    isContinued,
    writers: await pages.findOtherWriters(page.id, admin),
    writer: admin.id,
    page: toShownPage(page),
    check: await checkPage(services, page, fields),
    places: listPlaceWords(shop),
    figures: labelFigures(shop),
    tables: toTables(services),
    photos: await photos.findViews(findPhotosIn(fields.content)),
    destinations: [...mainPages, ...related.map(({ slug, title }) => ({ path: getGeneratedPagePath(slug), title }))],
    earliest: toLocalTime(new Date()),
    now: Date.now(),
  };

  /** What says the same as the page is none: an answer came late, or somebody typed it back. */
  async function findDraft(): Promise<PageDraft | null> {
    const draft = await pages.getDraft(page.id, admin);
    if (!draft || !isSaved(draft.fields)) return draft;
    await pages.discardDraft(page.id, admin);
    return null;
  }

  function isSaved(typed: TypedFields): boolean {
    try {
      return saysTheSame(page, pages.prepareEdit(toFields(typed)).fields);
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return false;
    }
  }
}

function toShownPage(page: GeneratedPage) {
  const { title, slug, state, publishAt, updatedAt, lastSave, standing } = page;
  return {
    title,
    path: getGeneratedPagePath(slug),
    state,
    publishAt,
    updatedAt,
    lastSave,
    isPublished: standing.isPublished,
    isKeptOut: standing.isKeptOut,
    canPublish: canPublish(standing),
  };
}

export type ShownPage = ReturnType<typeof toShownPage>;

function toTables({ shop }: Pick<Services, "shop">) {
  return Object.entries(toFactTables(shop.facts)).map(([name, html]) => ({
    name,
    label: factTableLabels[name] ?? name,
    html,
  }));
}
