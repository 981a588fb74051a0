import type { Thing } from "schema-dts";

/** Data of a page as the text of a JSON-LD script. "<" is written so that nothing in it can end the script. */
export function toJsonLd(...things: Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}

/**
 * A thing by its own name. Many things of schema.org stand for all their kinds, hundreds of them, against each of which
 * what we write would be compared.
 */
export type Named<Something, Type extends string> = Extract<Something, { "@type": Type }>;

/** What the data says of the site it stands on. */
export type SiteIdentity = { name: string; url: string; phone: string };
