/** HTML without its tags; `gap` stands where each of them stood. */
export function stripTags(html: string, gap: "" | " "): string {
  return html.replace(/<[^>]*>/g, gap);
}

/** The words alone, to count or compare them: entities are none. */
export function stripMarkup(html: string): string {
  return html.replace(/<[^>]*>|&[a-z0-9#]+;/gi, " ");
}
