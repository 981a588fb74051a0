const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Nobody sits between a browser and its own machine. */
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

export type SiteOrigin = { siteUrl: string; trustProxy: boolean };

/** The site's own host, and the one that the request came to; a proxy may name that one only when it is trusted. */
export function getOwnHosts(headers: Headers, { siteUrl, trustProxy }: SiteOrigin): string[] {
  const forwarded = trustProxy ? headers.get("x-forwarded-host")?.split(",").at(-1)?.trim() : undefined;
  const asked = forwarded ?? headers.get("host");
  return [new URL(siteUrl).host, ...(asked ? [asked] : [])];
}

/**
 * False for a request that another site made a browser send. Browsers that send neither header are held off by the
 * cookie's SameSite, and programs without cookies have nothing to be abused for.
 */
export function isFromOwnSite(method: string, headers: Headers, site: SiteOrigin): boolean {
  if (safeMethods.has(method)) return true;
  if (headers.has("origin")) return hasOwnOrigin(headers, site);
  const fetchSite = headers.get("sec-fetch-site");
  return fetchSite === null || fetchSite === "same-origin" || fetchSite === "none";
}

/** True only for what a browser sent from a page of ours: it names the origin of every POST and cannot be made to lie. */
export function isFromOwnPage(headers: Headers, site: SiteOrigin): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  return (fetchSite === null || fetchSite === "same-origin") && hasOwnOrigin(headers, site);
}

function hasOwnOrigin(headers: Headers, site: SiteOrigin): boolean {
  const text = headers.get("origin") ?? "";
  const origin = URL.canParse(text) ? new URL(text) : null;
  if (!origin || origin.host === "" || !getOwnHosts(headers, site).includes(origin.host)) return false;
  // Whoever sits between a visitor and the site can write what http pages say, also under its name.
  const isHttps = site.siteUrl.startsWith("https:");
  return !isHttps || origin.protocol === "https:" || loopback.has(origin.hostname);
}
