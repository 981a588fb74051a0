import { type IssueReason, issueReasons } from "#domain/page-issues.ts";
import { readPageNumber } from "#domain/paging.ts";
import { qualityPath } from "../pages/page-paths.ts";

/** What the address of the queue says: for which reason, which words, and which page of it. */
export type QueuePlace = { reason: IssueReason | null; search: string; page: number };

const reasonNames: Record<IssueReason, string> = {
  "outdated-facts": "dados",
  "place-not-served": "lugar",
  "off-subject": "assunto",
  twin: "repetido",
  "same-intent": "mesma-busca",
  "broken-link": "link",
  thin: "curto",
  "no-visits": "visitas",
  orphan: "sem-links",
  "long-title": "titulo",
  "long-description": "descricao",
};

export function toReasonName(reason: IssueReason): string {
  return reasonNames[reason];
}

export function readReason(name: string | null): IssueReason | null {
  return issueReasons.find((reason) => reasonNames[reason] === name) ?? null;
}

export function readQueuePlace(query: URLSearchParams): QueuePlace {
  return {
    reason: readReason(query.get("motivo")),
    search: (query.get("busca") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    page: Math.min(readPageNumber(query.get("pagina")), 100_000),
  };
}

/** `done` is what was just done, which the page offers to undo. */
export function toQueueAddress({ reason = null, search = "", page = 1 }: Partial<QueuePlace>, done?: string): string {
  const query = new URLSearchParams();
  if (reason) query.set("motivo", reasonNames[reason]);
  if (search) query.set("busca", search);
  if (page > 1) query.set("pagina", String(page));
  if (done) query.set("feito", done);
  return query.size > 0 ? `${qualityPath}?${query}` : qualityPath;
}
