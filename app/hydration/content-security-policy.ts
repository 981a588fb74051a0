import { createHash } from "node:crypto";
import { intentScript, speculationRules } from "./public-scripts.ts";

const hashes = [intentScript, speculationRules]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

const shared = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * Public pages carry constant scripts only, so hashes name them and the page can be cached.
 * `frameUrl` is the one address that the page may show in a frame.
 */
export function publicPolicy(frameUrl: string | null): string {
  const frames = frameUrl === null ? [] : [`frame-src ${new URL(frameUrl).origin}`];
  return [...shared, `script-src 'self' ${hashes}`, "style-src 'self'", ...frames].join("; ");
}

/** Panel pages carry their data in scripts. Its dialogs and toasts set styles of their own. */
export function panelPolicy(nonce: string): string {
  return [...shared, `script-src 'self' 'nonce-${nonce}'`, "style-src 'self' 'unsafe-inline'"].join("; ");
}
