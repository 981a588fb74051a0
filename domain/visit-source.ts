/** The tags that an advertiser or a newsletter adds to its links. */
export type UtmTags = {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  term: string | null;
  content: string | null;
};

export type VisitSource = {
  referrerHost: string | null;
  utm: UtmTags;
  isAd: boolean;
  /** One word for charts: "ad:google", "utm:boletim", "site:instagram.com" or "direct". */
  source: string;
};

const googleClickIds = ["gclid", "gbraid", "wbraid"];

/** Where a visit came from, by the address that it landed on and the page that linked there. */
export function getVisitSource(query: string, referrer: string, ownHosts: readonly string[]): VisitSource {
  const tags = new URLSearchParams(query);
  const utm: UtmTags = {
    source: cleanTag(tags.get("utm_source")),
    medium: cleanTag(tags.get("utm_medium")),
    campaign: cleanTag(tags.get("utm_campaign")),
    term: cleanTag(tags.get("utm_term")),
    content: cleanTag(tags.get("utm_content")),
  };
  const isGoogleAd = googleClickIds.some((name) => tags.has(name));
  const isAd = isGoogleAd || tags.has("fbclid") || utm.medium?.toLowerCase() === "cpc";
  const referrerHost = getHost(referrer, ownHosts);
  return { referrerHost, utm, isAd, source: nameSource() };

  function nameSource(): string {
    const campaign = utm.source?.toLowerCase();
    if (isAd) return `ad:${campaign ?? (isGoogleAd ? "google" : tags.has("fbclid") ? "facebook" : "outro")}`;
    if (campaign) return `utm:${campaign}`;
    return referrerHost ? `site:${referrerHost}` : "direct";
  }
}

/** Text that a database takes as it is: no control characters, no half characters, 80 characters at most. */
function cleanTag(value: string | null): string | null {
  const clean = value
    ?.replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, 80)
    .toWellFormed();
  return clean || null;
}

/** Without the prefixes under which one site sends its visitors: www, mobile, link shims. */
function getHost(referrer: string, ownHosts: readonly string[]): string | null {
  const url = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!url || url.hostname === "" || ownHosts.includes(url.host)) return null;
  const host = url.hostname.toLowerCase().replace(/^(www|m|l|lm|out)\./, "");
  return /^[\w.:[\]-]{1,100}$/.test(host) ? host : null;
}
