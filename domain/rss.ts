import { escapeXml } from "./xml.ts";

export type FeedItem = { title: string; path: string; description: string; published: Date };

export function toRss(
  channel: { title: string; description: string; siteUrl: string; path: string },
  items: readonly FeedItem[],
): string {
  const entries = items.map(({ title, path, description, published }) => {
    const address = escapeXml(channel.siteUrl + path);
    return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${published.toUTCString()}</pubDate><description>${escapeXml(description)}</description></item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(channel.title)}</title><link>${escapeXml(`${channel.siteUrl}/`)}</link><description>${escapeXml(channel.description)}</description><language>pt-BR</language>
<atom:link href="${escapeXml(channel.siteUrl + channel.path)}" rel="self" type="application/rss+xml"/>
${entries.join("")}</channel></rss>
`;
}
