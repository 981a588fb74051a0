import { expect, test } from "vitest";
import { toRss } from "./rss.ts";
import { toSitemapIndex, urlEntry } from "./sitemap.ts";
import { escapeXml } from "./xml.ts";

const hostile = `"<script>&'</script>" 😀 \u202eשלום \u0000\u0008\ud800`;

test("nothing in a text can end an element, and what XML cannot hold is dropped", () => {
  expect(escapeXml(hostile)).toBe("&quot;&lt;script&gt;&amp;&apos;&lt;/script&gt;&quot; 😀 \u202eשלום \ufffd");
});

test("a sitemap entry has an absolute address, a date, a frequency and, where it has one, a priority", () => {
  const entry = { path: "/a?b=1&c=2", lastModified: new Date(0), frequency: "weekly" as const };
  expect(urlEntry(entry, "https://x.example")).toBe(
    "<url><loc>https://x.example/a?b=1&amp;c=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod><changefreq>weekly</changefreq></url>\n",
  );
  expect(urlEntry({ ...entry, priority: 1 }, "")).toContain("<priority>1.0</priority>");
});

test("an index lists sitemaps", () => {
  expect(toSitemapIndex(["https://x.example/sitemap.xml?parte=a"])).toContain(
    "<loc>https://x.example/sitemap.xml?parte=a</loc>",
  );
});

test("a feed escapes what staff typed", () => {
  const item = { title: hostile, path: "/links-uteis/x", description: "]]>", published: new Date(0) };
  const feed = toRss({ title: "T", description: "D", siteUrl: "https://x.example", path: "/feed.xml" }, [item]);
  expect(feed).not.toContain("<script>");
  expect(feed).toContain("<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>");
});
