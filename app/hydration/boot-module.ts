/**
 * Picks React Router's inline scripts out of a rendered document, as one JavaScript module: the page's data, its
 * route modules and the client entry. They are told from anything else in the page by the nonce of this render.
 */
export function bootModuleOf(html: string, nonce: string): string {
  // A nonce in base64 may hold a plus sign, which means something else in a pattern.
  const literal = nonce.replace(/[^\w]/g, "\\$&");
  const scripts = html.matchAll(new RegExp(`<script\\b[^>]*\\bnonce="${literal}"[^>]*>([\\s\\S]*?)</script>`, "g"));
  return Array.from(scripts, ([, code]) => code).join(";\n");
}
