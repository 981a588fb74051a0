const firstParagraph = /^\s*<p>([^<]*)<\/p>/;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** The first paragraph as text, and the rest as HTML. A page that begins otherwise has no answer to show apart. */
export function splitAnswer(html: string): { answer: string | null; rest: string } {
  const match = firstParagraph.exec(html);
  if (!match) return { answer: null, rest: html };
  const answer = (match[1] ?? "").replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  return { answer, rest: html.slice(match[0].length) };
}
