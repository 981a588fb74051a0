import { z } from "zod";
import { readPlaceWords, toPlaceWords } from "#content/places/chosen-place.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import { type PageFields, pageTextLimits } from "#domain/page-life.ts";
import { type ErrorFields, text } from "../parts/read-form.ts";

/** Every form of the editor; the pressed button says which it was. The text is `text`: `content` is never sent back. */
export const editorForm = z.object({
  intent: text,
  basedOn: text,
  title: text,
  slug: text,
  description: text,
  shareText: text,
  place: text,
  text,
  reason: text,
  publishAt: text,
  leadsOn: text,
  to: text,
});

export type EditorForm = z.output<typeof editorForm>;

const usualFields: ErrorFields = {
  "empty-title": "title",
  "title-too-long": "title",
  "empty-slug": "slug",
  "duplicate-slug": "slug",
  "address-redirected": "slug",
  "place-unknown": "place",
  "empty-content": "text",
  "content-too-long": "text",
  "wrong-figure": "text",
  "page-in-past": "publishAt",
  "redirect-invalid": "to",
  "redirect-target-missing": "to",
  "redirect-loop": "to",
};

/** At which field an error stands; one of them depends on what was typed. */
export function findErrorFields(typed: Pick<EditorForm, "description">): ErrorFields {
  const isDescription = typed.description.trim().length > pageTextLimits.description;
  return { ...usualFields, "field-too-long": isDescription ? "description" : "shareText" };
}

/** Browsers send the lines of a text with both signs at their end. */
export function toTyped({ title, slug, text, description, shareText, place }: EditorForm): TypedFields {
  return { title, slug, content: text.replaceAll("\r\n", "\n"), description, shareText, place };
}

/** Throws a DomainError for a place that is not known. */
export function toFields({ place, ...fields }: TypedFields): PageFields {
  return { ...fields, chosenPlace: readPlaceWords(place) };
}

export function fromFields({ title, slug, content, description, shareText, chosenPlace }: PageFields): TypedFields {
  return { title, slug, content, description, shareText, place: toPlaceWords(chosenPlace) };
}
