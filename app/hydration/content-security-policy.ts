import { createHash } from "node:crypto";
import { hash as publicScriptHash } from "./public-page.ts?inline-script";
import { speculationRules } from "./speculation-rules.ts";

const speculationHash = `sha256-${createHash("sha256").update(speculationRules).digest("base64")}`;
const hashes = `'${publicScriptHash}' '${speculationHash}'`;

/** What Google asks for to report conversions, through its ads tag or a tag-manager container. */
const tagHosts = [
  "https://www.googletagmanager.com",
  "https://www.googleadservices.com",
  "https://pagead2.googlesyndication.com",
  "https://googleads.g.doubleclick.net",
  "https://www.google.com",
].join(" ");
const tagReportHosts = `${tagHosts} https://google.com https://www.google.com.br`;
const tagFrameHosts = "https://www.googletagmanager.com https://td.doubleclick.net";

const shared = [
  "default-src 'none'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const own = [...shared, "img-src 'self' data:", "connect-src 'self'"];
const ownPolicy = [...own, `script-src 'self' ${hashes}`, "style-src 'self'"];
const policyWithTags = [
  ...shared,
  `img-src 'self' data: ${tagReportHosts}`,
  `connect-src 'self' ${tagReportHosts}`,
  `script-src 'self' ${hashes} ${tagHosts}`,
  "style-src 'self'",
];

/** What a public page needs beyond its own: an address it shows in a frame, hosts of tags that are set up. */
type PageNeeds = { frameUrl: string | null; hasTags: boolean };

/**
 * Public pages carry constant scripts only, so hashes name them and the page can be cached. Other hosts are allowed
 * where a tag is set up; that none is asked before the visitor agrees is the consent script's part.
 */
export function publicPolicy({ frameUrl, hasTags }: PageNeeds): string {
  const frames = [...(frameUrl === null ? [] : [new URL(frameUrl).origin]), ...(hasTags ? [tagFrameHosts] : [])];
  const policy = hasTags ? policyWithTags : ownPolicy;
  return [...policy, ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : [])].join("; ");
}

/** Panel pages carry their data in scripts. Its dialogs and toasts set styles of their own. */
export function panelPolicy(nonce: string): string {
  return [...own, `script-src 'self' 'nonce-${nonce}'`, "style-src 'self' 'unsafe-inline'"].join("; ");
}
