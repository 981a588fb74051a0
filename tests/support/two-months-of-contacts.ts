import { addDays, type Day, toBusinessDay } from "#domain/business-day.ts";
import type { Contact } from "#domain/contact-figures.ts";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { makeContact } from "./made-contacts.ts";
import { type Where, withDatabase } from "./with-database.ts";

export type MadeContacts = { today: Day; contacts: Contact[]; views: { day: Day; path: string; views: number }[] };

const daysMade = 56;

const pages: Pick<Contact, "path" | "pageKind" | "place">[] = [
  { path: "/", pageKind: "home", place: null },
  { path: "/links-uteis/instalacao-de-motor-de-portao-basculante-mooca", pageKind: "useful-link", place: "Mooca" },
  { path: "/cidades/osasco", pageKind: "city", place: "Osasco" },
  { path: "/cidades/guarulhos", pageKind: "city", place: "Guarulhos" },
  {
    path: "/links-uteis/conserto-de-portao-eletronico-24-horas-em-sao-caetano-do-sul",
    pageKind: "useful-link",
    place: "São Caetano do Sul",
  },
  { path: "/guia-completo", pageKind: "guide", place: null },
  { path: "/termos/motor-de-portao-deslizante", pageKind: "term", place: null },
  { path: "/instalacao-motor-portao-automatico", pageKind: "services", place: null },
  { path: "/duvidas-frequentes", pageKind: "faq", place: null },
];
/** Some pages bring more than others. */
const favourites = [0, 1, 2, 0, 3, 1, 2, 4, 0, 5, 6, 1, 7];
const sources = ["direct", "site:google.com", "ad:google", "site:google.com", "utm:boletim", "site:instagram.com"];
const buttons = ["floating", "hero", "floating", "header", "content", "call-to-action", "footer"];

/** Two times 28 days up to today, the second better than the first, busy and quiet days, always the same. */
export async function insertTwoMonthsOfContacts(where: Where): Promise<MadeContacts> {
  const today = toBusinessDay(new Date());
  const made: MadeContacts = { today, contacts: [], views: [] };
  for (let index = 0; index < daysMade; index++) {
    const day = addDays(today, index + 1 - daysMade);
    const count = 2 + ((index * 5) % 7) + Math.floor(index / 14);
    for (let turn = 0; turn < count; turn++) made.contacts.push(makeOne(day, made.contacts.length));
    made.views.push(...pages.map(({ path }, page) => ({ day, path, views: 31 - page * 3 + ((index + page) % 6) })));
  }
  await withDatabase(where, async (database) => {
    await createContactsRepository(database).insertContacts(made.contacts);
    await createContactsRepository(database).addViews(made.views);
  });
  return made;
}

function makeOne(day: Day, seed: number): Contact {
  const source = sources[seed % sources.length] ?? "direct";
  return makeContact({
    ...pages[favourites[seed % favourites.length] ?? 0],
    at: new Date(`${day}T15:00:00Z`),
    kind: seed % 4 === 1 ? "phone" : "chat",
    button: buttons[seed % buttons.length] ?? "hero",
    source,
    isAd: source.startsWith("ad:"),
    device: seed % 5 === 0 ? "desktop" : "phone",
    utm: {
      source: source === "utm:boletim" ? "=boletim" : null,
      medium: null,
      campaign: null,
      term: null,
      content: null,
    },
  });
}
