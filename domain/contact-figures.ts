import type { Day, Period } from "./business-day.ts";
import type { ContactKind, ContactReport, Device } from "./contact-report.ts";

/** A tap as it is kept: what the page reported, when it came and on what. No address, nothing that names a person. */
export type Contact = ContactReport & { at: Date; day: Day; device: Device };

/** By what contacts are summed. The value of "total" is always "", and so is a place that is not known. */
export const contactDimensions = ["total", "page", "page-kind", "place", "button", "source", "device"] as const;
export type ContactDimension = (typeof contactDimensions)[number];

/** Stands for the values of a day that were too many to be summed one by one. No button and no source is called so. */
export const otherValues = "(other)";

export type ContactCounts = { chats: number; phones: number; contacts: number };

export type ContactDay = ContactCounts & { day: Day; views: number };
export type ContactBar = ContactCounts & {
  value: string;
  /** Contacts of the same value in the period before. */
  before: number;
};

export type PageRate = {
  path: string;
  views: number;
  contacts: number;
  /** Contacts for each view; null where no view was counted. */
  rate: number | null;
};

export type ContactTotals = ContactCounts & { views: number; rate: number | null };

export type RateOrder = "contacts" | "views" | "rate";

/** All that a screen of contacts shows of a period, and of the one before it. */
export type ContactOverview = {
  period: Period;
  before: Period;
  totals: ContactTotals;
  totalsBefore: ContactTotals;
  /** Every day of the period, also those without a contact. */
  days: ContactDay[];
  daysBefore: ContactDay[];
  /** Most contacts first. */
  bars: Record<Exclude<ContactDimension, "total">, ContactBar[]>;
  rates: PageRate[];
};

/** Under which value of each dimension a contact is summed. */
export function getDimensionValues(contact: Contact): Record<ContactDimension, string> {
  return {
    total: "",
    page: contact.path,
    "page-kind": contact.pageKind,
    place: contact.place ?? "",
    button: contact.button,
    source: contact.source,
    device: contact.device,
  };
}

export function toCounts(kind: ContactKind): { chats: number; phones: number } {
  return { chats: kind === "chat" ? 1 : 0, phones: kind === "phone" ? 1 : 0 };
}

export function getRate(contacts: number, views: number): number | null {
  return views > 0 ? contacts / views : null;
}
