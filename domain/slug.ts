import { plainLetters } from "./search-text.ts";

/** The one rule for every address made from a title. A title of symbols alone gives "". */
export function toSlug(title: string): string {
  return plainLetters(title)
    .replace(/[^\w\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The address of today for one that an older product made, by whatever rule: words stay apart, whatever parted them. */
export function mendSlug(slug: string): string {
  return toSlug(slug.replace(/[/\\+.,;:&|]/g, " "));
}

const maxSlugLength = 80;

/** Whether an address that nobody wrote down may still be answered: it could have been made by `toSlug`, and is short. */
export function isPlausibleSlug(text: string): boolean {
  return text !== "" && text.length <= maxSlugLength && toSlug(text) === text;
}

/** "motor-de-portao" -> "motor de portao". */
export function slugToWords(slug: string): string {
  return slug.replaceAll("-", " ").trim();
}
