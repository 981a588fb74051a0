export type PageDescription = {
  title: string;
  description: string;
  /** For links that are shared, where it should say something else than the description. */
  shareText?: string;
  /** The one address of the page, without host. */
  path: string;
  keywords?: readonly string[];
  /** A page that answers but should be in no index, such as an unknown place. */
  isHidden?: boolean;
  type?: "website" | "article";
};

export type MetaTag = { name: string; content: string } | { property: string; content: string };

type Site = { name: string; url: string };

/** What search engines and link previews read of a page. A hidden page has neither an address nor a picture to share. */
export function getMetaTags(page: PageDescription, site: Site): { canonical: string | null; tags: MetaTag[] } {
  const tags: MetaTag[] = [{ name: "description", content: page.description }];
  if (page.keywords?.length) tags.push({ name: "keywords", content: page.keywords.join(", ") });
  if (page.isHidden) return { canonical: null, tags: [...tags, { name: "robots", content: "noindex" }] };

  const canonical = site.url + page.path;
  const image = site.url + shareImagePath(page.path);
  const shared = page.shareText || page.description;
  const alt = `${page.title} - ${site.name}`;
  return {
    canonical,
    tags: [
      ...tags,
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:locale", content: "pt_BR" },
      { property: "og:title", content: page.title },
      { property: "og:description", content: shared },
      { property: "og:url", content: canonical },
      { property: "og:image", content: image },
      { property: "og:image:width", content: String(shareImageSize.width) },
      { property: "og:image:height", content: String(shareImageSize.height) },
      { property: "og:image:alt", content: alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: page.title },
      { name: "twitter:description", content: shared },
      { name: "twitter:image", content: image },
      { name: "twitter:image:alt", content: alt },
    ],
  };
}

export const shareImageSize = { width: 1200, height: 630 };

/** Pages of one segment are of the kind "paginas"; the home page is one of them. The pages of a list share a picture. */
export function shareImagePath(path: string): string {
  const [first = "", second] = path.replace(/\?.*/, "").split("/").filter(Boolean);
  return second === undefined ? `/og/paginas/${first || "inicio"}.png` : `/og/${first}/${second}.png`;
}

/** The address that a share image belongs to, or null when it is no name of one. */
export function parseShareImagePath(kind: string, file: string): string | null {
  const slug = /^([\w-]+)\.png$/.exec(file)?.[1];
  if (slug === undefined) return null;
  if (kind !== "paginas") return `/${kind}/${slug}`;
  return slug === "inicio" ? "/" : `/${slug}`;
}

const descriptionLength = { min: 70, max: 160 };

/** The first sentences of a text that have room; of one that is too long, its beginning. */
function takeSentences(text: string, room: number): string {
  let taken = "";
  for (const sentence of text.split(/(?<=[.?!])\s+/)) {
    const longer = taken === "" ? sentence : `${taken} ${sentence}`;
    if (longer.length > room) break;
    taken = longer;
  }
  if (taken !== "") return taken;
  const cut = text.slice(0, room - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(","), cut.lastIndexOf(" "))).replace(/[\s,;:]+$/, "")}…`;
}

/** As much of a text as a search result shows; a short one gets the tail. */
export function toMetaDescription(text: string, tail: string): string {
  const { min, max } = descriptionLength;
  const description = takeSentences(text, max);
  const withTail = `${description} ${tail}`;
  return withTail.length <= max || description.length < min ? withTail.slice(0, max) : description;
}

/** The same for a page whose sisters begin alike: the tail, which tells them apart, is never left out. */
export function toSisterDescription(text: string, tail: string): string {
  return `${takeSentences(text, descriptionLength.max - tail.length - 1)} ${tail}`;
}
