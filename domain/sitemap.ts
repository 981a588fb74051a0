import { escapeXml } from "./xml.ts";

/** How often a page changes, and how much it matters beside the others of the site. */
export type SitemapRank = { frequency: "weekly" | "monthly"; priority?: number };

export type SitemapEntry = SitemapRank & {
  /** Without host. */
  path: string;
  lastModified: Date;
};

/** The protocol allows no more addresses in one file. */
export const maxEntries = 50_000;

export const urlSetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const urlSetEnd = "</urlset>\n";

export function urlEntry({ path, lastModified, frequency, priority }: SitemapEntry, siteUrl: string): string {
  const rank = priority === undefined ? "" : `<priority>${priority.toFixed(1)}</priority>`;
  return `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${lastModified.toISOString()}</lastmod><changefreq>${frequency}</changefreq>${rank}</url>\n`;
}

/** A list of sitemaps, for when there are more addresses than one may hold. */
export function toSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}
