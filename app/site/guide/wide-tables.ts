import { escapeHtml } from "#domain/escape-html.ts";

/**
 * A table wider than a phone scrolls in a box of its own, which the keyboard reaches and a screen reader names.
 * The first cell of a row names it, so that it can stay in sight while the others scroll.
 */
export function withWideTables(html: string, name: string): string {
  return html
    .replaceAll("<th>", '<th scope="col">')
    .replaceAll(/<tr><td>(.*?)<\/td>/g, '<tr><th scope="row">$1</th>')
    .replaceAll("<table>", `<section class="table-box" aria-label="Tabela: ${escapeHtml(name)}" tabindex="0"><table>`)
    .replaceAll("</table>", "</table></section>");
}
