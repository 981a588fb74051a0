import type { NewPage } from "#domain/pages.ts";

/** Five words each, from number 1; the newest has the highest. */
export function makeNumberedPages(count: number): NewPage[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Portão número ${index + 1}`,
    slug: `portao-numero-${index + 1}`,
    content: "<p>Texto de cinco palavras aqui.</p>",
  }));
}
