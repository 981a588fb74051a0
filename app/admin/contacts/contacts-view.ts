import { deviceLabels, labelButton, labelPageKind, labelSource } from "#content/contact-labels.ts";
import { pageKinds } from "#content/page-kinds.ts";
import type { ContactBar, ContactOverview } from "#domain/contact-figures.ts";
import { missingPage } from "#domain/site-pages.ts";

/** What a bar stands for; a page that can be opened has its address. */
export type NamedValue = { label: string; href?: string };
/** `before` is left out where there is nothing to compare with. */
export type NamedBar = NamedValue & Pick<ContactBar, "chats" | "phones" | "contacts"> & { before?: number };

/** The overview with everything named in the words of the business. For loaders only. */
export function toContactsView({ bars, rates, ...overview }: ContactOverview) {
  return {
    ...overview,
    bars: {
      page: bars.page.map((bar) => toNamedBar(bar, namePage(bar.value))),
      place: bars.place.map((bar) => toNamedBar(bar, { label: bar.value || "Sem lugar na página" })),
      button: bars.button.map((bar) => toNamedBar(bar, { label: labelButton(bar.value) })),
      source: bars.source.map((bar) => toNamedBar(bar, { label: labelSource(bar.value) })),
      pageKind: bars["page-kind"].map((bar) => toNamedBar(bar, { label: labelPageKind(bar.value) })),
      device: bars.device.map((bar) => toNamedBar(bar, { label: findLabel(deviceLabels, bar.value) })),
    },
    rates: rates.map(({ path, ...rate }) => ({ ...namePage(path), ...rate })),
  };
}

export type ContactsView = ReturnType<typeof toContactsView>;

function toNamedBar({ chats, phones, contacts, before }: ContactBar, name: NamedValue): NamedBar {
  return { ...name, chats, phones, contacts, before };
}

function namePage(path: string): NamedValue {
  if (path === missingPage.path) return { label: pageKinds["not-found"].label };
  return { label: path === pageKinds.home.pattern ? pageKinds.home.label : path, href: path };
}

function findLabel(labels: Record<string, string>, value: string): string {
  return labels[value] ?? value;
}
