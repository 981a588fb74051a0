const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export type SiteOrigin = { siteUrl: string; trustProxy: boolean };

/**
 * False for a request that another site made a browser send. The sender must be the site's own address, or the
 * host that the request came to; a proxy may name that host only when it is trusted. Browsers that send neither
 * header are held off by the cookie's SameSite, and programs without cookies have nothing to be abused for.
 */
export function isFromOwnSite(method: string, headers: Headers, { siteUrl, trustProxy }: SiteOrigin): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site");
    return site === null || site === "same-origin" || site === "none";
  }
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  if (host === "") return false;
  const forwarded = trustProxy ? headers.get("x-forwarded-host")?.split(",").at(-1)?.trim() : undefined;
  return host === new URL(siteUrl).host || host === (forwarded ?? headers.get("host"));
}
