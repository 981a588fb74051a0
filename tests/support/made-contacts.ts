import { toBusinessDay } from "#domain/business-day.ts";
import type { Contact } from "#domain/contact-figures.ts";

let made = 0;

/** A contact like any other, with what the test wants to be different. */
export function makeContact(change: Partial<Contact> = {}): Contact {
  made += 1;
  const at = change.at ?? new Date("2026-03-10T15:00:00Z");
  return {
    id: `contact${String(made).padStart(12, "0")}`,
    at,
    day: toBusinessDay(at),
    kind: "chat",
    path: "/",
    pageKind: "home",
    place: null,
    button: "hero",
    source: "direct",
    referrerHost: null,
    utm: { source: null, medium: null, campaign: null, term: null, content: null },
    isAd: false,
    device: "phone",
    ...change,
  };
}
