import { z } from "zod";
import { parseJson } from "./parse-json.ts";
import { findPlaceInSlug, type PlaceNames } from "./place-in-slug.ts";
import { type FindSitePage, longestPath } from "./site-pages.ts";
import { toSlug } from "./slug.ts";
import { getVisitSource, type VisitSource } from "./visit-source.ts";

export type ContactKind = "chat" | "phone";
export type Device = "phone" | "desktop";

/** One tap on a chat or phone link, as the visitor's page reports it. */
export type ContactReport = VisitSource & {
  /** Made up by the page for this tap, so that a report sent twice counts once. */
  id: string;
  kind: ContactKind;
  path: string;
  pageKind: string;
  place: string | null;
  /** Which button of the page. */
  button: string;
};

export type ViewReport = { id: string; path: string };

export type ReportRules = { ownHosts: readonly string[]; placeNames: PlaceNames; findSitePage: FindSitePage };

const viewSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{12,40}$/),
  path: z.string().max(longestPath),
});

const contactSchema = viewSchema.extend({
  kind: z.enum(["chat", "phone"]),
  button: z
    .string()
    .regex(/^[a-z][a-z-]{0,29}$/)
    .default("content"),
  place: z.string().max(80).default(""),
  referrer: z.string().max(300).default(""),
  query: z.string().max(700).default(""),
});

/** Null for whatever no page of ours would send. */
export function parseContactReport(body: string, rules: ReportRules): ContactReport | null {
  const { ownHosts, placeNames, findSitePage } = rules;
  const fields = parseJson(body, contactSchema);
  const page = fields && findSitePage(fields.path);
  if (!page) return null;
  const { id, kind, button, place, referrer, query } = fields;
  return {
    id,
    kind,
    path: page.path,
    pageKind: page.kind,
    place: (page.slug && findPlaceInSlug(page.slug, placeNames)) ?? placeNames.get(toSlug(place)) ?? null,
    button,
    ...getVisitSource(query, referrer, ownHosts),
  };
}

/** The report of a browser whose page may run no script: all it knows is the link and the page. */
export function toPingReport(link: URL, page: string, id: string): string {
  const { pathname, search } = URL.canParse(page) ? new URL(page) : { pathname: "", search: "" };
  return JSON.stringify({ ...Object.fromEntries(link.searchParams), id, path: pathname, query: search.slice(0, 700) });
}

export function parseViewReport(body: string, { findSitePage }: Pick<ReportRules, "findSitePage">): ViewReport | null {
  const fields = parseJson(body, viewSchema);
  const page = fields && findSitePage(fields.path);
  return page ? { id: fields.id, path: page.path } : null;
}

export function detectDevice(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? "phone" : "desktop";
}
