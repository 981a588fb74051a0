import type { PageFields } from "./page-life.ts";

/** The fields of the editor as they were typed; nothing of them has been checked. */
export type TypedFields = Omit<PageFields, "chosenPlace"> & {
  /** In a person's words; see `toPlaceWords`. */
  place: string;
};

/** What somebody has typed and not saved. */
export type PageDraft = {
  /** The version of the page that it was typed into. */
  basedOn: number;
  fields: TypedFields;
  /** When it was typed, which may be long before it arrived. */
  savedAt: Date;
};

/** As the editor sends it. */
export type NewPageDraft = Pick<PageDraft, "basedOn" | "fields"> & { typedAt: Date };

/** Who typed into a page so recently is probably still there. */
export const writingMinutes = 10;

/** All of it together; what is longer is kept by the browser alone. */
export const draftLimit = 600_000;
