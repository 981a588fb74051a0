import type { Thing } from "schema-dts";

export type Graph = { "@context": "https://schema.org"; "@graph": Thing[] };

export function graphOf(...things: Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

/** What the data says of the site it stands on. */
export type SiteIdentity = { name: string; url: string; phone: string };
