import { findPlaceInSlug, type PlaceNames } from "./place-in-slug.ts";
import { type FindSitePage, longestPath } from "./site-pages.ts";
import { toSlug } from "./slug.ts";
import { type VisitSource, visitSourceOf } from "./visit-source.ts";

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

/** Null for whatever no page of ours would send. */
export function parseContactReport(body: string, rules: ReportRules): ContactReport | null {
  const { ownHosts, placeNames, findSitePage } = rules;
  const fields = readFields(body);
  const page = fields && findSitePage(fields.path);
  if (!page) return null;
  const { id, kind, button = "content", place = "", referrer = "", query = "" } = fields;
  if (kind !== "chat" && kind !== "phone") return null;
  if (!isText(button, 30) || !/^[a-z][a-z-]*$/.test(button)) return null;
  if (!isText(place, 80) || !isText(referrer, 300) || !isText(query, 700)) return null;
  return {
    id,
    kind,
    path: page.path,
    pageKind: page.kind,
    place: (page.slug && findPlaceInSlug(page.slug, placeNames)) ?? placeNames.get(toSlug(place)) ?? null,
    button,
    ...visitSourceOf(query, referrer, ownHosts),
  };
}

/** The report of a browser whose page may run no script: all it knows is the link and the page. */
export function contactReportOfPing(link: URL, page: string, id: string): string {
  const { pathname, search } = URL.canParse(page) ? new URL(page) : { pathname: "", search: "" };
  return JSON.stringify({ ...Object.fromEntries(link.searchParams), id, path: pathname, query: search.slice(0, 700) });
}

export function parseViewReport(body: string, { findSitePage }: Pick<ReportRules, "findSitePage">): ViewReport | null {
  const fields = readFields(body);
  const page = fields && findSitePage(fields.path);
  return page ? { id: fields.id, path: page.path } : null;
}

export function deviceOf(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? "phone" : "desktop";
}

type Fields = { id: string; path: string } & Partial<
  Record<"kind" | "button" | "place" | "referrer" | "query", unknown>
>;

function readFields(body: string): Fields | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || !("id" in value) || !("path" in value)) return null;
  const { id, path } = value;
  if (!isText(id, 40) || !/^[a-z0-9]{12,}$/.test(id) || !isText(path, longestPath)) return null;
  return { ...value, id, path };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}
