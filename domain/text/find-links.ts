import { toPath } from "../redirects.ts";

/** The paths of this site that an HTML text links to, each once. What leads elsewhere, or within the page, is passed over. */
export function findLinks(html: string, siteUrl: string): string[] {
  const paths = new Set<string>();
  for (const [, href = ""] of html.matchAll(/\shref="([^"]*)"/g)) {
    const address = href.replaceAll("&amp;", "&").trim();
    if (address.startsWith("#") || (/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^https?:/i.test(address))) continue;
    const path = toPath(address, siteUrl);
    if (path !== null) paths.add(path);
  }
  return [...paths];
}
