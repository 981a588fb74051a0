const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Picks React Router's inline scripts out of a rendered document, as one JavaScript module: the page's data, its
 * route modules and the client entry. They are told from anything else in the page by the nonce of this render,
 * which is compared as text: base64 has a plus sign, and in a pattern that would mean something else.
 */
export function toBootModule(html: string, nonce: string): string {
  const scripts = Array.from(html.matchAll(scriptPattern), ([, attributes = "", code = ""]) => ({ attributes, code }));
  return scripts
    .filter(({ attributes }) => attributes.includes(` nonce="${nonce}"`))
    .map(({ code }) => code)
    .join(";\n");
}
