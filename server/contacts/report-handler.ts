import { isbot } from "isbot";
import {
  detectDevice,
  parseContactReport,
  parseViewReport,
  type ReportRules,
  toPingReport,
} from "#domain/contact-report.ts";
import { newId } from "../database/new-id.ts";
import type { Log } from "../log.ts";
import { getOwnHosts, isFromOwnPage, type SiteOrigin } from "../security/own-site.ts";
import type { Collector } from "./collector.ts";
import { createFloodGuard } from "./flood-guard.ts";
import { readSmallBody } from "./small-body.ts";

export type ReportSubject = "contact" | "view";

export type ReportHandler = (subject: ReportSubject, request: Request, clientAddress: string) => Promise<Response>;

type Settings = {
  origin: SiteOrigin;
  rules: Omit<ReportRules, "ownHosts">;
  log: Log;
  onCounted?(subject: ReportSubject): void;
};

const largestReport = 2_048;
/** A carrier puts many phones behind one address, so an address may do more than one person would. */
const contactLimits = { perSecond: 200, perAddress: 40 };
const viewLimits = { perSecond: 1_000, perAddress: 200 };

/**
 * Counts what pages report. Whoever sends it learns nothing: the answer is always an empty 204, whether the report
 * counted or not, and no failure of ours is theirs.
 */
export function createReportHandler(collector: Collector, { origin, rules, log, onCounted }: Settings): ReportHandler {
  const guards = { contact: createFloodGuard(contactLimits), view: createFloodGuard(viewLimits) };

  return async (subject, request, clientAddress) => {
    try {
      await count(subject, request, clientAddress);
    } catch (error) {
      log.warn({ err: error, subject }, "a report could not be read");
    }
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  };

  async function count(subject: ReportSubject, request: Request, clientAddress: string): Promise<void> {
    const { headers } = request;
    const userAgent = headers.get("user-agent") ?? "";
    if (!isFromOwnPage(headers, origin) || isPrefetch(headers) || isbot(userAgent) || userAgent === "") return;
    const body = await readSmallBody(request, largestReport);
    if (body === null) return;
    const isPing = headers.get("content-type")?.startsWith("text/ping");
    if (subject === "contact") {
      const text = isPing ? toPingReport(new URL(request.url), headers.get("ping-from") ?? "", pingId()) : body;
      const report = parseContactReport(text, { ...rules, ownHosts: getOwnHosts(headers, origin) });
      if (!report || !guards.contact(clientAddress)) return;
      collector.addContact(report, detectDevice(userAgent));
    } else {
      const report = parseViewReport(body, rules);
      if (!report || !guards.view(clientAddress)) return;
      collector.addView(report);
    }
    onCounted?.(subject);
  }
}

/** A ping has no id of its own, and cannot be told from one sent again. */
function pingId(): string {
  return newId().replaceAll("-", "");
}

function isPrefetch(headers: Headers): boolean {
  return /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
}
