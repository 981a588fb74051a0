/**
 * Picks React Router's inline scripts out of a rendered document, as one JavaScript module: the page's data, its
 * route modules and the client entry. They are told from anything else in the page by the nonce of this render.
 */
export function bootModuleOf(html: string, nonce: string): string {
  const scripts = Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g));
  // Compared as text: a nonce may hold characters that mean something in a pattern.
  const own = scripts.filter(([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`));
  return own.map(([, , code]) => code).join(";\n");
}
