import type { ErrorFields } from "./read-form.ts";

/** What is wrong with a list of titles stands at its box. */
export const titlesErrors: ErrorFields = {
  "no-titles": "titles",
  "titles-blank": "titles",
  "no-valid-titles": "titles",
  "titles-field-empty": "titles",
  "too-many-titles": "titles",
  "input-too-long": "titles",
  "empty-title": "titles",
  "title-too-long": "titles",
  "empty-slug": "titles",
};
