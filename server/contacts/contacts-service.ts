import { findSitePage } from "#content/page-kinds.ts";
import { lastDays, type Period, toBusinessDay } from "#domain/business-day.ts";
import type { ContactOverview, RateOrder } from "#domain/contact-figures.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import type { SiteOrigin } from "../security/own-site.ts";
import { createCollector } from "./collector.ts";
import { createContactFiguresRepository } from "./contact-figures-repository.ts";
import { contactsCsv } from "./contacts-csv.ts";
import { createContactsRepository } from "./contacts-repository.ts";
import { knownPlaces } from "./known-places.ts";
import { createReportHandler, type ReportHandler, type ReportSubject } from "./report-handler.ts";
import { startRetention } from "./retention.ts";

/** What the panel may ask about contacts. */
export type ContactsService = {
  getOverview(period: Period, order?: RateOrder): Promise<ContactOverview>;
  /** The single contacts of a period as the lines of a file, read as they are taken. */
  readCsv(period: Period): AsyncGenerator<string>;
  /** Those of these paths that somebody saw, or got in touch from, in the last days. */
  findVisited(paths: readonly string[], days: number): Promise<Set<string>>;
};

export type Contacts = {
  service: ContactsService;
  /** Counts what a page reports. */
  report: ReportHandler;
  /** Writes what was counted; after the last request and before the database closes. */
  stop(): Promise<void>;
};

type Parts = {
  database: Database;
  origin: SiteOrigin;
  log: Log;
  /** Told of every report that counts. */
  onCounted?(subject: ReportSubject): void;
};

export function openContacts({ database, origin, log, onCounted }: Parts): Contacts {
  const contacts = createContactsRepository(database);
  const figures = createContactFiguresRepository(database);
  const { findSavedSlugs } = createPageStore(database);
  const collector = createCollector({ ...contacts, findSavedSlugs }, log);
  const stopRetention = startRetention(contacts, log);
  return {
    service: {
      getOverview: figures.getOverview,
      findVisited: (paths, days) => figures.findVisited(paths, lastDays(days, toBusinessDay(new Date()))),
      readCsv: (period) => contactsCsv(contacts.readContacts(period)),
    },
    report: createReportHandler(collector, {
      origin,
      rules: { placeNames: knownPlaces(), findSitePage },
      log,
      onCounted,
    }),
    async stop() {
      await stopRetention();
      await collector.stop();
    },
  };
}
